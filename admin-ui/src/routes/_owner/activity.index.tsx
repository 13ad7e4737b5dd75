import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { activitySearch } from '../../features/activity/activity';
import { ActivityFrame, TAB_PAGES } from '../../features/activity/activity-frame';
import { ActivityList } from '../../features/activity/activity-list';
import { activityQueries } from '../../features/activity/queries';
import { useSearchState } from '../../kit/list/list-search';
import { searched } from '../-searched';

export const Route = createFileRoute('/_owner/activity/')({
  ...searched(activitySearch),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(activityQueries.page(deps)),
  component: Activity,
});

function Activity() {
  const navigate = useNavigate();
  return (
    <ActivityFrame tab="activity" onTab={(tab) => navigate({ to: TAB_PAGES[tab] })}>
      <ActivityList {...useSearchState(Route)} />
    </ActivityFrame>
  );
}
