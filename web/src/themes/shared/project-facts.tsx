import type { Project } from '../../features/projects/project';
import { projectsWording as words } from '../../features/projects/wording';
import { longDateOfMoment } from '../../texts/long-date';

/** Returns short facts about a project; the empty ones are not shown. */
export function projectFacts({ duration, location, volunteerPlaces, createdAt }: Project) {
  return [
    { label: words.duration, value: duration ?? words.notSpecified },
    { label: words.location, value: location ?? words.notSpecified },
    { label: words.places, value: volunteerPlaces > 0 && volunteerPlaces },
    {
      label: words.announced,
      value: createdAt && <time dateTime={createdAt}>{longDateOfMoment(createdAt)}</time>,
    },
  ];
}
