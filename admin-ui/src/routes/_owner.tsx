import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { pendingComments } from '../features/blog/resource';
import { bookingQueries } from '../features/bookings/queries';
import { unreadMessages } from '../features/messages/resource';
import { settingsQueries } from '../features/settings/queries';
import { session } from '../strapi/owner-session';
import { OwnerFrame } from './-owner-frame';

export const Route = createFileRoute('/_owner')({
  beforeLoad: async ({ location, context: { queryClient } }) => {
    if (!(await session.start())) throw redirect({ to: '/login', search: { next: location.href } });
    // Times and amounts follow the place of the site, and no link leaves the menu after it was drawn. Without an
    // answer, screens show their own failures.
    await Promise.allSettled([
      queryClient.ensureQueryData(settingsQueries.siteState()),
      queryClient.ensureQueryData(settingsQueries.unusedPages()),
    ]);
  },
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(unreadMessages());
    void queryClient.prefetchQuery(pendingComments());
    void queryClient.prefetchQuery(bookingQueries.waiting());
  },
  component: Owner,
});

function Owner() {
  return (
    <OwnerFrame>
      <Outlet />
    </OwnerFrame>
  );
}
