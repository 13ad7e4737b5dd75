import { expect, test } from 'vitest';
import { readSeen, toClientBooking } from './client-booking';

const row = {
  service: 'Fashion Shoot',
  unit: 'day',
  quantity: 2,
  extras: [],
  firstDay: '2026-12-31',
  lastDay: '2027-01-01',
  startTime: '09:30',
  city: 'Nairobi',
  venue: null,
  name: 'Wanjiru Otieno',
  notes: null,
  state: 'enquiry',
  holdRank: null,
  holdEndsAt: null,
  daysTaken: false,
  canCancel: true,
  whatsapp: null,
  endsAt: '2027-03-31T21:30:00.000Z',
  revision: 4,
  notice: null,
  hasCalendarFile: false,
  otherDays: null,
  estimate: { lines: [], total: 40_000, currency: 'KES', isFrom: false },
  quote: null,
  payments: null,
};

const quote = {
  number: 'Q-2026-0001',
  revision: 2,
  firstDay: '2026-12-31',
  lastDay: '2027-01-01',
  lines: [{ label: 'Fashion Shoot', amount: 40_000 }],
  discount: 2000,
  discountPercent: 0,
  vatPercent: 16,
  vat: 6080,
  total: 44_080,
  currency: 'KES',
  validUntil: '2026-12-01',
  terms: '',
  usage: '',
  state: 'sent',
  accepted: null,
  payment: null as { deposit: number; depositDays: number; balanceDays: number } | null,
};

test('a booking says its days, its hours and how long its page stays in Nairobi’s calendar', () => {
  expect(toClientBooking(row)).toMatchObject({
    service: 'Fashion Shoot, 2 days',
    days: '31 December 2026 to 1 January 2027',
    startTime: '09:30 (Nairobi time)',
    place: 'Nairobi',
    endsOn: '1 April 2027',
  });
  expect(toClientBooking({ ...row, lastDay: '2026-12-31' }).days).toBe('31 December 2026');
});

test('a quote says which days it is for once the booking has other ones', () => {
  expect(toClientBooking({ ...row, quote }).quote?.otherDays).toBe('');
  const moved = toClientBooking({ ...row, firstDay: '2027-01-05', lastDay: '2027-01-05', quote });
  expect(moved.quote?.otherDays).toBe(
    'This quote is for 31 December 2026 to 1 January 2027. Your booking has other dates.',
  );
});

test('an option says its place in the line, why, and the moment it ends', () => {
  const held = { ...row, state: 'option', holdRank: 2, holdEndsAt: '2026-11-27T21:30:00.000Z' };
  expect(toClientBooking(held).text).toBe(
    'You have the second option on these dates until 28 November 2026, 00:30 (Nairobi time). On the busiest of these dates, another client is ahead of you. If their option is released or expires, you move up.',
  );
  expect(toClientBooking({ ...held, holdRank: 1, holdEndsAt: '2026-12-31T21:00:00.000Z' }).text).toBe(
    'These dates are on hold for you until 31 December 2026, 24:00 (Nairobi time). You have the first option.',
  );
  expect(toClientBooking({ ...held, lastDay: held.firstDay, holdRank: 3, holdEndsAt: null }).text).toBe(
    'You have the third option on this date. 2 other clients are ahead of you. If one of their options is released or expires, you move up.',
  );
  expect(toClientBooking({ ...held, lastDay: held.firstDay, holdEndsAt: null }).text).toBe(
    'You have the second option on this date. Another client is ahead of you. If their option is released or expires, you move up.',
  );
  expect(toClientBooking({ ...held, holdRank: 1, holdEndsAt: null }).text).toBe(
    'These dates are on hold for you. You have the first option.',
  );
  expect(toClientBooking({ ...held, lastDay: held.firstDay, holdRank: 1, holdEndsAt: null }).text).toBe(
    'This date is on hold for you. You have the first option.',
  );
});

test('an option on dates that were confirmed for another client does not promise them', () => {
  const held = {
    ...row,
    state: 'option',
    holdRank: 1,
    holdEndsAt: '2026-11-27T21:30:00.000Z',
    daysTaken: true,
  };
  expect(toClientBooking(held).text).toBe(
    'These dates are now booked by another client. You keep your option until 28 November 2026, 00:30 (Nairobi time), in case they become free again.',
  );
});

test.each([
  ['2027-03-31T21:00:00.000Z', '31 March 2027'],
  ['2027-03-31T20:59:59.000Z', '31 March 2027'],
  ['2027-03-31T21:00:01.000Z', '1 April 2027'],
  ['2026-12-31T21:00:00.000Z', '31 December 2026'],
])('a page that ends at %s stays until %s', (endsAt, endsOn) => {
  expect(toClientBooking({ ...row, endsAt }).endsOn).toBe(endsOn);
});

const standing = (state: string, quoteState: string | null, change: object = {}) => {
  const { title, text } = toClientBooking({
    ...row,
    ...change,
    state,
    quote: quoteState === null ? null : { ...quote, state: quoteState },
  });
  return { title, text };
};

test.each([
  ['enquiry', null, 'Received'],
  ['enquiry', 'sent', 'Your quote is here'],
  ['enquiry', 'questioned', 'Your quote is here'],
  ['enquiry', 'accepted', 'Accepted, waiting for confirmation'],
  ['enquiry', 'ended', 'Your quote is no longer valid'],
  ['enquiry', 'withdrawn', 'Received'],
  ['option', null, 'On hold'],
  ['option', 'sent', 'Your quote is here'],
  ['option', 'accepted', 'Accepted, waiting for confirmation'],
  ['confirmed', 'accepted', 'Confirmed'],
  ['confirmed', 'sent', 'Confirmed'],
  ['done', 'accepted', 'Completed'],
  ['declined', 'ended', 'Not available'],
  ['cancelled', 'accepted', 'Cancelled'],
  ['expired', 'ended', 'Expired'],
])('a booking that is %s with a quote that is %s says “%s”', (state, quoteState, title) => {
  expect(standing(state, quoteState).title).toBe(title);
});

test('an option is shown beside its quote, and a confirmed booking says that a quote waits', () => {
  const held = standing('option', 'sent', { holdRank: 1 }).text;
  expect(held).toMatch(
    /^Read it below.+ Nothing is booked yet\. These dates are on hold for you\. You have the first option\.$/,
  );
  expect(standing('enquiry', 'accepted').text).toMatch(/^You have accepted the quote/);
  expect(standing('confirmed', 'sent').text).toBe(
    'These dates are booked for you. Read the quote below, then accept it or ask a question.',
  );
});

test('a state that is newer than the page is said as one that waits for an answer', () => {
  expect(toClientBooking({ ...row, state: 'rescheduled' }).state).toBe('enquiry');
});

test('discount and VAT are lines of a quote, and one that has ended is not open', () => {
  const shown = toClientBooking({ ...row, quote }).quote;
  expect(shown?.lines).toEqual([
    { label: 'Fashion Shoot', amount: 40_000 },
    { label: 'Discount', amount: -2000 },
    { label: 'VAT 16%', amount: 6080 },
  ]);
  const percentage = toClientBooking({ ...row, quote: { ...quote, discountPercent: 5 } }).quote;
  expect(percentage?.lines[1]).toEqual({ label: 'Discount (5%)', amount: -2000 });
  expect(shown).toMatchObject({ isOpen: true, text: 'Valid until 1 December 2026.' });
  expect(toClientBooking({ ...row, quote: { ...quote, state: 'ended' } }).quote?.isOpen).toBe(false);
});

test('an accepted quote names who accepted it, and is a confirmation once the booking is confirmed', () => {
  const by = { name: 'Zuri', company: 'Kitenge Ltd', day: '2026-11-28' };
  const accepted = { ...quote, state: 'accepted', accepted: by };
  expect(toClientBooking({ ...row, quote: accepted }).quote).toMatchObject({
    accepted: 'Accepted by Zuri, for Kitenge Ltd, on 28 November 2026.',
    isConfirmation: false,
  });
  const confirmed = { ...row, state: 'confirmed' };
  expect(toClientBooking({ ...confirmed, quote: accepted }).quote?.isConfirmation).toBe(true);
  expect(toClientBooking({ ...confirmed, quote }).quote?.isConfirmation).toBe(false);
});

test('a page knows what it shows, and its acts send it', () => {
  const { seen } = toClientBooking({ ...row, state: 'option', holdRank: 2, quote });
  expect(readSeen(seen)).toEqual({
    state: 'option',
    revision: 4,
    holdRank: 2,
    quoteNumber: 'Q-2026-0001',
    quoteRevision: 2,
  });
  const newer = { ...quote, number: 'Q-2026-0002' };
  for (const other of [{ quote: newer }, { quote: null }, { revision: 5 }, { state: 'confirmed' }])
    expect(toClientBooking({ ...row, state: 'option', holdRank: 2, quote, ...other }).seen).not.toBe(seen);
  expect(readSeen('')).toBeUndefined();
  expect(readSeen('{"state":"option"}')).toBeUndefined();
});

test.each([
  ['confirmed', true, 'add'],
  ['done', true, 'add'],
  ['cancelled', true, 'remove'],
  ['enquiry', true, 'remove'],
  ['cancelled', false, undefined],
])('calendars are offered the file of a booking that is %s', (state, hasCalendarFile, expected) => {
  expect(toClientBooking({ ...row, state, hasCalendarFile }).calendarFile).toBe(expected);
});

test('the other days that a client asked for wait for a reply, or are declined', () => {
  const otherDays = { firstDay: '2027-03-05', lastDay: '2027-03-06', isDeclined: false };
  expect(toClientBooking(row).otherDays).toBe('');
  expect(toClientBooking({ ...row, otherDays }).otherDays).toBe(
    'You asked for 5 to 6 March 2027. I will reply. Until then, your booking stays as it is.',
  );
  expect(toClientBooking({ ...row, otherDays: { ...otherDays, isDeclined: true } }).otherDays).toBe(
    'You asked for 5 to 6 March 2027. I’m sorry, I’m not available then. Your booking stays as it is.',
  );
});

test.each([
  ['enquiry', true],
  ['option', true],
  ['confirmed', true],
  ['done', false],
  ['cancelled', false],
  ['rescheduled', false],
])('a request for other days is offered by the state of a booking that is %s: %s', (state, expected) => {
  expect(toClientBooking({ ...row, state, canCancel: !expected }).canAskForOtherDays).toBe(expected);
});

test.each([
  [
    { deposit: 20_000, depositDays: 3 },
    'A deposit of KES 20,000 is due 3 days after you accept. The balance is due on 15 January 2027.',
  ],
  [
    { deposit: 20_000, depositDays: 0 },
    'A deposit of KES 20,000 is due when you accept. The balance is due on 15 January 2027.',
  ],
  [{ deposit: 44_080, depositDays: 1 }, 'A deposit of KES 44,080 is due 1 day after you accept.'],
  [{ deposit: 0, depositDays: 3 }, 'The total is due on 15 January 2027.'],
])('an open quote with %j says what to pay by when', (terms, expected) => {
  const payment = { ...terms, balanceDays: 14 };
  expect(toClientBooking({ ...row, quote: { ...quote, payment } }).quote?.payTerms).toBe(expected);
  const accepted = { ...quote, payment, state: 'accepted' };
  expect(toClientBooking({ ...row, quote: accepted }).quote?.payTerms).toBe('');
});
