import { createFileRoute, stripSearchParams, useNavigate } from '@tanstack/react-router';
import { binSearch } from '../../features/activity/activity';
import { ActivityFrame, TAB_PAGES } from '../../features/activity/activity-frame';
import { BinList } from '../../features/activity/bin-list';
import { activityQueries } from '../../features/activity/queries';
import { useSearchState } from '../../kit/list/list-search';

export const Route = createFileRoute('/_owner/activity/bin')({
  validateSearch: binSearch,
  search: { middlewares: [stripSearchParams(binSearch.parse({}))] },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(activityQueries.bin(deps)),
  component: Bin,
});

function Bin() {
  const navigate = useNavigate();
  return (
    <ActivityFrame tab="bin" onTab={(tab) => navigate({ to: TAB_PAGES[tab] })}>
      <BinList {...useSearchState(Route)} />
    </ActivityFrame>
  );
}
