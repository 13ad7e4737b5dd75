import type { Project } from '../../../features/projects/project';
import text from '../styles/type.module.css';
import classes from './status-badge.module.css';

/** How far a project is. An unknown status is named as the owner wrote it and stays neutral. */
export function StatusBadge({ project: { statusLabel, tone } }: { project: Project }) {
  return (
    <span className={`${text.label} ${classes.badge}`} data-tone={tone}>
      {statusLabel}
    </span>
  );
}
