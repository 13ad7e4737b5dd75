import * as v from 'valibot';
import { acceptedBy, BOOKING_STATES, type BookingState, isUnit } from '../../../../cms/src/shared/booking';
import { siteDay, siteEnd } from '../../../../cms/src/shared/site-clock';
import { longDate } from '../../texts/long-date';
import { longDays } from './calendar-days';
import { nextPayment, toClientPayments } from './client-payments';
import type { ClientBookingRow } from './documents';
import { bookingWording } from './wording';

const Seen = v.object({
  state: v.string(),
  revision: v.number(),
  holdRank: v.nullable(v.number()),
  quoteNumber: v.nullable(v.string()),
  quoteRevision: v.nullable(v.number()),
});

/**
 * The state that a client's page shows. Every action sends it, and the CMS refuses an action whose page is outdated.
 */
export type ClientSeen = v.InferOutput<typeof Seen>;

const Written = v.pipe(v.string(), v.parseJson(), Seen);

/** Returns the text of the hidden field; equal texts mean that two pages show the same. */
export function seenOf({ state, revision, holdRank, quote }: NonNullable<ClientBookingRow>): string {
  const seen: ClientSeen = {
    state,
    revision,
    holdRank,
    quoteNumber: quote?.number ?? null,
    quoteRevision: quote?.revision ?? null,
  };
  return JSON.stringify(seen);
}

/** @returns undefined for a field that no page has written */
export function readSeen(written: string): ClientSeen | undefined {
  const read = v.safeParse(Written, written);
  return read.success ? read.output : undefined;
}

const words = bookingWording.client;

const isState = (text: string): text is BookingState => Object.hasOwn(BOOKING_STATES, text);

/** Formats an end: '27 November 2026, 18:00 (Nairobi time)'. */
function longEnd(moment: string): string {
  const { day, time } = siteEnd(Date.parse(moment));
  return `${longDate(day)}, ${words.startsAt(time)}`;
}

/** A state that this page does not know yet is shown as a request without an answer. */
export function toClientBooking(row: NonNullable<ClientBookingRow>) {
  const state = isState(row.state) ? row.state : 'enquiry';
  const { firstDay, lastDay, quantity, unit } = row;
  const { title, text } = standing(row, state);
  return {
    state,
    title,
    /** Begins with what the client has to pay next */
    text: row.payments ? `${nextPayment(row.payments)} ${text}`.trim() : text,
    /** 'Fashion Shoot, 2 days' */
    service: isUnit(unit) ? `${row.service}, ${bookingWording.amountOf(quantity, unit)}` : row.service,
    extras: row.extras,
    days: longDays(firstDay, lastDay),
    booked: { firstDay, lastDay },
    /** The client has asked for other days, which wait for the owner's answer */
    waitsForOtherDays: row.otherDays?.isDeclined === false,
    startTime: row.startTime ? words.startsAt(row.startTime) : '',
    place: [row.venue, row.city].filter(Boolean).join(', '),
    name: row.name,
    notes: row.notes ?? '',
    /** Undefined if the price is on request */
    estimate: row.estimate ?? undefined,
    /** The newest quote that was sent; null before */
    quote: row.quote && toClientQuote(row.quote, row),
    /** Null while there is nothing to pay and nothing was paid */
    payments: row.payments && toClientPayments(row.payments, BOOKING_STATES[state].isClosed),
    canCancel: row.canCancel,
    /** As the CMS decides on a request for other days */
    canAskForOtherDays: isState(row.state) && BOOKING_STATES[row.state].isLive,
    /** Says which other days the client has asked for; empty without any */
    otherDays: row.otherDays ? otherDaysText(row.otherDays) : '',
    /** Opens WhatsApp with a prepared text; empty without the owner's number */
    whatsapp: row.whatsapp ?? '',
    /** Last day on which the page can be opened */
    endsOn: longDate(siteDay(Date.parse(row.endsAt) - 1)),
    /** Whether the calendar file adds or removes the booking */
    calendarFile: calendarFileOf(row),
    /** The state that the page shows; actions send it */
    seen: seenOf(row),
    /** Says that an action had already been done */
    notice: row.notice ?? '',
  };
}

/** A booking as its client sees it. */
export type ClientBooking = ReturnType<typeof toClientBooking>;

function holdText({
  holdRank,
  holdEndsAt,
  daysTaken,
  firstDay,
  lastDay,
}: NonNullable<ClientBookingRow>): string {
  const end = holdEndsAt ? longEnd(holdEndsAt) : '';
  return daysTaken ? words.datesTaken(end) : words.option(holdRank ?? 1, end, firstDay === lastDay);
}

function otherDaysText({
  firstDay,
  lastDay,
  isDeclined,
}: NonNullable<NonNullable<ClientBookingRow>['otherDays']>): string {
  const days = longDays(firstDay, lastDay);
  return isDeclined ? words.otherDays.declined(days) : words.otherDays.waiting(days);
}

/** Title and text: of the quote while the booking is undecided, otherwise of the booking's state. */
function standing(row: NonNullable<ClientBookingRow>, state: BookingState): { title: string; text: string } {
  const { quote } = row;
  const held = state === 'option' ? holdText(row) : '';
  const own = { title: words.state[state], text: state === 'option' ? held : words.text[state] };
  const quoted = quote && isQuoteState(quote.state) ? quote.state : undefined;
  const isOpen = quoted === 'sent' || quoted === 'questioned';
  if (state === 'confirmed' && isOpen) return { ...own, text: `${own.text} ${words.quoted.confirmed}` };
  if (!quoted || (state !== 'enquiry' && state !== 'option')) return own;
  const { title, text } = words.quoted[QUOTED[quoted]];
  return { title, text: [text, held].filter(Boolean).join(' ') };
}

const QUOTED = { sent: 'open', questioned: 'asked', accepted: 'accepted', ended: 'ended' } as const;

function calendarFileOf({
  state,
  hasCalendarFile,
}: NonNullable<ClientBookingRow>): 'add' | 'remove' | undefined {
  if (!hasCalendarFile) return undefined;
  return state === 'confirmed' || state === 'done' ? 'add' : 'remove';
}

/** Discount and VAT become lines too. */
function toClientQuote(
  row: NonNullable<NonNullable<ClientBookingRow>['quote']>,
  { firstDay, lastDay, state: booked }: NonNullable<ClientBookingRow>,
) {
  const { number, lines, discount, discountPercent, vatPercent, vat, total, currency, terms, accepted } = row;
  const state = isQuoteState(row.state) ? row.state : 'ended';
  const isOpen = state === 'sent' || state === 'questioned';
  const isForBookedDays = row.firstDay === firstDay && row.lastDay === lastDay;
  return {
    number,
    lines: [
      ...lines,
      ...(discount > 0 ? [{ label: words.discount(discountPercent), amount: -discount }] : []),
      ...(vatPercent > 0 ? [{ label: words.vat(vatPercent), amount: vat }] : []),
    ],
    total,
    currency,
    terms: terms.trim(),
    /** What the images may be used for; empty without usage */
    usage: row.usage && words.usage(row.usage),
    /** Its status in words */
    text: words.quoteState[state](longDate(row.validUntil.slice(0, 'YYYY-MM-DD'.length))),
    /** When to pay what; empty once the quote is accepted */
    payTerms: row.payment && isOpen ? words.payTerms({ ...row.payment, total, currency }, row.lastDay) : '',
    /** Says which days it is for if the booking has other ones; otherwise empty */
    otherDays: isForBookedDays ? '' : words.quoteDays(longDays(row.firstDay, row.lastDay)),
    /** Who accepted it; empty without a name */
    accepted: accepted ? acceptedBy(accepted, longDate(accepted.day)) : '',
    isConfirmation: state === 'accepted' && (booked === 'confirmed' || booked === 'done'),
    isOpen,
  };
}

/** A quote as its client reads it. Whole units of its currency */
export type ClientQuote = ReturnType<typeof toClientQuote>;

const isQuoteState = (text: string): text is keyof typeof words.quoteState => text in words.quoteState;
