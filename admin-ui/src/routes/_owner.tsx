import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { pendingComments } from '../features/blog/resource';
import { bookingQueries } from '../features/bookings/queries';
import { unreadMessages } from '../features/messages/resource';
import { session } from '../strapi/owner-session';
import { OwnerFrame } from './-owner-frame';

export const Route = createFileRoute('/_owner')({
  beforeLoad: async ({ location }) => {
    if (!(await session.start())) throw redirect({ to: '/login', search: { next: location.href } });
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
