import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { stored } from '../../content';
import { mailIsConfigured, queueMail } from '../../mail';
import { wakeScheduler } from '../../platform/jobs/scheduler';
import { place } from '../../shared/place';
import { type Booking, requireBooking } from '../bookings/booking';
import { countAnswers, recordChange } from '../bookings/booking-log';
import { lockDays } from '../days/days-lock';
import { refused } from '../refused';
import { latestQuote } from './client-quote';
import { requireLive } from './create-quote';
import { nextNumber } from './paper-number';
import { OPEN, QUOTE, type Quote } from './quote';
import { aboutBooking } from './quote-document';
import { checkValidUntil, storedQuote } from './quote-rules';
import { quoteText, whatsappTo } from './quote-text';

interface Sending {
  documentId: string;
  /** The revision that the owner read */
  revision: number;
  /** Number and revision of the version sent last, as the form showed them; '' and 0 for none */
  seenNumber?: string | null;
  seenRevision?: number | null;
}

/**
 * Numbers a draft, ends the previous version and mails the client if possible, all in one transaction.
 *
 * @returns the same result for a repeated request
 * @throws ValidationError, NotFoundError; ConflictError when the draft changed or the client has answered the
 * previous version
 */
export async function sendQuote(strapi: Core.Strapi, { documentId, revision, ...seen }: Sending) {
  const { booking, mailed } = await strapi.db.transaction(async ({ trx }) => {
    // Answers of the client and changes of the booking wait until the end.
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
    // Write the quote first: the second of two senders gets a conflict.
    const { firstDay, lastDay } = about;
    const { currency } = place();
    const shown = {
      firstDay,
      lastDay,
      currency,
      about: { ...(await aboutBooking(strapi, about, draft.total)) },
    };
    const sent = { ...shown, state: 'sent', sentAt: new Date(), revision } as const;
    await stored(strapi, QUOTE).update(documentId, sent, { as: 'quote' });
    await endFormer(strapi, draft);
    // Take the number last: others wait for the counter until the end.
    const number = await nextNumber(trx, 'Q');
    await trx('quotes').where({ id: draft.id }).update({ number });
    const change = { documentId: about.documentId, event: 'QUOTE_SENT', to: about.state } as const;
    await recordChange(strapi, trx, { ...change, reason: number });
    const outcome = outcomeOf(about);
    if (outcome.mailed) await queueMail(strapi, 'quote-sent', documentId);
    await wakeScheduler(strapi);
    return outcome;
  });
  const quote = await storedQuote(strapi, documentId);
  if (!quote) throw refused('QUOTE_GONE', { kind: 'missing' });
  const text = quoteText(booking, quote);
  return { quote, mailed, text, whatsapp: whatsappTo(booking.phone, text) };
}

/**
 * Returns whether a request repeats one whose response was lost. Sending adds 1 to the revision; each later
 * answer and the end of the quote add 1 more.
 */
async function isRepeat(trx: Knex.Transaction, { state, revision, number, bookingId }: Quote, sent: number) {
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

async function endFormer(strapi: Core.Strapi, { bookingId, id }: Quote): Promise<void> {
  const former: Quote[] = await strapi.db.query(QUOTE).findMany({
    where: { bookingId, id: { $ne: id }, state: { $in: [...OPEN, 'accepted'] } },
  });
  for (const { documentId, revision } of former)
    await stored(strapi, QUOTE).update(documentId, { state: 'ended', revision }, { as: 'quote' });
}
