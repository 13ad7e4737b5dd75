import { Link } from '@tanstack/react-router';
import type { Project } from '../../../features/projects/project';
import { projectsWording } from '../../../features/projects/wording';
import { Photo } from '../../../pictures/photo';
import { FilmPlayer } from '../../shared/film-player';
import { FactList } from '../components/fact-list';
import actions from '../styles/action.module.css';
import text from '../styles/type.module.css';
import { wording } from '../wording';
import classes from './project-card.module.css';

/** A project at a glance: photograph, status, title, where and how long, the first lines of its text. */
export function ProjectCard({ project, priority }: { project: Project; priority: boolean }) {
  const { id, title, description, duration, location } = project;
  return (
    <article className={classes.card}>
      <ProjectMedia
        project={project}
        sizes="(min-width: 62em) 55vw, (min-width: 48em) 45vw, 92vw"
        priority={priority}
        className={classes.media}
      />
      <div className={classes.words}>
        <StatusBadge project={project} />
        <h2 className={`${text.title2} ${classes.title}`}>{title}</h2>
        <FactList
          facts={[
            { label: projectsWording.duration, value: duration ?? projectsWording.notSpecified },
            { label: projectsWording.location, value: location ?? projectsWording.notSpecified },
          ]}
          classNames={{ list: classes.facts }}
        />
        <p className={classes.description}>{description}</p>
        <Link
          to="/projects/$projectId"
          params={{ projectId: id }}
          className={`${actions.action} ${classes.details}`}
          aria-label={wording.projects.detailsOf(projectsWording.details, title)}
        >
          {projectsWording.details}
        </Link>
      </div>
    </article>
  );
}

/** The status of a project. An unknown one is shown as the owner wrote it, in a neutral colour. */
export function StatusBadge({ project: { statusLabel, tone } }: { project: Project }) {
  return (
    <span className={`${text.label} ${classes.badge}`} data-tone={tone}>
      {statusLabel}
    </span>
  );
}

interface ProjectMediaProps {
  project: Project;
  /** Displayed width, as `<img sizes>` */
  sizes: string;
  priority?: boolean;
  /** Whether the film can be played; otherwise only its poster is shown */
  playable?: boolean;
  className?: string;
}

/** The photograph or film of a project; nothing without either. */
export function ProjectMedia({ project, playable = false, className, ...shown }: ProjectMediaProps) {
  const { film } = project;
  const picture = project.picture ?? (playable ? null : film?.poster);
  if (picture) return <Photo picture={picture} className={className} {...shown} />;
  if (!film) return null;
  if (!playable) return <div className={className} role="img" aria-label={film.description} />;
  return <FilmPlayer film={film} className={className} buttonClassName={actions.button} {...shown} />;
}
