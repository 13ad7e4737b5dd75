import { projectsWording } from '../../../features/projects/wording';
import classes from './project-tags.module.css';

/** A line of fields of work; decoration, nothing to press. */
export function ProjectTags() {
  return (
    <ul className={classes.tags}>
      {projectsWording.tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  );
}
