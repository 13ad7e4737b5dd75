import { createFileRoute } from '@tanstack/react-router';
import { doneSearch } from '../../features/bookings/client-actions';
import { loadClientPage } from '../../features/bookings/queries';
import { ClientBookingPage, EndedPage } from '../../themes/modern/pages/client-booking-page';

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
