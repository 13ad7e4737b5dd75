import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { bookingQueries } from '../features/bookings/queries';

/** The services of the booking form; `bookable` is undefined while they are loading and without any. */
export function useBookPage() {
  const { service } = useSearch({ strict: false });
  const query = useQuery(bookingQueries.services());
  const isEmpty = query.data?.services.length === 0;
  return { query, isEmpty, bookable: isEmpty ? undefined : query.data, service };
}
