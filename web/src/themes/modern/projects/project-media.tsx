import type { Project } from '../../../features/projects/project';
import { Photo } from '../../../pictures/photo';

interface ProjectMediaProps {
  project: Project;
  /** As `<img sizes>` */
  sizes: string;
  priority?: boolean;
  /** A video can be played; without it shows its first frame */
  playable?: boolean;
  className?: string;
}

/** The photograph or video of a project; nothing when it has neither. */
export function ProjectMedia({ project, sizes, priority, playable = false, className }: ProjectMediaProps) {
  const { picture, video } = project;
  if (picture) return <Photo picture={picture} sizes={sizes} priority={priority} className={className} />;
  if (!video) return null;
  // Muted until the visitor asks for sound: the owner's uploads come without captions.
  return (
    <video
      src={video.src}
      aria-label={video.description}
      controls={playable}
      muted
      playsInline
      preload="metadata"
      tabIndex={playable ? undefined : -1}
      className={className}
    />
  );
}
