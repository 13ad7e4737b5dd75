import type { Project } from '../../../features/projects/project';
import { projectsWording } from '../../../features/projects/wording';
import { WithoutScript } from '../../../routing/more-pages';
import { FramedPhoto } from '../pieces/framed-photo';
import { LeaderList } from '../pieces/leader-list';
import actions from '../styles/action.module.css';
import text from '../styles/type.module.css';
import { wording } from '../wording';
import classes from './project-card.module.css';

interface ProjectCardProps {
  project: Project;
  onDetails: () => void;
}

/**
 * One project: frame, badge, title, description, facts and the way to its details. They open over the list, for which
 * a script is needed; without one the newer theme's page of the project has them.
 */
export function ProjectCard({ project, onDetails }: ProjectCardProps) {
  const { id, title, description, duration, location } = project;
  return (
    <article className={classes.card}>
      <ProjectMedia project={project} sizes="(min-width: 48em) 64vw, 130vw" className={classes.media} />
      <ProjectBadge project={project} />
      <h2 className={`${text.title2} ${classes.title}`}>{title}</h2>
      <p className={classes.description}>{description}</p>
      <LeaderList
        rows={[
          { label: projectsWording.duration, value: duration ?? projectsWording.notSpecified },
          { label: projectsWording.location, value: location ?? projectsWording.notSpecified },
        ]}
      />
      <button
        type="button"
        data-needs-script=""
        className={`${actions.action} ${classes.details}`}
        aria-label={wording.projects.detailsOf(title)}
        onClick={onDetails}
      >
        {projectsWording.details}
      </button>
      <WithoutScript>
        <a
          href={`/projects/${id}`}
          className={`${actions.action} ${classes.details}`}
          aria-label={wording.projects.detailsOf(title)}
        >
          {projectsWording.details}
        </a>
      </WithoutScript>
    </article>
  );
}

/** What state a project is in; the tone decides the colour and nothing else. */
export function ProjectBadge({ project: { statusLabel, tone } }: { project: Project }) {
  return (
    <p className={`${text.label} ${classes.badge}`} data-tone={tone}>
      {statusLabel}
    </p>
  );
}

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
