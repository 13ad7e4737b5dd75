import { createFileRoute } from '@tanstack/react-router';
import { bookingSearch } from '../../features/bookings/booking';
import { BookingManager } from '../../features/bookings/booking-manager';
import { useSearchState } from '../../kit/list/list-search';
import { searched } from '../-searched';

export const Route = createFileRoute('/_owner/bookings/')({
  ...searched(bookingSearch),
  component: () => <BookingManager {...useSearchState(Route)} />,
});
