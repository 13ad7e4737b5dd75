import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Knex } from 'knex';
import { callerAddress } from '../../platform/request/caller-address';
import { hit, type Limit, refund } from '../../platform/request/rate-limit';
import { releaseByToken } from '../../site';
import type { Booking } from '../bookings/booking';
import { lockDays } from '../days/days-lock';
import { latestQuote } from '../quotes/client-quote';
import type { Quote } from '../quotes/quote';
import { refused } from '../refused';
import { bookingByToken, clientBooking } from './client-booking';
import { hashOf } from './client-token';

/** Far more than a person does. */
const ACTIONS: Limit = { name: 'client-actions', hits: 30, seconds: 10 * 60 };

/** The state that the client's page showed when they pressed a button. */
export interface ClientSeen {
  state: string;
  revision: number;
  holdRank?: number | null;
  quoteNumber?: string | null;
  quoteRevision?: number | null;
}

export interface ClientRequest {
  token: string;
  seen: ClientSeen;
}

/** A booking and its latest quote, locked against other changes. */
interface Current {
  trx: Knex.Transaction;
  booking: Booking;
  quote: Quote | null;
}

interface ClientAction {
  /** Returns a sentence if the action was already done, so a repeated request does not run it again */
  alreadyDone: (current: Current) => string | undefined | Promise<string | undefined>;
  /** Returns a sentence if the usual message of the action would be untrue */
  run: (current: Current) => Promise<string | undefined> | Promise<void>;
}

/**
 * Runs a client's action on the locked, stored booking.
 *
 * @returns the booking afterwards
 * @throws NotFoundError for an invalid token; ConflictError when the page showed something else
 */
export async function actAsClient(
  strapi: Core.Strapi,
  { token, seen }: ClientRequest,
  { alreadyDone, run }: ClientAction,
) {
  const limit = [strapi, ACTIONS, [callerAddress(strapi)]] as const;
  await hit(...limit);
  try {
    await releaseByToken(strapi, hashOf(token));
    // Only a client with a valid page may make others wait for the lock.
    await requirePage(strapi, token);
    const notice = await strapi.db.transaction(async ({ trx }) => {
      await lockDays(trx);
      const booking = await requirePage(strapi, token);
      const current = { trx, booking, quote: await latestQuote(strapi, booking.documentId) };
      const done = await alreadyDone(current);
      if (done) return done;
      requireSeen(current, seen);
      return (await run(current)) ?? null;
    });
    const page = await clientBooking(strapi, token);
    return page && { ...page, notice };
  } catch (error) {
    // Only refusals count. A failed refund must not hide the error.
    if (!(error instanceof errors.ApplicationError)) await refund(...limit).catch(() => undefined);
    throw error;
  }
}

async function requirePage(strapi: Core.Strapi, token: string): Promise<Booking> {
  const booking = await bookingByToken(strapi, token);
  if (!booking) throw refused('BOOKING_PAGE_GONE', { kind: 'missing' });
  return booking;
}

function requireSeen({ booking, quote }: Current, seen: ClientSeen): void {
  if ((quote?.number ?? null) !== (seen.quoteNumber ?? null))
    throw refused('QUOTE_REPLACED', { kind: 'conflict' });
  const isSame =
    (quote?.revision ?? null) === (seen.quoteRevision ?? null) &&
    booking.state === seen.state &&
    booking.revision === seen.revision &&
    booking.holdRank === (seen.holdRank ?? null);
  if (!isSame) throw refused('BOOKING_CHANGED', { kind: 'conflict' });
}
