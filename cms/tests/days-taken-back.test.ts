import { describe, expect, test } from 'vitest';
import { longDay } from '../src/shared/day-names';
import { bookingChanges, bootForBookings } from './support/bookings';
import type { BootedCms } from './support/boot-strapi';
import { type Client, visitor } from './support/client';
import {
  answerDays,
  askForDays,
  daysNoticesOf,
  otherDaysOf,
  requestWithOtherDays,
} from './support/other-days';
import { seenOn } from './support/quotes';

let cms: BootedCms;
let owner: Client;

bootForBookings((site) => {
  ({ cms, owner } = site);
});

const events = async (documentId: string) =>
  (await bookingChanges(owner, documentId)).map(({ event }) => event);
const noticesOf = (documentId: string) => daysNoticesOf(owner, documentId);
const waiting = () => requestWithOtherDays(cms);

describe('A request for other days', () => {
  test('is taken back by asking for the booked days, and can no longer be accepted', async () => {
    const { token, booking, revision, booked, first, last } = await waiting();
    const seen = await seenOn(visitor(cms), token);
    const back = await askForDays(visitor(cms), token, [booked], seen);
    expect(back.data).toMatchObject({
      firstDay: booked,
      otherDays: null,
      notice: 'You no longer ask for other days. Your booking keeps its days.',
    });
    expect(await otherDaysOf(owner, booking)).toBeNull();
    expect(await noticesOf(booking)).toEqual([]);
    expect((await answerDays(owner, booking, revision, true)).failure?.name).toBe('ConflictError');
    const { failure } = await answerDays(owner, booking, revision + 1, true);
    expect(failure?.details.code).toBe('NO_OTHER_DAYS');
    expect((await bookingChanges(owner, booking)).at(-1)).toMatchObject({
      event: 'DAYS_TAKEN_BACK',
      actor: 'client',
      reason: `${longDay(first)} to ${longDay(last)}`,
    });
    const again = await askForDays(visitor(cms), token, [booked], seen);
    expect(again.data?.notice).toBe('Your booking is already on these days.');
    expect(await events(booking)).toEqual(['ASKED', 'DAYS_ASKED', 'DAYS_TAKEN_BACK']);
  });

  test('is not taken back by a page that does not show it', async () => {
    const { token, booking, booked, later } = await waiting();
    const seen = await seenOn(visitor(cms), token);
    await askForDays(visitor(cms), token, [later]);
    expect((await askForDays(visitor(cms), token, [booked], seen)).failure?.name).toBe('ConflictError');
    expect(await otherDaysOf(owner, booking)).toMatchObject({ firstDay: later });
  });
});
