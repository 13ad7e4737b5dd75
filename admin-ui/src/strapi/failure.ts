import * as z from 'zod/mini';
import { rankedOption } from '../../../cms/src/shared/booking';
import { zoneName } from '../../../cms/src/shared/place';
import type { EarlierOption, TakenDays } from '../../../cms/src/shared/refusal-params';
import { type OtherSentences, sentenceFor } from '../../../cms/src/shared/refusals';
import { calendarDay, calendarDays, siteAppointment } from '../dates/format';
import { Conflict, type FieldProblem, Refusal, Unauthorised, Unavailable } from './errors';
import { fileRefusals } from './file-refusals';
import { wording } from './wording';

const confirmedBooking = ({ label, firstDay, lastDay }: TakenDays) =>
  `a confirmed booking: ${label ? `${label}, ` : ''}${calendarDays(firstDay, lastDay)}`;

function hasOption({ client, rank, endsAt, ...days }: EarlierOption): string {
  const until = endsAt === null ? '' : ` until ${siteAppointment(new Date(endsAt).toISOString())}`;
  return `${client ?? 'Another client'} has the ${rankedOption(rank, days)}${until}.`;
}

/** What the owner reads about bookings: dates in the format of this area, and other remedies than a client's. */
const bookingRefusals = {
  ESTIMATE_TOO_LARGE: 'The estimate would be too large. Enter a smaller quantity.',
  BOOKING_TOO_LONG: ({ most }) =>
    `A booking can last ${most} days at most. Choose an earlier last day, or add a second booking.`,
  BOOKING_NOT_CREATED_HERE: 'Create bookings with “New booking”.',
  OPTION_END_TOO_LATE: ({ lastDay }) =>
    `The option must end on or before the last day of the booking, ${calendarDay(lastDay)} (${zoneName()}).`,
  BOOKING_NOT_OVER: ({ lastDay }) =>
    `This booking runs until ${calendarDay(lastDay)}. You can mark it as completed after that, or cancel it now.`,
  DATES_TAKEN: (taken) =>
    `These dates overlap ${confirmedBooking(taken)}. Choose other dates or cancel that booking.`,
  EARLIER_OPTION: (option) => `${hasOption(option)} Release or decline that option, or choose other dates.`,
  CONFIRM_OVERLAPS: ({ taken, options }) =>
    [
      ...(taken ? [`These dates overlap ${confirmedBooking(taken)}.`] : []),
      ...options.map(hasOption),
      'Confirm anyway?',
    ].join(' '),
  QUOTE_NOT_CREATED_HERE: 'Create quotes from the booking.',
} satisfies OtherSentences;

/** The owner’s texts that differ from the messages of the CMS. */
export const refusals: OtherSentences = {
  DATE_INVALID: 'Enter a date.',
  ...bookingRefusals,
  ...fileRefusals,
};

export interface Failed {
  /** HTTP status; GraphQL reports refusals with 200. */
  status: number;
  /** The parsed body, or undefined if it is not JSON. */
  body: unknown;
  /** The `Retry-After` header, in seconds as a string, or null. */
  retryAfter: string | null;
  /** The `X-Request-Id` header, or null. */
  requestId: string | null;
}

/** Code and parameters of the rule that refused the request; absent in Strapi's own refusals. */
const reason = { code: z.catch(z.optional(z.string()), undefined), params: z.optional(z.unknown()) };

const fieldProblem = z.object({
  ...reason,
  path: z.array(z.union([z.string(), z.number()])),
  message: z.string(),
});

const details = z.catch(
  z.object({
    ...reason,
    errors: z.catch(z.array(fieldProblem), []),
    retryAfterSeconds: z.catch(z.nullable(z.number()), null),
    current: z.catch(z.nullable(z.record(z.string(), z.unknown())), null),
  }),
  { errors: [], retryAfterSeconds: null, current: null },
);

const extensions = z.object({ code: z.catch(z.string(), ''), error: z.optional(z.object({ details })) });

const graphqlErrors = z.object({
  errors: z.array(z.object({ message: z.string(), extensions: z.optional(extensions) })),
});

const restError = z.object({
  error: z.object({
    message: z.string(),
    name: z.catch(z.string(), ''),
    code: z.optional(z.string()),
    details,
  }),
});

interface Complaint {
  message: string;
  code: string;
  rule: string | undefined;
  problems: FieldProblem[];
  retryAfterSeconds: number | null;
  current: Record<string, unknown> | null;
}

function complaintOf(body: unknown): Complaint | null {
  const graphql = graphqlErrors.safeParse(body);
  const rest = restError.safeParse(body);
  const first = graphql.data?.errors[0];
  const found = first
    ? {
        message: first.message,
        code: first.extensions?.code ?? '',
        details: first.extensions?.error?.details,
      }
    : rest.data && {
        message: rest.data.error.message,
        code: rest.data.error.code ?? rest.data.error.name,
        details: rest.data.error.details,
      };
  if (!found) return null;
  const { errors = [], retryAfterSeconds = null, current = null, code: rule, params } = found.details ?? {};
  return {
    message: sentenceFor(refusals, { code: rule, params }) ?? found.message,
    code: found.code,
    rule,
    problems: errors.map(({ path, message, ...reason }) => ({
      path: path.join('.'),
      message: sentenceFor(refusals, reason) ?? message,
    })),
    retryAfterSeconds,
    current,
  };
}

const UNAUTHORISED_CODES = ['UNAUTHENTICATED', 'UnauthorizedError'];

/**
 * Converts a failed REST or GraphQL call to a typed error.
 * @returns Unauthorised for 401, Unavailable for 5xx and for code INTERNAL_SERVER_ERROR, Conflict if the response
 * contains the stored values, otherwise Refusal
 */
export function failureOf({ status, body, retryAfter, requestId }: Failed): Error {
  const complaint = complaintOf(body);
  const seconds = complaint?.retryAfterSeconds ?? (Number(retryAfter) || null);

  if (status === 401 || UNAUTHORISED_CODES.includes(complaint?.code ?? '')) return new Unauthorised();
  if (status >= 500) return new Unavailable(sentenceOf(status, complaint), seconds, requestId);
  if (complaint?.code === 'INTERNAL_SERVER_ERROR')
    return new Unavailable(wording.unavailable, seconds, requestId);
  if (complaint?.current) return new Conflict(complaint.message, complaint.current);
  return new Refusal(
    complaint?.message || wording.refused,
    complaint?.rule ?? complaint?.code ?? `HTTP_${status}`,
    complaint?.problems,
    seconds,
  );
}

/**
 * Maintenance, overload and a full disk come with a sentence for people; the bodies of other 5xx responses are
 * technical.
 */
const SPOKEN = [503, 507];

function sentenceOf(status: number, complaint: Complaint | null): string {
  return (SPOKEN.includes(status) && complaint?.message) || wording.unavailable;
}
