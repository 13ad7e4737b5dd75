import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { projectQueries } from '../../features/projects/queries';
import { sentSearch } from '../../features/submission/sent-search';
import { VolunteerPage } from '../../generations/modern/pages/volunteer-page';
import { loadInPlace } from '../../navigation/load-in-place';

/** `project`: documentId that a project's link carries to the form */
const search = v.object({
  project: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(64))), undefined),
  ...sentSearch,
});

export const Route = createFileRoute('/_modern/volunteer')({
  validateSearch: search,
  loader: ({ context: { queryClient } }) =>
    loadInPlace(queryClient.ensureQueryData(projectQueries.acceptingVolunteers())),
  component: Volunteer,
});

function Volunteer() {
  const { project } = Route.useSearch();
  return <VolunteerPage project={project} />;
}
