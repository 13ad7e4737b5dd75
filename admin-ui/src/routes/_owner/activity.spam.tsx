import { createFileRoute, stripSearchParams, useNavigate } from '@tanstack/react-router';
import { binSearch } from '../../features/activity/activity';
import { ActivityFrame, TAB_PAGES } from '../../features/activity/activity-frame';
import { activityQueries } from '../../features/activity/queries';
import { SpamList } from '../../features/activity/spam-list';
import { useSearchState } from '../../kit/list/list-search';

export const Route = createFileRoute('/_owner/activity/spam')({
  validateSearch: binSearch,
  search: { middlewares: [stripSearchParams(binSearch.parse({}))] },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(activityQueries.suspectedSpam(deps)),
  component: Spam,
});

function Spam() {
  const navigate = useNavigate();
  return (
    <ActivityFrame tab="spam" onTab={(tab) => navigate({ to: TAB_PAGES[tab] })}>
      <SpamList {...useSearchState(Route)} />
    </ActivityFrame>
  );
}
