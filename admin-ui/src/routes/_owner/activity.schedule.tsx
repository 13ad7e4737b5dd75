import { createFileRoute } from '@tanstack/react-router';
import { entrySearch } from '../../features/activity/activity';
import { PlannedList } from '../../features/activity/planned-list';
import { activityQueries } from '../../features/activity/queries';
import { WorkList } from '../../features/activity/work-list';
import { useSearchState } from '../../kit/list/list-search';
import { scheduleQueries } from '../../resource/schedule/queries';
import { searched } from '../-searched';

export const Route = createFileRoute('/_owner/activity/schedule')({
  ...searched(entrySearch),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(scheduleQueries.planned(deps));
    void queryClient.prefetchQuery(activityQueries.work());
  },
  component: Schedule,
});

function Schedule() {
  return (
    <>
      <PlannedList {...useSearchState(Route)} />
      <WorkList />
    </>
  );
}
