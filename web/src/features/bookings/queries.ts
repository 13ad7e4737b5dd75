import { queryOptions } from '@tanstack/react-query';
import { strapi } from '../../strapi/client';
import type { DayStates } from './calendar';
import { firstDayOf, lastDayOf } from './calendar-days';
import { toClientBooking } from './client-booking';
import { BookableServices, BookingCalendar, BookingEstimate, ClientBooking } from './documents';
import { toBookableServices } from './services';

/** What a client's page shows stays in memory no longer than it may be gone back to. Milliseconds. */
const CLIENT_KEPT_MS = 60_000;

/** What an estimate is made of. */
export interface Estimated {
  service: string;
  quantity: number;
  extras: string[];
}

export const bookingQueries = {
  services: () =>
    queryOptions({
      queryKey: ['bookings', 'services'],
      queryFn: async ({ signal }) =>
        toBookableServices((await strapi.request({ document: BookableServices, signal })).rateCard),
    }),
  /** Days of one month that are not free. `month`: YYYY-MM */
  calendar: (month: string) =>
    queryOptions({
      queryKey: ['bookings', 'calendar', month],
      queryFn: async ({ signal }): Promise<DayStates> => {
        const variables = { from: firstDayOf(month), to: lastDayOf(month) };
        const { bookingCalendar } = await strapi.request({ document: BookingCalendar, variables, signal });
        return Object.fromEntries(bookingCalendar.map(({ day, state }) => [day, state]));
      },
    }),
  estimate: (asked: Estimated) =>
    queryOptions({
      queryKey: ['bookings', 'estimate', asked],
      queryFn: async ({ signal }) =>
        (await strapi.request({ document: BookingEstimate, variables: asked, signal })).bookingEstimate,
    }),
  /** null when the page has ended or never existed. */
  client: (token: string) =>
    queryOptions({
      queryKey: ['bookings', 'client', token],
      queryFn: async ({ signal }) => {
        const asked = { document: ClientBooking, variables: { token }, signal, isSecret: true };
        const { clientBooking } = await strapi.request(asked);
        return clientBooking && toClientBooking(clientBooking);
      },
      // A rendering ends before anything is forgotten.
      ...(!import.meta.env.SSR && { gcTime: CLIENT_KEPT_MS }),
    }),
};
