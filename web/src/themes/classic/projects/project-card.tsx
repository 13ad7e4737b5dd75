import type { Project } from '../../../features/projects/project';
import { projectsWording } from '../../../features/projects/wording';
import { WithoutScript } from '../../../routing/more-pages';
import { FilmPlayer } from '../../shared/film-player';
import { FramedPhoto } from '../components/framed-photo';
import { LeaderList } from '../components/leader-list';
import actions from '../styles/action.module.css';
import text from '../styles/type.module.css';
import { wording } from '../wording';
import classes from './project-card.module.css';

/**
 * One project: frame, badge, title, description, facts and the link to its details. With JavaScript they open over the
 * list; without it the link leads to the modern theme's page.
 */
export function ProjectCard({ project, onDetails }: { project: Project; onDetails: () => void }) {
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

/** The status of a project; the tone sets only the colour. */
export function ProjectBadge({ project: { statusLabel, tone } }: { project: Project }) {
  return (
    <p className={`${text.label} ${classes.badge}`} data-tone={tone}>
      {statusLabel}
    </p>
  );
}

interface ProjectMediaProps {
  project: Project;
  /** Displayed width, as `<img sizes>` */
  sizes: string;
  /** Whether the film can be played; otherwise only its poster is shown */
  playable?: boolean;
  className?: string;
}

/** The photograph or film of a project behind a mat; nothing without either. */
export function ProjectMedia({ project, sizes, playable = false, className = '' }: ProjectMediaProps) {
  const { film } = project;
  const picture = project.picture ?? (playable ? null : film?.poster);
  if (picture) return <FramedPhoto picture={picture} sizes={sizes} className={className} />;
  if (!film) return null;
  return (
    <div className={`${classes.frame} ${className}`} data-playable={playable}>
      {playable ? (
        <FilmPlayer film={film} sizes={sizes} className={classes.film} buttonClassName={actions.button} />
      ) : (
        <div className={classes.film} role="img" aria-label={film.description} />
      )}
    </div>
  );
}
