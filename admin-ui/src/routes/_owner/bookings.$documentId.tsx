import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { oneBookingSearch } from '../../features/bookings/booking';
import { BookingPage } from '../../features/bookings/booking-page';
import { daysHint } from '../../features/bookings/day-notes';
import { bookingQueries } from '../../features/bookings/queries';
import { PaymentSection } from '../../features/payments/payment-section';
import { QuoteSection } from '../../features/quotes/quote-section';

export const Route = createFileRoute('/_owner/bookings/$documentId')({
  validateSearch: oneBookingSearch,
  loader: ({ context: { queryClient }, params: { documentId } }) => {
    void queryClient.prefetchQuery(bookingQueries.one(documentId));
    void queryClient.prefetchQuery(bookingQueries.surroundings(documentId));
  },
  component: OneBooking,
});

function OneBooking() {
  const { documentId } = Route.useParams();
  const { change = false } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { data: booking } = useQuery(bookingQueries.one(documentId));
  return (
    <BookingPage
      key={documentId}
      documentId={documentId}
      changing={change}
      onChanging={(changing) => void navigate({ search: { change: changing || undefined } })}
    >
      <QuoteSection documentId={documentId} hint={booking ? daysHint(booking) : ''} />
      {booking && <PaymentSection booking={documentId} revision={booking.revision} />}
    </BookingPage>
  );
}
