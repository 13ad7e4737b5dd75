import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { loadClientPage } from '../../features/bookings/queries';
import { ClientBookingPage, EndedPage } from '../../themes/modern/pages/client-booking-page';

/**
 * The action that a form without JavaScript has just sent. Its names are checked by the page: this file is part of
 * every page's script, and the actions would bring the whole of bookings along.
 */
const doneSearch = v.object({ done: v.fallback(v.optional(v.string()), undefined) });

export const Route = createFileRoute('/_modern/b/$token')({
  validateSearch: doneSearch,
  loader: ({ context: { queryClient }, params: { token } }) => loadClientPage(queryClient, token),
  codeSplitGroupings: [['component', 'loader', 'notFoundComponent']],
  component: Client,
  notFoundComponent: EndedPage,
});

function Client() {
  const { token } = Route.useParams();
  return <ClientBookingPage token={token} />;
}
