import { createFileRoute } from '@tanstack/react-router';
import { newBookingSearch } from '../../features/bookings/booking';
import { NewBooking } from '../../features/bookings/new-booking';

export const Route = createFileRoute('/_owner/bookings/new')({
  validateSearch: newBookingSearch,
  component: New,
});

function New() {
  const { day = '' } = Route.useSearch();
  return <NewBooking day={day} />;
}
