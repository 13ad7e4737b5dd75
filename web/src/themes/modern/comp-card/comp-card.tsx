import type { CompCard } from '../../../features/comp-card/comp-card';
import { compCardWording } from '../../../features/comp-card/wording';
import { mailtoHref, telHref } from '../../../features/contact-details/contact-details';
import { Photo } from '../../../pictures/photo';
import actions from '../styles/action.module.css';
import classes from './comp-card.module.css';

/** Both sides of the card, as they are printed. */
export function CompCardSides({ card }: { card: CompCard }) {
  const { name, pictures, measurements, email, phone } = card;
  const [main, ...others] = pictures;
  const dialled = telHref(phone);
  return (
    <div className={classes.sides}>
      <section aria-label={compCardWording.front} className={classes.side}>
        <div className={classes.front}>
          {main && <Photo picture={main.picture} sizes="(min-width: 62em) 36vw, 92vw" priority />}
          <h2 className={classes.name} data-long={name.length > 24 || undefined}>
            {name}
          </h2>
        </div>
      </section>
      <section aria-label={compCardWording.back} className={classes.side}>
        <div className={classes.back} data-ground="light">
          {others.length > 0 && (
            <ul className={classes.pictures} data-count={others.length}>
              {others.map(({ picture, original }) => (
                <li key={original}>
                  <Photo picture={picture} sizes="(min-width: 62em) 20vw, 50vw" />
                </li>
              ))}
            </ul>
          )}
          <p className={classes.nameAgain}>{name}</p>
          <dl className={classes.measurements} aria-label={compCardWording.measurements}>
            {measurements.map(({ label, value }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike
              <div key={index}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p className={classes.contact}>
            {email && <a href={mailtoHref(email)}>{email}</a>}
            {dialled ? <a href={dialled}>{phone}</a> : <span>{phone}</span>}
          </p>
        </div>
      </section>
    </div>
  );
}

/** Downloads of the card. Plain links, because they lead to files and out of the app. */
export function CompCardFiles() {
  return (
    <ul className={classes.files}>
      {compCardWording.files.map(({ href, label }) => (
        <li key={href}>
          <a href={href} className={actions.action} target="_blank" rel="noopener">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
