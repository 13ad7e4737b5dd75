import { BOOKING_STATES, type BookingState, isUnit } from '../../../../cms/src/shared/booking';
import { nairobiDay, nairobiEnd } from '../../../../cms/src/shared/nairobi';
import { longDate } from '../../dates/long-date';
import { longDays } from './calendar';
import { seenOf } from './client-seen';
import type { ClientBookingRow, Estimate } from './documents';
import { bookingWording } from './wording';

const words = bookingWording.client;

/** A booking as its client sees it. */
export interface ClientBooking {
  state: BookingState;
  /** How it stands, in a few words; follows the quote once there is one */
  title: string;
  /** What that means, with the moment a hold ends */
  text: string;
  /** 'Fashion Shoot, 2 days' */
  service: string;
  extras: string[];
  days: string;
  startTime: string;
  place: string;
  name: string;
  notes: string;
  estimate: Estimate;
  /** The newest that was sent; null before */
  quote: ClientQuote | null;
  canCancel: boolean;
  /** Address that opens WhatsApp with a text written out; empty without a number of the owner */
  whatsapp: string;
  /** Last day of the page */
  endsOn: string;
  /** What calendars can do with the file of the booking */
  calendarFile: 'add' | 'remove' | undefined;
  /** What is on the page, as its actions send it */
  seen: string;
  /** After an action that was already done: a sentence that says so */
  notice: string;
}

/** An offer as its client reads it. Whole Kenyan shillings */
export interface ClientQuote {
  number: string;
  lines: Estimate['lines'];
  totalKes: number;
  terms: string;
  /** How it stands, in words */
  text: string;
  isOpen: boolean;
}

const isState = (text: string): text is BookingState => Object.hasOwn(BOOKING_STATES, text);

/** '27 November 2026, 18:00 (Nairobi time)' */
function longEnd(moment: string): string {
  const { day, time } = nairobiEnd(Date.parse(moment));
  return `${longDate(day)}, ${words.startsAt(time)}`;
}

/** A state that is newer than this page is said as one that is waiting for an answer. */
export function toClientBooking(row: NonNullable<ClientBookingRow>): ClientBooking {
  const state = isState(row.state) ? row.state : 'enquiry';
  const { firstDay, lastDay, quantity, unit } = row;
  return {
    state,
    ...standing(row, state),
    service: isUnit(unit) ? `${row.service}, ${bookingWording.amountOf(quantity, unit)}` : row.service,
    extras: row.extras,
    days: longDays(firstDay, lastDay),
    startTime: row.startTime ? words.startsAt(row.startTime) : '',
    place: [row.venue, row.city].filter(Boolean).join(', '),
    name: row.name,
    notes: row.notes ?? '',
    estimate: row.estimate,
    quote: row.quote && toClientQuote(row.quote),
    canCancel: row.canCancel,
    whatsapp: row.whatsapp ?? '',
    endsOn: longDate(nairobiDay(Date.parse(row.endsAt) - 1)),
    calendarFile: calendarFileOf(row),
    seen: seenOf(row),
    notice: row.notice ?? '',
  };
}

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

/** Title and text: of the quote while the booking waits for an answer, of the booking's own state otherwise. */
function standing(
  row: NonNullable<ClientBookingRow>,
  state: BookingState,
): Pick<ClientBooking, 'title' | 'text'> {
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

function calendarFileOf({ state, hasCalendarFile }: NonNullable<ClientBookingRow>) {
  if (!hasCalendarFile) return undefined;
  return state === 'confirmed' || state === 'done' ? 'add' : 'remove';
}

/** What is taken off and what is added are lines like others. */
function toClientQuote(row: NonNullable<NonNullable<ClientBookingRow>['quote']>): ClientQuote {
  const { number, lines, discountKes, discountPercent, vatPercent, vatKes, totalKes, terms } = row;
  const state = isQuoteState(row.state) ? row.state : 'ended';
  return {
    number,
    lines: [
      ...lines,
      ...(discountKes > 0 ? [{ label: words.discount(discountPercent), amountKes: -discountKes }] : []),
      ...(vatPercent > 0 ? [{ label: words.vat(vatPercent), amountKes: vatKes }] : []),
    ],
    totalKes,
    terms: terms.trim(),
    text: words.quoteState[state](longDate(row.validUntil.slice(0, 'YYYY-MM-DD'.length))),
    isOpen: state === 'sent' || state === 'questioned',
  };
}

const isQuoteState = (text: string): text is keyof typeof words.quoteState => text in words.quoteState;
