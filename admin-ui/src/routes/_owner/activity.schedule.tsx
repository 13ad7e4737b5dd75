import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { ActivityFrame, TAB_PAGES } from '../../features/activity/activity-frame';
import { activityQueries } from '../../features/activity/queries';
import { WorkList } from '../../features/activity/work-list';

export const Route = createFileRoute('/_owner/activity/schedule')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(activityQueries.work()),
  component: Schedule,
});

function Schedule() {
  const navigate = useNavigate();
  return (
    <ActivityFrame tab="schedule" onTab={(tab) => navigate({ to: TAB_PAGES[tab] })}>
      <WorkList />
    </ActivityFrame>
  );
}
