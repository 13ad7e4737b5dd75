import { createFileRoute } from '@tanstack/react-router';
import { activitySearch } from '../../features/activity/activity';
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
  return <ActivityList {...useSearchState(Route)} />;
}
