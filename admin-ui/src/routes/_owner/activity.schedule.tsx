import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { plannedSearch } from '../../features/activity/activity';
import { ActivityFrame, TAB_PAGES } from '../../features/activity/activity-frame';
import { PlannedList } from '../../features/activity/planned-list';
import { activityQueries } from '../../features/activity/queries';
import { WorkList } from '../../features/activity/work-list';
import { useSearchState } from '../../kit/list/list-search';
import { scheduleQueries } from '../../resource/schedule/queries';
import { searched } from '../-searched';

export const Route = createFileRoute('/_owner/activity/schedule')({
  ...searched(plannedSearch),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(scheduleQueries.planned(deps));
    void queryClient.prefetchQuery(activityQueries.work());
  },
  component: Schedule,
});

function Schedule() {
  const navigate = useNavigate();
  return (
    <ActivityFrame tab="schedule" onTab={(tab) => navigate({ to: TAB_PAGES[tab] })}>
      <PlannedList {...useSearchState(Route)} />
      <WorkList />
    </ActivityFrame>
  );
}
