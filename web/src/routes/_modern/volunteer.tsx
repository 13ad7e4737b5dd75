import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { projectQueries } from '../../features/projects/queries';
import { sentSearch } from '../../features/submission/posted-form';
import { loadInPlace } from '../../routing/load-in-place';
import { VolunteerPage } from '../../themes/modern/pages/volunteer-page';

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
