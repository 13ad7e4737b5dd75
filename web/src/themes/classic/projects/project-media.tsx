import type { Project } from '../../../features/projects/project';
import { FramedPhoto } from '../pieces/framed-photo';
import classes from './project-media.module.css';

interface ProjectMediaProps {
  project: Project;
  /** How wide it is shown, as `<img sizes>` */
  sizes: string;
  /** A film can be played here; otherwise its first picture stands for it */
  playable?: boolean;
  className?: string;
}

/** The photograph or the film of a project behind a mat; nothing for a project without either. */
export function ProjectMedia({ project, sizes, playable = false, className = '' }: ProjectMediaProps) {
  const { picture, video } = project;
  if (picture) return <FramedPhoto picture={picture} sizes={sizes} className={className} />;
  if (!video) return null;
  return (
    <div className={`${classes.frame} ${className}`}>
      {/* biome-ignore lint/a11y/useMediaCaption: the owner's films have no speech to caption */}
      <video
        controls={playable}
        playsInline
        preload="metadata"
        aria-label={video.description}
        className={classes.video}
      >
        <source src={video.src} type={video.mime} />
      </video>
    </div>
  );
}
