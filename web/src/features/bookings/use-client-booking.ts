import { useQuery } from '@tanstack/react-query';
import { bookingQueries } from './queries';

/** A client's booking. */
export function useClientBooking(token: string) {
  const { data: booking } = useQuery(bookingQueries.client(token));
  return { token, booking };
}

export type ClientPage = ReturnType<typeof useClientBooking>;
