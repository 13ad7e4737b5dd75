import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { projectQueries } from '../../features/projects/queries';
import { sentSearch } from '../../features/submission/posted-form';
import { loadInPlace } from '../../routing/load-in-place';
import { idInSearch } from '../../routing/search';
import { VolunteerPage } from '../../themes/classic/pages/volunteer-page';

export const Route = createFileRoute('/v1/volunteer')({
  // `project`: documentId from a project's link to the form
  validateSearch: v.object({ project: idInSearch, ...sentSearch }),
  loader: ({ context: { queryClient } }) =>
    loadInPlace(queryClient.ensureQueryData(projectQueries.acceptingVolunteers())),
  component: Volunteer,
});

function Volunteer() {
  const { project } = Route.useSearch();
  return <VolunteerPage project={project} />;
}
