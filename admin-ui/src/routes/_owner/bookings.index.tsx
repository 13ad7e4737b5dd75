import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { bookingSearch } from '../../features/bookings/booking';
import { BookingManager } from '../../features/bookings/booking-manager';
import { useSearchState } from '../../kit/list/list-search';

export const Route = createFileRoute('/_owner/bookings/')({
  validateSearch: bookingSearch,
  search: { middlewares: [stripSearchParams(bookingSearch.parse({}))] },
  component: Bookings,
});

function Bookings() {
  return <BookingManager {...useSearchState(Route)} />;
}
