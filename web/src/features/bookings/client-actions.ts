import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { strapi } from '../../strapi/client';
import { StrapiRefusal } from '../../strapi/failures';
import { isBlank, LIMITS, type Problems } from '../submission/field-rules';
import { submissionWording } from '../submission/wording';
import { type ClientBooking, toClientBooking } from './client-booking';
import { type ClientSeen, readSeen } from './client-seen';
import { AcceptQuote, AskAboutQuote, CancelBooking, type ClientBookingRow } from './documents';
import { bookingQueries } from './queries';
import { bookingWording } from './wording';

const words = bookingWording.client;

/** What a client does on their own page, as its form says it. */
export interface ClientAct {
  act: string;
  /** What the page showed, as `seenOf` writes it */
  seen: string;
  question: string;
  reason: string;
}

interface Asked {
  token: string;
  seen: ClientSeen;
}

export const blankAct: ClientAct = { act: '', seen: '', question: '', reason: '' };

type Does = (asked: Asked, act: ClientAct) => Promise<NonNullable<ClientBookingRow>>;

const cancel: Does = async (asked, { reason }) => {
  const variables = { ...asked, reason: reason.trim() || null };
  return (await strapi.request({ document: CancelBooking, variables })).cancelBooking;
};

const accept: Does = async (asked) =>
  (await strapi.request({ document: AcceptQuote, variables: asked })).acceptQuote;

const ask: Does = async (asked, { question }) => {
  const variables = { ...asked, question: question.trim() };
  return (await strapi.request({ document: AskAboutQuote, variables })).askAboutQuote;
};

/** What there is to do, and what is said when it is done. */
const ACTS: Record<string, { does: Does; done: string }> = {
  accept: { does: accept, done: words.accepted },
  ask: { does: ask, done: words.asking },
  cancel: { does: cancel, done: words.cancelled },
};

/** Sentences by field; empty when it may be done. */
export function actProblems({ act, seen, question, reason }: ClientAct): Problems<ClientAct> {
  if (!Object.hasOwn(ACTS, act) || !readSeen(seen)) return { act: words.failed };
  if (act === 'ask' && isBlank(question)) return { question: words.noQuestion };
  if (question.length > LIMITS.message) return { question: submissionWording.tooLong(LIMITS.message) };
  return reason.length > LIMITS.reason ? { reason: submissionWording.tooLong(LIMITS.reason) } : {};
}

/** @returns the booking as it is now */
export async function deliverAct(token: string, act: ClientAct) {
  const found = ACTS[act.act];
  const seen = readSeen(act.seen);
  if (!found || !seen) throw new Error(`Nobody can ${act.act} a booking`);
  return found.does({ token, seen }, act);
}

/** The same from a running page, which then shows the booking as it is. @param onDone given that booking */
export const clientAct = (token: string, client: QueryClient, onDone: (booking: ClientBooking) => void) =>
  mutationOptions({
    mutationKey: ['bookings', 'act'],
    mutationFn: async (act: ClientAct) => {
      const booking = toClientBooking(await deliverAct(token, act));
      return { booking, done: booking.notice || ACTS[act.act]?.done };
    },
    onSuccess: ({ booking }) => {
      client.setQueryData(bookingQueries.client(token).queryKey, booking);
      onDone(booking);
    },
    // Refused because the quote or the booking is another by now: the page shows it as it is.
    onError: async (error) => {
      if (!(error instanceof StrapiRefusal)) return;
      await client.invalidateQueries({ queryKey: bookingQueries.client(token).queryKey });
    },
    meta: {
      done: (answer: unknown) => (answer as { done?: string }).done ?? '',
      failed: words.failed,
    },
  });
