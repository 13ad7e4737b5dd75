import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { TadaDocumentNode } from 'gql.tada';
import { REASON_LENGTH } from '../../../../cms/src/shared/booking';
import { strapi } from '../../strapi/client';
import { StrapiRefusal } from '../../strapi/failures';
import { FORM_LIMITS } from '../../strapi/form-limits.gen';
import { isBlank, type Problems } from '../submission/field-rules';
import { submissionWording } from '../submission/wording';
import { dayProblems } from './booking-request';
import { type ClientBooking, type ClientSeen, readSeen, toClientBooking } from './client-booking';
import {
  AcceptQuote,
  AskAboutQuote,
  AskForOtherDays,
  CancelBooking,
  ClaimPayment,
  type ClientBookingRow,
} from './documents';
import { bookingQueries } from './queries';
import { bookingWording } from './wording';

const words = bookingWording.client;

/** Longest texts that the CMS accepts. Characters. */
export const ACT_LIMITS = {
  question: FORM_LIMITS.quote.question,
  reason: REASON_LENGTH,
  name: FORM_LIMITS.quote.acceptedName,
  company: FORM_LIMITS.quote.acceptedFor,
  code: FORM_LIMITS.payment.code,
};

/** A client's action on their page, as its form sends it. */
export type ClientAct = typeof blankAct;

export const blankAct = {
  act: '',
  /** The state that the page showed, as `seenOf` writes it */
  seen: '',
  question: '',
  reason: '',
  firstDay: '',
  /** Empty: one day */
  lastDay: '',
  /** Full name of the person who accepts */
  name: '',
  /** May be empty */
  company: '',
  /** Empty: not ticked */
  agree: '',
  /** Name of a way to pay. Empty: another one */
  way: '',
  /** Of the transaction; may be empty */
  code: '',
  /** On which they paid */
  day: '',
};

interface Asked {
  token: string;
  seen: ClientSeen;
}

type Booking = NonNullable<ClientBookingRow>;

type Does = (asked: Asked, act: ClientAct) => Promise<Booking>;

const run = async <Input>(document: TadaDocumentNode<{ booking: Booking }, Input>, variables: Input) =>
  (await strapi.request({ document, variables })).booking;

const askForDays: Does = (asked, { firstDay, lastDay }) =>
  run(AskForOtherDays, { ...asked, firstDay, lastDay: lastDay || null });

interface Act {
  does: Does;
  /** The message after it */
  done: string;
  /** Whether a booking shows that it was done */
  isDone: (booking: ClientBooking) => boolean;
}

const ACTS: Record<string, Act> = {
  accept: {
    does: (asked, { name, company }) =>
      run(AcceptQuote, { ...asked, name: name.trim(), company: company.trim() || null }),
    done: words.accepted,
    isDone: ({ quote }) => quote !== null && !quote.isOpen,
  },
  ask: {
    does: (asked, { question }) => run(AskAboutQuote, { ...asked, question: question.trim() }),
    done: words.asking,
    isDone: ({ quote }) => Boolean(quote?.isOpen),
  },
  cancel: {
    does: (asked, { reason }) => run(CancelBooking, { ...asked, reason: reason.trim() || null }),
    done: words.cancelled,
    isDone: ({ state }) => state === 'cancelled',
  },
  days: {
    does: askForDays,
    done: words.otherDays.asked,
    isDone: ({ waitsForOtherDays }) => waitsForOtherDays,
  },
  'keep-days': {
    does: askForDays,
    done: words.otherDays.kept,
    isDone: ({ waitsForOtherDays }) => !waitsForOtherDays,
  },
  pay: {
    does: (asked, { way, code, day }) =>
      run(ClaimPayment, { ...asked, way: way || null, code: code.trim() || null, day }),
    done: words.pay.reported,
    isDone: ({ payments }) => Boolean(payments?.isClaimed),
  },
};

/** Returns the message after an action without JavaScript, as long as the booking shows it; otherwise undefined. */
export function doneAct(act: string | undefined, booking: ClientBooking): string | undefined {
  const found = act && Object.hasOwn(ACTS, act) ? ACTS[act] : undefined;
  return found?.isDone(booking) ? found.done : undefined;
}

/** Returns which action a booking shows after one without JavaScript: the booked days take back a request. */
export const shownAct = (act: string, { otherDays }: NonNullable<ClientBookingRow>): string =>
  act === 'days' && (!otherDays || otherDays.isDeclined) ? 'keep-days' : act;

/** Returns messages by field; empty when the action may be sent. */
export function actProblems(sent: ClientAct): Problems<ClientAct> {
  const { act, seen, question, reason } = sent;
  if (!Object.hasOwn(ACTS, act) || !readSeen(seen)) return { act: words.failed };
  // Only the CMS knows whether the days are too early or too many.
  if (ACTS[act]?.does === askForDays) return dayProblems(sent);
  if (act === 'accept') return acceptProblems(sent);
  if (act === 'ask' && isBlank(question)) return { question: words.noQuestion };
  if (question.length > ACT_LIMITS.question)
    return { question: submissionWording.tooLong(ACT_LIMITS.question) };
  return reason.length > ACT_LIMITS.reason ? { reason: submissionWording.tooLong(ACT_LIMITS.reason) } : {};
}

function acceptProblems({ name, company, agree }: ClientAct): Problems<ClientAct> {
  if (isBlank(name)) return { name: words.noName };
  if (name.length > ACT_LIMITS.name) return { name: words.nameTooLong(ACT_LIMITS.name) };
  if (company.length > ACT_LIMITS.company) return { company: words.companyTooLong(ACT_LIMITS.company) };
  return agree ? {} : { agree: words.notAgreed };
}

/** @returns the booking after the action */
export async function deliverAct(token: string, act: ClientAct) {
  const found = ACTS[act.act];
  const seen = readSeen(act.seen);
  if (!found || !seen) throw new Error(`Nobody can ${act.act} a booking`);
  return found.does({ token, seen }, act);
}

/** Runs an action from the app, which then shows the new booking. @param onDone receives that booking */
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
    // Refused because the quote or booking has changed: loads its current state.
    onError: async (error) => {
      if (!(error instanceof StrapiRefusal)) return;
      await client.invalidateQueries({ queryKey: bookingQueries.client(token).queryKey });
    },
    meta: {
      done: (answer: unknown) => (answer as { done?: string }).done ?? '',
      failed: words.failed,
    },
  });
