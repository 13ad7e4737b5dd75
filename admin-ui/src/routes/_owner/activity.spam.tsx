import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { binSearch } from '../../features/activity/activity';
import { ActivityFrame, TAB_PAGES } from '../../features/activity/activity-frame';
import { activityQueries } from '../../features/activity/queries';
import { SpamList } from '../../features/activity/spam-list';
import { useSearchState } from '../../kit/list/list-search';
import { searched } from '../-searched';

export const Route = createFileRoute('/_owner/activity/spam')({
  ...searched(binSearch),
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
