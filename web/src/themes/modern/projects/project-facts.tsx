import { longDateOfMoment } from '../../../dates/long-date';
import type { Project } from '../../../features/projects/project';
import { projectsWording } from '../../../features/projects/wording';
import text from '../styles/type.module.css';
import { wording } from '../wording';
import classes from './project-facts.module.css';
import { StatusBadge } from './status-badge';

/** Status, duration, location, places and the day it was announced. */
export function ProjectFacts({ project }: { project: Project }) {
  const { duration, location, volunteerPlaces, createdAt } = project;
  const facts = [
    { label: wording.projects.status, value: <StatusBadge project={project} /> },
    { label: wording.projects.duration, value: duration ?? projectsWording.notSpecified },
    { label: wording.projects.location, value: location ?? projectsWording.notSpecified },
    { label: wording.projects.places, value: volunteerPlaces > 0 && volunteerPlaces },
    {
      label: wording.projects.announced,
      value: createdAt && <time dateTime={createdAt}>{longDateOfMoment(createdAt)}</time>,
    },
  ];
  return (
    <dl>
      {facts.map(
        ({ label, value }) =>
          value && (
            <div key={label} className={classes.fact}>
              <dt className={`${text.label} ${text.quiet}`}>{label}</dt>
              <dd className={classes.value}>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
