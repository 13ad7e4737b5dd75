import { createFileRoute } from '@tanstack/react-router';
import { entrySearch } from '../../features/activity/activity';
import { activityQueries } from '../../features/activity/queries';
import { SpamList } from '../../features/activity/spam-list';
import { useSearchState } from '../../kit/list/list-search';
import { searched } from '../-searched';

export const Route = createFileRoute('/_owner/activity/spam')({
  ...searched(entrySearch),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(activityQueries.suspectedSpam(deps)),
  component: Spam,
});

function Spam() {
  return <SpamList {...useSearchState(Route)} />;
}
