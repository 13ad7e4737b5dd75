import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { lastOfMonth } from '../../../../cms/src/shared/days';
import { loadInPlace } from '../../routing/load-in-place';
import { strapi } from '../../strapi/client';
import { strapiQuery } from '../../strapi/query';
import type { PostedForm } from '../submission/posted-form';
import {
  type BookingRequest,
  blankRequest,
  type Estimated,
  estimatedOf,
  presetService,
} from './booking-request';
import { type DayStates, monthOf } from './calendar-days';
import { toClientBooking } from './client-booking';
import { BookableServices, BookingCalendar, BookingEstimate, ClientBooking } from './documents';
import { toBookableServices } from './services';

/** How long the data of a client's page stays in memory, for going back to it. Milliseconds. */
const CLIENT_KEPT_MS = 60_000;

export const bookingQueries = {
  services: () => strapiQuery(BookableServices, {}, ({ rateCard }) => toBookableServices(rateCard)),
  /** Returns the days of one month that are not free. `month`: YYYY-MM */
  calendar: (month: string) =>
    strapiQuery(
      BookingCalendar,
      { from: `${month}-01`, to: lastOfMonth(`${month}-01`) },
      ({ bookingCalendar }): DayStates =>
        Object.fromEntries(bookingCalendar.map(({ day, state }) => [day, state])),
    ),
  estimate: (asked: Estimated) =>
    strapiQuery(BookingEstimate, asked, ({ bookingEstimate }) => bookingEstimate),
  /** Returns null when the page has expired or never existed. */
  client: (token: string) =>
    queryOptions({
      queryKey: ['bookings', 'client', token],
      queryFn: async ({ signal }) => {
        const asked = { document: ClientBooking, variables: { token }, signal, isSecret: true };
        const { clientBooking } = await strapi.request(asked);
        return clientBooking && toClientBooking(clientBooking);
      },
      // On the server a rendering ends first.
      ...(!import.meta.env.SSR && { gcTime: CLIENT_KEPT_MS }),
    }),
};

interface BookPage {
  queryClient: QueryClient;
  renderedOn: string;
  /** The form that was posted without JavaScript */
  posted?: PostedForm;
}

/**
 * Loads the data of the booking form. It also works without the states of days or an estimate, but not without
 * services.
 */
export function loadBookPage(
  { queryClient, renderedOn, posted }: BookPage,
  { service, month }: { service?: string; month?: string },
): Promise<void> {
  const load = async () => {
    const calendar = queryClient.prefetchQuery(bookingQueries.calendar(month ?? monthOf(renderedOn)));
    const bookable = await queryClient.ensureQueryData(bookingQueries.services());
    const preset = { ...blankRequest, ...presetService(bookable.services, service) };
    const asked = estimatedOf((posted?.values as BookingRequest | undefined) ?? preset, bookable.services);
    await Promise.all([calendar, asked && queryClient.prefetchQuery(bookingQueries.estimate(asked))]);
  };
  return loadInPlace(load());
}

/** The format of the CMS tokens: 128 bits in base64url. */
const TOKEN = /^[\w-]{22}$/;

/** Loads a client's page. @throws notFound when it has expired or never existed */
export async function loadClientPage(queryClient: QueryClient, token: string): Promise<void> {
  const booking = TOKEN.test(token) && (await queryClient.ensureQueryData(bookingQueries.client(token)));
  if (!booking) throw notFound();
}
