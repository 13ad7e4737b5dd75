import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { projectQueries } from '../../features/projects/queries';
import { sentSearch } from '../../features/submission/sent-search';
import { VolunteerPage } from '../../generations/classic/pages/volunteer-page';
import { ErrorScreen } from '../../generations/classic/screens/error-screen';
import { loadInPlace } from '../../navigation/load-in-place';

/** `project`: documentId that a project's link carries to the form */
const search = v.object({
  project: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(64))), undefined),
  ...sentSearch,
});

export const Route = createFileRoute('/v1/volunteer')({
  validateSearch: search,
  loader: ({ context: { queryClient } }) =>
    loadInPlace(queryClient.ensureQueryData(projectQueries.acceptingVolunteers())),
  component: Volunteer,
  errorComponent: ErrorScreen,
});

function Volunteer() {
  const { project } = Route.useSearch();
  return <VolunteerPage project={project} />;
}
