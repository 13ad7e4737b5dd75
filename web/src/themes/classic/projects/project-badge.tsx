import type { Project } from '../../../features/projects/project';
import text from '../styles/type.module.css';
import classes from './project-badge.module.css';

/** What state a project is in; the tone decides the colour and nothing else. */
export function ProjectBadge({ project: { statusLabel, tone } }: { project: Project }) {
  return (
    <p className={`${text.label} ${classes.badge}`} data-tone={tone}>
      {statusLabel}
    </p>
  );
}
