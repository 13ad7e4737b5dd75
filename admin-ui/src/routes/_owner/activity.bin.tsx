import { createFileRoute } from '@tanstack/react-router';
import { entrySearch } from '../../features/activity/activity';
import { BinList } from '../../features/activity/bin-list';
import { activityQueries } from '../../features/activity/queries';
import { useSearchState } from '../../kit/list/list-search';
import { searched } from '../-searched';

export const Route = createFileRoute('/_owner/activity/bin')({
  ...searched(entrySearch),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(activityQueries.bin(deps)),
  component: Bin,
});

function Bin() {
  return <BinList {...useSearchState(Route)} />;
}
