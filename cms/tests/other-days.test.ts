import { describe, expect, test } from 'vitest';
import { longDay } from '../src/shared/day-names';
import { DAY_MS } from '../src/shared/days';
import type { RefusalCode } from '../src/shared/testing/refusal-examples';
import { bookingChanges, bootForBookings, calendar, day, moveBooking } from './support/bookings';
import { type BootedCms, SECRETS } from './support/boot-strapi';
import { type Client, visitor } from './support/client';
import { create } from './support/factories';
import {
  answerDays,
  askForDays,
  daysNoticesOf,
  freshDays,
  otherDaysOf,
  pageOf,
  requestWithOtherDays,
} from './support/other-days';
import { cancel, newBooking, seenOn, sentQuote } from './support/quotes';
import { siteProof } from './support/site-proof';

const BOOKING = 'api::booking.booking';
const HOUR = 3_600_000;

let cms: BootedCms;
let owner: Client;

bootForBookings((site) => {
  ({ cms, owner } = site);
});

const rows = () => cms.strapi.db.query(BOOKING);
const stored = (documentId: string) => rows().findOne({ where: { documentId } });
const events = async (documentId: string) =>
  (await bookingChanges(owner, documentId)).map(({ event }) => event);
const move = (documentId: string, event: string, more?: object) =>
  moveBooking(cms, owner, documentId, event, more);
const option = (documentId: string) =>
  move(documentId, 'PLACE_OPTION', { holdEndsAt: new Date(Date.now() + HOUR).toISOString() });
const noticesOf = (documentId: string) => daysNoticesOf(owner, documentId);
const waiting = () => requestWithOtherDays(cms);

/** The booking in the client's .ics file. */
async function calendarFileOf(token: string) {
  const proof = { 'x-site-proof': siteProof(SECRETS.RENDER_SECRET) };
  const { text } = await visitor(cms).rest('POST', '/api/booking-files/clients-days', { token }, proof);
  return JSON.parse(text).booking;
}

/** What is wrong, the days from today, the code and the field that it names. */
const REFUSED: [what: string, days: [number, number], code: RefusalCode, field: string][] = [
  ['days in the past', [-1, -1], 'FIRST_DAY_IN_PAST', 'firstDay'],
  ['an end before the start', [40, 39], 'LAST_DAY_BEFORE_FIRST', 'lastDay'],
  ['61 days', [40, 100], 'BOOKING_TOO_LONG', 'lastDay'],
  ['a day in ten years', [3650, 3650], 'FIRST_DAY_TOO_FAR', 'firstDay'],
];

describe('A request for other days', () => {
  test('waits for the owner, and changes nothing of the booking until then', async () => {
    const { booked, first, last } = freshDays();
    const { token, booking } = await newBooking(cms, { firstDay: booked, lastDay: booked });
    const { data } = await askForDays(visitor(cms), token, [first, last]);
    const asked = { firstDay: first, lastDay: last };
    expect(data).toEqual({
      state: 'enquiry',
      firstDay: booked,
      lastDay: booked,
      notice: null,
      otherDays: { ...asked, isDeclined: false },
    });
    const { revision } = await stored(booking);
    expect(await otherDaysOf(owner, booking)).toEqual({ ...asked, revision, clashes: [], away: [] });
    expect((await bookingChanges(owner, booking)).at(-1)).toEqual({
      event: 'DAYS_ASKED',
      from: 'enquiry',
      to: 'enquiry',
      actor: 'client',
      actorName: null,
      reason: `${longDay(first)} to ${longDay(last)}`,
    });
    expect(await noticesOf(booking)).toEqual(['DAYS_ASKED']);
  });

  test.each(['enquiry', 'option', 'confirmed'])('is possible for a booking that is %s', async (state) => {
    const { booked, first } = freshDays();
    const { token, booking } = await newBooking(cms, { firstDay: booked, lastDay: booked });
    if (state === 'option') await option(booking);
    if (state === 'confirmed') await move(booking, 'CONFIRM');
    const { data } = await askForDays(visitor(cms), token, [first]);
    expect(data).toMatchObject({ state, otherDays: { firstDay: first, lastDay: first } });
  });

  test('changes nothing when it is repeated, or asks for the booked days', async () => {
    const { booked, first } = freshDays();
    const { token, booking } = await newBooking(cms, { firstDay: booked, lastDay: booked });
    const seen = await seenOn(visitor(cms), token);
    await askForDays(visitor(cms), token, [first], seen);
    const { revision } = await stored(booking);
    const again = await askForDays(visitor(cms), token, [first], seen);
    expect(again.data?.notice).toBe('You have already asked for these days.');
    expect((await stored(booking)).revision).toBe(revision);
    expect(await events(booking)).toEqual(['ASKED', 'DAYS_ASKED']);
    const other = await newBooking(cms, { firstDay: booked, lastDay: booked });
    const same = await askForDays(visitor(cms), other.token, [booked, booked]);
    expect(same.data?.notice).toBe('Your booking is already on these days.');
    expect(await events(other.booking)).toEqual(['ASKED']);
  });

  test('is replaced by a newer one, which an answer to the older one does not accept', async () => {
    const { token, booking, revision, later: newer } = await waiting();
    const { data } = await askForDays(visitor(cms), token, [newer]);
    expect(data?.otherDays).toEqual({ firstDay: newer, lastDay: newer, isDeclined: false });
    const late = await answerDays(owner, booking, revision, true);
    expect(late.failure?.name).toBe('ConflictError');
    expect(await noticesOf(booking)).toEqual(['DAYS_ASKED']);
    const accepted = await answerDays(owner, booking, revision + 1, true);
    expect(accepted.data).toMatchObject({ firstDay: newer, lastDay: newer });
  });

  test.each(REFUSED)('is refused for %s', async (_, [first, last], code, field) => {
    const { booked } = freshDays();
    const { token, booking } = await newBooking(cms, { firstDay: booked, lastDay: booked });
    const { failure } = await askForDays(visitor(cms), token, [day(first), day(last)]);
    expect(failure?.details).toMatchObject({ code, field });
    expect((await askForDays(visitor(cms), token, ['2027-02-30'])).failure?.details.code).toBe(
      'DATE_INVALID',
    );
    expect(await events(booking)).toEqual(['ASKED']);
  });

  test('is refused from a page that shows something else, and without a valid page', async () => {
    const { booked, first } = freshDays();
    const { token, booking } = await newBooking(cms, { firstDay: booked, lastDay: booked });
    const seen = await seenOn(visitor(cms), token);
    await option(booking);
    expect((await askForDays(visitor(cms), token, [first], seen)).failure?.name).toBe('ConflictError');
    expect((await askForDays(visitor(cms), 'A'.repeat(22), [first])).failure?.message).toBe(
      'This booking page does not exist or has expired.',
    );
    expect(await otherDaysOf(owner, booking)).toBeNull();
  });

  test('is refused for a closed booking', async () => {
    const { booked, first } = freshDays();
    const { token, booking } = await newBooking(cms, { firstDay: booked, lastDay: booked });
    await move(booking, 'DECLINE');
    const { failure } = await askForDays(visitor(cms), token, [first]);
    expect(failure?.message).toBe('This booking is declined. Its days can no longer change.');
  });
});

describe('The owner who accepts', () => {
  test('moves the booking, and the calendars, the history and the page follow', async () => {
    const { token, booking, revision, booked, first, last } = await waiting();
    await move(booking, 'CONFIRM');
    const before = await stored(booking);
    const oldEntry = await calendarFileOf(token);
    expect(oldEntry).toMatchObject({ firstDay: booked, lastDay: booked });
    const { data, failure } = await answerDays(owner, booking, revision + 1, true);
    expect(failure).toBeUndefined();
    expect(data).toMatchObject({ firstDay: first, lastDay: last, state: 'confirmed' });
    expect((await pageOf(visitor(cms), token)).data).toMatchObject({
      firstDay: first,
      lastDay: last,
      otherDays: null,
    });
    const after = await stored(booking);
    expect(Date.parse(after.tokenEndsAt) - Date.parse(before.tokenEndsAt)).toBe(5 * DAY_MS);
    expect(after.estimate).toEqual(before.estimate);
    expect((await calendar(visitor(cms), booked, last)).data).toEqual([
      { day: first, state: 'BOOKED' },
      { day: last, state: 'BOOKED' },
    ]);
    const entry = await calendarFileOf(token);
    expect(entry).toMatchObject({ documentId: booking, state: 'confirmed', firstDay: first, lastDay: last });
    expect(entry.revision).toBeGreaterThan(oldEntry.revision);
    expect((await bookingChanges(owner, booking)).at(-1)).toMatchObject({
      event: 'DAYS_ACCEPTED',
      from: 'confirmed',
      to: 'confirmed',
      actor: 'owner',
      reason: `${longDay(first)} to ${longDay(last)}, instead of ${longDay(booked)}`,
    });
    expect(await noticesOf(booking)).toEqual([]);
  });

  test('frees the former days of an option for the next one, and puts it behind the options there', async () => {
    const { token, booking, booked, first } = await waiting();
    const { booking: behind } = await newBooking(cms, { firstDay: booked, lastDay: booked });
    const { booking: there } = await newBooking(cms, { firstDay: first, lastDay: first });
    for (const id of [booking, behind, there]) expect((await option(id)).failure).toBeUndefined();
    expect(await stored(behind)).toMatchObject({ holdRank: 2 });
    const { revision } = await stored(booking);
    const { data } = await answerDays(owner, booking, revision, true);
    expect(data).toMatchObject({ state: 'option', holdRank: 2, firstDay: first });
    expect(await stored(behind)).toMatchObject({ holdRank: 1 });
    expect(await stored(there)).toMatchObject({ holdRank: 1 });
    expect((await events(behind)).at(-1)).toBe('MOVED_UP');
    expect((await pageOf(visitor(cms), token)).data).toMatchObject({ state: 'option', otherDays: null });
  });

  test('keeps a sent quote, as after any change of days', async () => {
    const { booked, first } = freshDays();
    const { token, booking, number } = await sentQuote(cms, owner, { firstDay: booked, lastDay: booked });
    await askForDays(visitor(cms), token, [first]);
    const { revision } = await stored(booking);
    expect((await answerDays(owner, booking, revision, true)).failure).toBeUndefined();
    expect(await seenOn(visitor(cms), token)).toMatchObject({ quoteNumber: number, state: 'enquiry' });
  });

  test('is refused if the days were confirmed for another client since, and may then decline', async () => {
    const { token, booking, booked, first } = await waiting();
    await move(booking, 'CONFIRM');
    const { booking: faster } = await newBooking(cms, { firstDay: first, lastDay: first, name: 'Vlisco' });
    await move(faster, 'CONFIRM');
    await create(cms, 'api::away.away', { firstDay: first, lastDay: first, note: 'Lagos' });
    const asked = await otherDaysOf(owner, booking);
    expect(asked).toMatchObject({ clashes: [{ documentId: faster }], away: [{ note: 'Lagos' }] });
    const revision = asked?.revision ?? 0;
    const { failure } = await answerDays(owner, booking, revision, true);
    expect(failure).toMatchObject({ name: 'ValidationError', details: { code: 'DATES_TAKEN' } });
    expect(failure?.message).toContain('Vlisco, Runway');
    expect(await stored(booking)).toMatchObject({ firstDay: booked, revision });
    expect(await otherDaysOf(owner, booking)).toEqual(asked);
    expect((await answerDays(owner, booking, revision, false)).failure).toBeUndefined();
    expect((await pageOf(visitor(cms), token)).data).toMatchObject({
      firstDay: booked,
      otherDays: { firstDay: first, isDeclined: true },
    });
  });

  test('is refused once the asked days are past', async () => {
    const { booking, booked } = await waiting();
    await rows().updateMany({
      where: { documentId: booking },
      data: { askedFirstDay: day(-2), askedLastDay: day(-1) },
    });
    const { revision } = await stored(booking);
    const { failure } = await answerDays(owner, booking, revision, true);
    expect(failure?.details.code).toBe('FIRST_DAY_IN_PAST');
    expect(await stored(booking)).toMatchObject({ firstDay: booked });
  });

  test.each([true, false])('gets the same response for a repeated answer: %s', async (accept) => {
    const { booking, revision } = await waiting();
    const once = await answerDays(owner, booking, revision, accept);
    const record = await bookingChanges(owner, booking);
    const twice = await answerDays(owner, booking, revision, accept);
    expect(twice.failure).toBeUndefined();
    expect(twice.data).toEqual(once.data);
    expect(await bookingChanges(owner, booking)).toEqual(record);
    expect((await answerDays(owner, booking, revision, !accept)).failure?.name).toBe('ConflictError');
    const late = await answerDays(owner, booking, revision + 1, accept);
    expect(late.failure?.details.code).toBe('NO_OTHER_DAYS');
  });

  test('is told that no days wait', async () => {
    const { booked } = freshDays();
    const { booking } = await newBooking(cms, { firstDay: booked, lastDay: booked });
    const { revision } = await stored(booking);
    const { failure } = await answerDays(owner, booking, revision, true);
    expect(failure).toMatchObject({
      message: 'The client no longer asks for other days.',
      details: { code: 'NO_OTHER_DAYS' },
    });
    expect((await answerDays(owner, 'nothing', 1, true)).failure?.name).toBe('NotFoundError');
  });

  test('answers once, even with two answers at the same time', async () => {
    for (let round = 0; round < 4; round += 1) {
      await cms.strapi.db.connection('throttle_counters').delete();
      const { booking, revision, booked, first } = await waiting();
      const answers = await Promise.all([
        answerDays(owner, booking, revision, true),
        answerDays(owner, booking, revision, false),
      ]);
      const [accepted, declined] = answers;
      expect(answers.filter(({ failure }) => failure?.name === 'ConflictError')).toHaveLength(1);
      expect(await stored(booking)).toMatchObject({ firstDay: accepted?.failure ? booked : first });
      const answered = (await events(booking)).filter((event) =>
        /^DAYS_(ACCEPTED|DECLINED)$/.test(`${event}`),
      );
      expect(answered).toEqual([declined?.failure ? 'DAYS_ACCEPTED' : 'DAYS_DECLINED']);
    }
  });

  test('never accepts over a cancellation by the client at the same time', async () => {
    for (let round = 0; round < 4; round += 1) {
      await cms.strapi.db.connection('throttle_counters').delete();
      const { token, booking, revision, booked, first } = await waiting();
      const seen = await seenOn(visitor(cms), token);
      const [accepted, cancelled] = await Promise.all([
        answerDays(owner, booking, revision, true),
        cancel(visitor(cms), token, null, seen),
      ]);
      expect([accepted, cancelled].filter(({ failure }) => failure)).toHaveLength(1);
      expect(await stored(booking)).toMatchObject(
        cancelled.failure
          ? { firstDay: first, state: 'enquiry' }
          : { firstDay: booked, state: 'cancelled', askedFirstDay: null },
      );
    }
  });
});

describe('The owner who declines', () => {
  test('keeps the booking, and the client may ask again', async () => {
    const { token, booking, revision, booked, first, last } = await waiting();
    const { data } = await answerDays(owner, booking, revision, false);
    expect(data).toMatchObject({ firstDay: booked, lastDay: booked, state: 'enquiry' });
    expect((await bookingChanges(owner, booking)).at(-1)).toMatchObject({
      event: 'DAYS_DECLINED',
      actor: 'owner',
      reason: `${longDay(first)} to ${longDay(last)}`,
    });
    expect(await otherDaysOf(owner, booking)).toBeNull();
    expect(await noticesOf(booking)).toEqual([]);
    expect((await pageOf(visitor(cms), token)).data?.otherDays).toMatchObject({ isDeclined: true });
    const again = await askForDays(visitor(cms), token, [first, last]);
    expect(again.data).toMatchObject({ notice: null, otherDays: { isDeclined: false } });
    expect(await noticesOf(booking)).toEqual(['DAYS_ASKED']);
  });
});
