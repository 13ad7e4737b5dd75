import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { binSearch } from '../../features/activity/activity';
import { ActivityFrame, TAB_PAGES } from '../../features/activity/activity-frame';
import { BinList } from '../../features/activity/bin-list';
import { activityQueries } from '../../features/activity/queries';
import { useSearchState } from '../../kit/list/list-search';
import { searched } from '../-searched';

export const Route = createFileRoute('/_owner/activity/bin')({
  ...searched(binSearch),
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
