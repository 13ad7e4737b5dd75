import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { messageQueries } from '../features/inbox/queries';
import { PasswordDialog } from '../features/session/password-dialog';
import { useLeaveWhenSignedOut, useLogout } from '../features/session/use-session';
import { settingsQueries } from '../features/settings/queries';
import { Shell } from '../shell/shell';
import { session } from '../strapi/owner-session';

export const Route = createFileRoute('/_owner')({
  beforeLoad: async ({ location }) => {
    if (!(await session.start())) throw redirect({ to: '/login', search: { next: location.href } });
  },
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(messageQueries.unreadCount());
  },
  component: Owner,
});

function Owner() {
  useLeaveWhenSignedOut();
  const { logout, isPending } = useLogout();
  const { data: site } = useQuery(settingsQueries.siteState());
  const { data: unread } = useQuery(messageQueries.unreadCount());
  return (
    <>
      <Shell siteTitle={site?.siteTitle ?? ''} unread={unread ?? 0} onLogout={logout} leaving={isPending}>
        <Outlet />
      </Shell>
      <PasswordDialog />
    </>
  );
}
