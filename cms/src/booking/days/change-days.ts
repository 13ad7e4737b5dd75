import type { Core } from '@strapi/strapi';
import type { Days } from '../../shared/days';
import { siteDay } from '../../shared/site-clock';
import type { Booking } from '../bookings/booking';
import { endOfToken } from '../client/client-token';
import type { PlacedBooking } from '../options/holds';
import { holdColumns, loadNeighbours } from '../options/neighbours';
import { reschedule } from '../states/transitions';
import { areSameDays, NO_ASKED_DAYS, waitingDays } from './asked-days';
import { checkBookedDays } from './booking-days';

interface ChangedDays {
  /** The booking and its neighbours, for `storeChangedRanks` */
  before: PlacedBooking[];
  after: PlacedBooking[];
  /** What the booking stores for its new days */
  columns: object;
  /** The client asks for these days and has waited for an answer */
  isAsked: boolean;
}

/**
 * Moves a booking to other days without storing anything. Other days that wait for an answer keep waiting. The caller
 * holds the days lock.
 *
 * @throws ValidationError with the reason and the remedy
 */
export async function changeDays(
  strapi: Core.Strapi,
  booking: Booking,
  { firstDay, lastDay }: { firstDay: unknown; lastDay: unknown },
): Promise<ChangedDays> {
  const { documentId } = booking;
  const days: Days = checkBookedDays(firstDay, lastDay, siteDay(), booking.firstDay);
  const before = await loadNeighbours(strapi, booking, days);
  const after = reschedule(before, documentId, days, Date.now());
  const changed = after.find((one) => one.documentId === documentId) as PlacedBooking;
  const waiting = waitingDays(booking);
  const isAsked = waiting !== null && areSameDays(waiting, days);
  return {
    before,
    after,
    isAsked,
    columns: {
      ...days,
      ...holdColumns(changed),
      tokenEndsAt: endOfToken(days.lastDay),
      ...((isAsked || !waiting) && NO_ASKED_DAYS),
    },
  };
}
