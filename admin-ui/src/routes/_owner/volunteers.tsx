import { createFileRoute } from '@tanstack/react-router';
import { projectTitles } from '../../features/projects/resource';
import { volunteerPage } from '../../features/volunteers/resource';
import { volunteerSearch } from '../../features/volunteers/volunteer';
import { VolunteerManager } from '../../features/volunteers/volunteer-manager';
import { useSearchState } from '../../kit/list/list-search';
import { searched } from '../-searched';

export const Route = createFileRoute('/_owner/volunteers')({
  ...searched(volunteerSearch),
  loaderDeps: ({ search: { volunteer: _volunteer, ...list } }) => list,
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(volunteerPage(deps));
    void queryClient.prefetchQuery(projectTitles());
  },
  component: () => <VolunteerManager {...useSearchState(Route)} />,
});
