import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { asAction } from '../activity/named-action';
import type { Booking } from '../bookings/booking';
import { recordChange } from '../bookings/booking-changes';
import { bookingByToken, clientBooking } from '../bookings/client-booking';
import { wording as bookingWording } from '../bookings/wording';
import { noticeOwner } from '../mail/mail-rules';
import { cleanValue } from '../rules/clean-text';
import { refusedField } from '../rules/refused-field';
import { addNotice } from '../storage/owner-notices';
import { callerAddress } from '../throttle/caller-address';
import { hit, type Limit } from '../throttle/throttle';
import { isOver, latestQuote } from './clients-quote';
import { requireLive } from './new-quote';
import { OPEN, QUOTE, type Quote } from './quote';
import { wording } from './wording';

/** Far more than a person answers. */
const ANSWERS: Limit = { name: 'quote-answers', hits: 30, seconds: 10 * 60 };

const QUESTION = { type: 'text', maxLength: 5000 };

interface Answer {
  token: string;
  number: string;
}

/**
 * Accepts the quote that was sent last; twice is once. The booking is not confirmed by that: the owner does it.
 *
 * @throws NotFoundError for a token that opens nothing; ValidationError for a quote that has ended or been replaced
 */
export const acceptQuote = (strapi: Core.Strapi, { token, number }: Answer) =>
  answer(strapi, { token, number }, 'QUOTE_ACCEPTED', (quote) =>
    quote.state === 'accepted' ? undefined : { state: 'accepted' },
  );

/** Asks about it: the owner reads the question, and the quote can still be accepted. @throws as `acceptQuote` */
export async function askAboutQuote(
  strapi: Core.Strapi,
  { question, ...asked }: Answer & { question: string },
) {
  const text = String(cleanValue('question', question, QUESTION) ?? '');
  if (!text) throw refusedField(['question'], wording.questionMissing);
  return answer(strapi, asked, 'QUOTE_QUESTIONED', (quote) => {
    if (quote.state === 'accepted') throw new errors.ValidationError(wording.answered);
    // A form that is sent twice asks once.
    if (quote.state === 'questioned' && quote.question === text) return undefined;
    return { state: 'questioned', question: text };
  });
}

async function answer(
  strapi: Core.Strapi,
  { token, number }: Answer,
  event: 'QUOTE_ACCEPTED' | 'QUOTE_QUESTIONED',
  decide: (quote: Quote) => object | undefined,
) {
  await hit(strapi, ANSWERS, [callerAddress(strapi)]);
  const booking = await bookingByToken(strapi, token);
  if (!booking) throw new errors.NotFoundError(bookingWording.gone);
  await strapi.db.transaction(async ({ trx }) => {
    // Of two answers at once the second waits here and sees the first.
    await trx('quotes').where({ booking_id: booking.documentId, number }).forUpdate().first('id');
    const quote = await answerable(strapi, booking, number);
    const change = decide(quote);
    if (!change) return;
    const { documentId } = quote;
    const data = { ...change, answeredAt: new Date() };
    await asAction('quote', () => strapi.documents(QUOTE).update({ documentId, data: data as never }));
    const { documentId: booked, state } = booking;
    await recordChange(strapi, trx, { documentId: booked, event, from: state, to: state, reason: number });
    await noticeOwner(strapi, { uid: QUOTE, documentId });
    // A question waits on the dashboard anyway, until it is answered.
    if (event === 'QUOTE_ACCEPTED') await addNotice(strapi, { event, about: booked, quoteNumber: number });
  });
  return clientBooking(strapi, token);
}

async function answerable(strapi: Core.Strapi, booking: Booking, number: string): Promise<Quote> {
  const quote = await latestQuote(strapi, booking.documentId);
  if (!quote) throw new errors.NotFoundError(wording.noQuote);
  if (quote.number !== number) throw new errors.ValidationError(wording.newerQuote);
  if (quote.state === 'accepted') return quote;
  if (!OPEN.includes(quote.state) || isOver(quote)) throw new errors.ValidationError(wording.quoteEnded);
  requireLive(booking, wording.bookingEnded);
  return quote;
}
