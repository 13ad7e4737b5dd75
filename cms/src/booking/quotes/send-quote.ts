import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { asAction } from '../../content';
import { mailIsConfigured, queueMail } from '../../mail';
import { wakeScheduler } from '../../platform/jobs/scheduler';
import { nairobiDay } from '../../shared/nairobi';
import { type Booking, requireBooking } from '../bookings/booking';
import { countAnswers, recordChange } from '../bookings/booking-log';
import { lockDays } from '../bookings/days-lock';
import { refused } from '../refused';
import { latestQuote } from './client-quote';
import { requireLive } from './create-quote';
import { OPEN, QUOTE, type Quote } from './quote';
import { nextQuoteNumber } from './quote-number';
import { checkValidUntil, storedQuote } from './quote-rules';
import { quoteText } from './quote-text';
import { whatsappTo } from './whatsapp-link';

interface Sending {
  documentId: string;
  /** As the owner read it */
  revision: number;
  /** The version that was sent last, as the form showed it; '' and 0 for none */
  seenNumber?: string | null;
  seenRevision?: number | null;
}

/**
 * Gives a draft its number, ends the version before it, and writes to the client where that is possible: all of it
 * or nothing.
 *
 * @returns the same once more for a request that is sent again
 * @throws ValidationError, NotFoundError; ConflictError when somebody has changed the draft since, or the client has
 *   answered the version before it
 */
export async function sendQuote(strapi: Core.Strapi, { documentId, revision, ...seen }: Sending) {
  const { booking, mailed } = await strapi.db.transaction(async ({ trx }) => {
    // An answer of the client or a change of the booking waits until this is done.
    await lockDays(trx);
    const draft = await storedQuote(strapi, documentId);
    if (!draft) throw refused('QUOTE_GONE', { kind: 'missing' });
    if (await isRepeat(trx, draft, revision)) return outcomeOf(await requireBooking(strapi, draft.bookingId));
    if (draft.state !== 'draft') throw refused('QUOTE_ALREADY_SENT');
    if (draft.lines.length === 0) throw refused('QUOTE_EMPTY', { field: 'lines' });
    checkValidUntil(draft.validUntil);
    const about = await requireBooking(strapi, draft.bookingId);
    requireLive(about);
    await requireSeen(strapi, draft, seen);
    // First its own row: of two who send it at once the second is told that it has changed.
    await write(strapi, draft, { state: 'sent', sentAt: new Date(), revision });
    await endFormer(strapi, draft);
    // The counter last: others wait for it until this is done.
    const number = await nextQuoteNumber(trx, nairobiDay().slice(0, 4));
    await trx('quotes').where({ id: draft.id }).update({ number });
    const { documentId: booked, state } = about;
    await recordChange(strapi, trx, {
      documentId: booked,
      event: 'QUOTE_SENT',
      from: state,
      to: state,
      reason: number,
    });
    const outcome = outcomeOf(about);
    if (outcome.mailed) await queueMail(strapi, 'quote-sent', documentId);
    await wakeScheduler(strapi);
    return outcome;
  });
  const quote = await storedQuote(strapi, documentId);
  if (!quote) throw refused('QUOTE_GONE', { kind: 'missing' });
  return { quote, mailed, ...passOn(booking, quote) };
}

/**
 * The same request again, after its answer was lost: sending counts the revision up by one, and so do each answer of the
 * client and the end of the quote since then.
 */
async function isRepeat(
  trx: Knex.Transaction,
  { state, revision, number, bookingId }: Quote,
  sent: number,
): Promise<boolean> {
  if (number === null) return false;
  const since = (await countAnswers(trx, bookingId, number)) + (state === 'ended' ? 1 : 0);
  return revision === sent + 1 + since;
}

async function requireSeen(
  strapi: Core.Strapi,
  { bookingId }: Quote,
  { seenNumber, seenRevision }: Pick<Sending, 'seenNumber' | 'seenRevision'>,
): Promise<void> {
  if (typeof seenNumber !== 'string') return;
  const latest = await latestQuote(strapi, bookingId);
  const isSame = (latest?.number ?? '') === seenNumber && (latest?.revision ?? 0) === seenRevision;
  if (!isSame) throw refused('LAST_QUOTE_CHANGED', { kind: 'conflict' });
}

const outcomeOf = (booking: Booking) => ({
  booking,
  mailed: mailIsConfigured() && Boolean(booking.email),
});

/** The words with which the owner passes a quote on. */
function passOn(booking: Booking, quote: Quote) {
  const text = quoteText(booking, quote);
  return { text, whatsapp: whatsappTo(booking.phone, text) };
}

/** As a change of its own, which is recorded under the name of quotes. */
const write = (strapi: Core.Strapi, { documentId }: Quote, data: object) =>
  asAction('quote', () => strapi.documents(QUOTE).update({ documentId, data: data as never }));

async function endFormer(strapi: Core.Strapi, { bookingId, id }: Quote): Promise<void> {
  const former: Quote[] = await strapi.db.query(QUOTE).findMany({
    where: { bookingId, id: { $ne: id }, state: { $in: [...OPEN, 'accepted'] } },
  });
  for (const quote of former) await write(strapi, quote, { state: 'ended', revision: quote.revision });
}
