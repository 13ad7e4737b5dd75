import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { strapi } from '../../strapi/client';
import { StrapiRefusal } from '../../strapi/failures';
import { isBlank, LIMITS, type Problems } from '../submission/field-rules';
import { submissionWording } from '../submission/wording';
import { toClientBooking } from './client-booking';
import { AcceptQuote, AskAboutQuote, CancelBooking, type ClientBookingRow } from './documents';
import { bookingQueries } from './queries';
import { bookingWording } from './wording';

const words = bookingWording.client;

/** What a client does on their own page, as its form says it. */
export interface ClientAct {
  act: string;
  /** Of the quote that was read: a newer one is not accepted unseen */
  number: string;
  question: string;
  reason: string;
}

export const blankAct: ClientAct = { act: '', number: '', question: '', reason: '' };

type Does = (token: string, act: ClientAct) => Promise<NonNullable<ClientBookingRow>>;

const cancel: Does = async (token, { reason }) => {
  const variables = { token, reason: reason.trim() || null };
  return (await strapi.request({ document: CancelBooking, variables })).cancelBooking;
};

const accept: Does = async (token, { number }) =>
  (await strapi.request({ document: AcceptQuote, variables: { token, number } })).acceptQuote;

const ask: Does = async (token, { number, question }) => {
  const variables = { token, number, question: question.trim() };
  return (await strapi.request({ document: AskAboutQuote, variables })).askAboutQuote;
};

/** What there is to do, and what is said when it is done. */
const ACTS: Record<string, { does: Does; done: string }> = {
  accept: { does: accept, done: words.accepted },
  ask: { does: ask, done: words.asking },
  cancel: { does: cancel, done: words.cancelled },
};

/** Sentences by field; empty when it may be done. */
export function actProblems({ act, question, reason }: ClientAct): Problems<ClientAct> {
  if (!Object.hasOwn(ACTS, act)) return { act: words.failed };
  if (act === 'ask' && isBlank(question)) return { question: words.noQuestion };
  if (question.length > LIMITS.message) return { question: submissionWording.tooLong(LIMITS.message) };
  return reason.length > LIMITS.message ? { reason: submissionWording.tooLong(LIMITS.message) } : {};
}

/** @returns the booking as it is now */
export async function deliverAct(token: string, act: ClientAct) {
  const found = ACTS[act.act];
  if (!found) throw new Error(`Nobody can ${act.act} a booking`);
  return found.does(token, act);
}

/** The same from a running page, which then shows the booking as it is. */
export const clientAct = (token: string, client: QueryClient) =>
  mutationOptions({
    mutationKey: ['bookings', 'act'],
    mutationFn: async (act: ClientAct) => ({ row: await deliverAct(token, act), done: ACTS[act.act]?.done }),
    onSuccess: ({ row }) => client.setQueryData(bookingQueries.client(token).queryKey, toClientBooking(row)),
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
