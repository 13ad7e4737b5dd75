import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import * as v from 'valibot';
import { projectQueries } from '../features/projects/queries';
import { useSite } from '../features/site/use-site';
import { sentSearch } from '../features/submission/posted-form';
import { idInSearch } from '../routing/search';
import { loads } from './page';

export const volunteerPage = {
  /** `project`: documentId from a project's link to the form */
  validateSearch: v.object({ project: idInSearch, ...sentSearch }),
  loader: loads(projectQueries.acceptingVolunteers),
};

/** Whether the form is open, and its projects: without them the form omits that choice. */
export function useVolunteerPage() {
  const { project } = useSearch({ strict: false });
  const { data: projects = [], isPending } = useQuery(projectQueries.acceptingVolunteers());
  return { isOpen: useSite().volunteeringIsOn, project, projects, isPending };
}
