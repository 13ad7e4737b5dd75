import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { dayInNairobi } from '../../dates/nairobi-moment';
import { loadInPlace } from '../../routing/load-in-place';
import type { PostedForm } from '../submission/posted-form';
import { type BookingRequest, blankRequest, presetService } from './booking-request';
import { monthOf } from './calendar-days';
import { estimatedOf } from './estimated';
import { bookingQueries } from './queries';

interface BookPage {
  queryClient: QueryClient;
  renderedAt: string;
  /** What a browser without JavaScript sent */
  posted?: PostedForm;
}

/**
 * Loads what the form shows. Without states of days or an estimate it is of use all the same: only without services there
 * is no form.
 */
export function loadBookPage(
  { queryClient, renderedAt, posted }: BookPage,
  { service, month }: { service?: string; month?: string },
): Promise<void> {
  const load = async () => {
    const today = dayInNairobi(renderedAt);
    const calendar = queryClient.prefetchQuery(bookingQueries.calendar(month ?? monthOf(today)));
    const bookable = await queryClient.ensureQueryData(bookingQueries.services());
    const preset = { ...blankRequest, ...presetService(bookable.services, service) };
    const asked = estimatedOf((posted?.values as BookingRequest | undefined) ?? preset, bookable.services);
    await Promise.all([calendar, asked && queryClient.prefetchQuery(bookingQueries.estimate(asked))]);
  };
  return loadInPlace(load());
}

/** As the cms makes tokens: 128 bits in base64url. */
const TOKEN = /^[\w-]{22}$/;

/** Loads a client's own page. @throws notFound when it has ended or never existed */
export async function loadClientPage(queryClient: QueryClient, token: string): Promise<void> {
  const booking = TOKEN.test(token) && (await queryClient.ensureQueryData(bookingQueries.client(token)));
  if (!booking) throw notFound();
}
