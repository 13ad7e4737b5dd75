import type { Core } from '@strapi/strapi';
import { asAction } from '../../content';
import { BOOKING_STATES } from '../../shared/booking';
import { addDays } from '../../shared/days';
import { nairobiDay } from '../../shared/nairobi';
import { type Booking, requireBooking } from '../bookings/booking';
import { lockDays } from '../bookings/days-lock';
import { refused } from '../refused';
import { readBookingPapers } from './booking-papers';
import { QUOTE, type Quote } from './quote';
import { quoteSums } from './quote-totals';

/** @throws ValidationError for a booking that is over */
export function requireLive({ state }: Booking): void {
  if (!BOOKING_STATES[state].isLive) throw refused('BOOKING_CLOSED', { params: { state } });
}

/**
 * The draft of a booking's quote. A booking has one at a time: who asks again gets the one there is. The first begins with
 * the estimate, a later one with what was sent last.
 *
 * @throws NotFoundError, ValidationError when there is no such booking, or it is over
 */
export async function createQuote(strapi: Core.Strapi, bookingId: string) {
  return strapi.db.transaction(async ({ trx }) => {
    // Of two who begin at once the second waits here and gets the first one's.
    await lockDays(trx);
    const booking = await requireBooking(strapi, bookingId);
    requireLive(booking);
    const [last] = (await strapi.db.query(QUOTE).findMany({
      where: { bookingId },
      orderBy: { id: 'desc' },
      populate: { lines: true },
      limit: 1,
    })) as Quote[];
    if (last?.state === 'draft') return last;
    const papers = await readBookingPapers(strapi);
    const { lines, discountKes, discountPercent, vatPercent, terms } = last ?? {
      ...papers,
      ...booking.estimate,
      discountKes: 0,
      discountPercent: 0,
    };
    const begun = {
      lines: lines.map(({ label, amountKes }) => ({ label, amountKes })),
      discountKes: discountKes ?? 0,
      discountPercent: discountPercent ?? 0,
      vatPercent: vatPercent ?? 0,
    };
    const data = {
      ...begun,
      ...quoteSums(begun),
      terms,
      validUntil: addDays(nairobiDay(), papers.validDays),
      booking: bookingId,
      bookingId,
      state: 'draft',
    };
    return asAction('quote', () => strapi.documents(QUOTE).create({ data: data as never }));
  });
}
