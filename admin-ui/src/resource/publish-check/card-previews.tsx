import { Text } from '@mantine/core';
import { useState } from 'react';
import type { CheckedDraft } from './checked-draft';
import classes from './previews.module.css';
import { wording as sentences } from './wording';

interface ShownAs {
  siteTitle: string;
  title: string;
  description: string;
  /** URL of the page in parts, without the protocol: ['amani.example', 'blog', 'posture'] */
  address: readonly string[];
}

/** Shows a search result; the style sheet shortens it to the lines that Google gives it. */
export function GooglePreview({
  siteTitle,
  title,
  description,
  address,
  on,
}: ShownAs & { on: 'computer' | 'phone' }) {
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
          <div className={classes.googleTitle}>{[title, siteTitle].filter(Boolean).join(' · ')}</div>
          <div className={classes.googleText}>{description}</div>
        </div>
      </div>
    </figure>
  );
}

const wording = sentences.shown;

interface CardProps extends ShownAs {
  draft: CheckedDraft;
}

/** Shows the link in a message, laid out as in WhatsApp. */
export function WhatsAppPreview({ draft, siteTitle, title, description, address: [domain = ''] }: CardProps) {
  return (
    <figure className={classes.preview}>
      <figcaption className={classes.caption}>{wording.whatsApp}</figcaption>
      <div className={classes.whatsApp}>
        <PreviewPicture draft={draft} title={title} className={classes.whatsAppPicture} />
        <div className={classes.whatsAppWords}>
          <div className={classes.whatsAppTitle}>{[title, siteTitle].filter(Boolean).join(' · ')}</div>
          <div className={classes.whatsAppText}>{description}</div>
          <div className={classes.whatsAppDomain}>{domain}</div>
        </div>
      </div>
    </figure>
  );
}

/** Shows the link as a large card on X, with the title on the picture. */
export function XPreview({ draft, siteTitle, title, address: [domain = ''] }: CardProps) {
  return (
    <figure className={classes.preview}>
      <figcaption className={classes.caption}>{wording.x}</figcaption>
      <div className={classes.x}>
        <div className={classes.xCard}>
          <PreviewPicture draft={draft} title={title} className={classes.xPicture} />
          <div className={classes.xTitle}>{[title, siteTitle].filter(Boolean).join(' · ')}</div>
        </div>
        <div className={classes.xDomain}>{wording.from(domain)}</div>
      </div>
    </figure>
  );
}

interface PreviewPictureProps {
  draft: CheckedDraft;
  title: string;
  className: string | undefined;
}

/** The picture that the site sends with the link, rendered by the site itself. */
function PreviewPicture({ draft, title, className }: PreviewPictureProps) {
  const { src, isDrawn } = drawnPreview(draft, title);
  const [failed, setFailed] = useState<string | null>(null);
  if (failed === src)
    return (
      <Text size="sm" role="status" className={classes.failed}>
        {wording.pictureFailed}
      </Text>
    );
  return (
    <img
      className={className}
      src={src}
      alt={wording.picture}
      title={isDrawn ? undefined : wording.centred}
      width={1200}
      height={630}
      onError={() => setFailed(src)}
    />
  );
}

/**
 * Returns the URL of a form's preview picture. The site draws it once its content is stored there.
 * @param title text of the image that is drawn for an item without one
 */
function drawnPreview({ cover, preview }: CheckedDraft, title: string): { src: string; isDrawn: boolean } {
  const shown = [preview, cover].find((file) => file?.kind === 'image');
  if (shown?.url.startsWith('blob:')) return { src: shown.url, isDrawn: false };
  const search = new URLSearchParams(shown ? { picture: shown.url } : { title });
  if (shown?.focus) search.set('focus', `${shown.focus.x},${shown.focus.y}`);
  return { src: `/preview-of-draft.jpg?${search}`, isDrawn: true };
}
