import { cutForGoogle, GOOGLE } from './google-width';
import classes from './previews.module.css';
import { wording as sentences } from './wording';

const wording = sentences.shown;

export interface ShownAs {
  siteTitle: string;
  title: string;
  description: string;
  /** URL of the page in parts, without the protocol: ['amani.example', 'blog', 'posture'] */
  address: readonly string[];
}

/** Shows a search result, shortened as Google does. */
export function GooglePreview({
  siteTitle,
  title,
  description,
  address,
  on,
}: ShownAs & { on: keyof typeof GOOGLE }) {
  const place = GOOGLE[on];
  return (
    <figure className={classes.preview}>
      <figcaption className={classes.caption}>{wording[on]}</figcaption>
      <div className={classes.scroller}>
        <div className={classes.google} data-on={on}>
          <div className={classes.googleSite}>
            <span className={classes.googleIcon} aria-hidden />
            <span className={classes.googleNames}>
              <span className={classes.googleName}>{siteTitle}</span>
              <span className={classes.googleAddress}>{`https://${address.join(' › ')}`}</span>
            </span>
          </div>
          <div className={classes.googleTitle}>
            {cutForGoogle([title, siteTitle].filter(Boolean).join(' · '), place.title)}
          </div>
          <div className={classes.googleText}>{cutForGoogle(description, place.description)}</div>
        </div>
      </div>
    </figure>
  );
}
