import { IconPhotoOff, IconPlayerPlayFilled } from '@tabler/icons-react';
import { copyFor } from '../../strapi/media-file';
import type { Project } from './project';
import classes from './project-thumbnail.module.css';
import { wording } from './wording';

/** Device pixels: 88 CSS pixels wide on a sharp screen. */
const THUMBNAIL_PIXELS = 176;

/** The frame that stands for a video: the very first one is often black. */
const STILL = '#t=0.1';

/** What the project shows, small: its image, a still of its video, or a mark that there is none. */
export function ProjectThumbnail({ project: { media, title } }: { project: Project }) {
  if (!media) {
    return (
      <span className={classes.frame} data-missing title={wording.noMedia}>
        <IconPhotoOff size={20} stroke={1.5} role="img" aria-label={wording.noMedia} />
      </span>
    );
  }
  if (media.kind === 'image') {
    return (
      <img className={classes.frame} src={copyFor(media, THUMBNAIL_PIXELS)} alt={media.alt} loading="lazy" />
    );
  }
  return (
    <span className={classes.frame}>
      {/* A still picture here; the public page plays it. */}
      <video
        className={classes.still}
        src={media.url + STILL}
        aria-label={media.alt || wording.video(title)}
        preload="metadata"
        muted
        tabIndex={-1}
      />
      <IconPlayerPlayFilled className={classes.play} size={18} aria-hidden />
    </span>
  );
}
