import { expect, test } from 'vitest';
import { quoteEnds } from '../src/booking/quotes/quote-jobs';
import { endHolds } from '../src/booking/states/booking-jobs';
import { runDueWork } from '../src/platform/jobs/scheduler';
import { GRAPHQL, NOUNS, REST } from './support/apis';
import {
  bookingChanges,
  bootForBookings,
  clientBooking,
  day,
  moveBooking,
  requestsOn,
} from './support/bookings';
import type { BootedCms } from './support/boot-strapi';
import { type Client, signIn, visitor } from './support/client';
import { accept, cancel, sentQuote } from './support/quotes';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

interface Notice {
  id: number;
  event: string;
  booking: { documentId: string } | null;
  work: string | null;
  rank: number | null;
  quoteNumber: string | null;
}

interface Entry {
  action: string;
  actor: string;
  source: string;
  title: string | null;
  documentId: string;
  from: string | null;
  to: string | null;
}

let cms: BootedCms;
let owner: Client;

bootForBookings((site) => {
  ({ cms, owner } = site);
});

const move = (documentId: string, event: string, more?: object) =>
  moveBooking(cms, owner, documentId, event, more);
const option = (documentId: string, inMs: number) =>
  move(documentId, 'PLACE_OPTION', { holdEndsAt: new Date(Date.now() + inMs).toISOString() });
const page = async (documentId: string) => {
  const { data } = await owner.graphql<{ link: string }>(
    `{ link: bookingLink(documentId: "${documentId}") }`,
  );
  const token = String(data?.link).slice('/b/'.length);
  return { token, ...(await clientBooking(visitor(cms), token)).data };
};
const cancelByClient = async (documentId: string) =>
  cancel(visitor(cms), (await page(documentId)).token, null);

async function notices(client = owner): Promise<Notice[]> {
  const { data } = await client.graphql<{ ownerNotices: Notice[] }>(
    '{ ownerNotices { id at event booking { documentId } work rank quoteNumber } }',
  );
  return data?.ownerNotices ?? [];
}
const noticesOf = async (documentId: string) =>
  (await notices()).filter(({ booking }) => booking?.documentId === documentId);

async function activityOf(documentId: string): Promise<Entry[]> {
  const { data } = await owner.graphql<{ activity: { entries: Entry[] } }>(
    `{ activity(documentId: "${documentId}") { entries { action actor source title documentId from to } } }`,
  );
  return data?.activity.entries ?? [];
}

let nextDay = 100;
function enquiries(count: number) {
  nextDay += 1;
  return requestsOn(cms, day(nextDay), count);
}

test('tells the owner without a mail server that a hold ended and the next one moved up, until dismissed', async () => {
  const [first = '', second = ''] = await enquiries(2);
  await option(first, MINUTE);
  await option(second, HOUR);
  await runDueWork(cms.strapi, [endHolds], () => Date.now() + 2 * MINUTE);
  const [ended] = await noticesOf(first);
  expect(ended).toMatchObject({ event: 'HOLD_ENDED' });
  expect(await noticesOf(second)).toMatchObject([{ event: 'MOVED_UP', rank: 1 }]);

  const dismiss = () => owner.graphql(`mutation { dismissNotice(id: ${ended?.id}) }`);
  expect((await dismiss()).failure).toBeUndefined();
  expect((await dismiss()).failure).toBeUndefined();
  expect(await noticesOf(first)).toEqual([]);
  expect(await noticesOf(second)).toHaveLength(1);
  // The same on every device and after every sign-in.
  const { owner: elsewhere } = await signIn(cms);
  expect((await notices(elsewhere)).some(({ id }) => id === ended?.id)).toBe(false);
});

test('records automatic changes and those of clients with name and states', async () => {
  const [first = '', second = ''] = await enquiries(2);
  await option(first, MINUTE);
  await option(second, HOUR);
  await runDueWork(cms.strapi, [endHolds], () => Date.now() + 2 * MINUTE);
  expect(await activityOf(first)).toMatchObject([
    {
      action: 'hold-ended',
      actor: 'machine',
      source: 'schedule',
      title: 'Njeri, Runway',
      from: 'option',
      to: 'expired',
    },
    { action: 'place-option', actor: 'owner', source: 'GraphQL', from: 'enquiry', to: 'option' },
  ]);
  await cancelByClient(second);
  expect(await activityOf(second)).toMatchObject([
    { action: 'cancel', actor: 'client', from: 'option', to: 'cancelled' },
    { action: 'moved-up', actor: 'machine' },
    { action: 'place-option' },
  ]);
});

test('confirms a later option over an earlier one only if the owner insists, and tells the client', async () => {
  const [first = '', second = ''] = await enquiries(2);
  await option(first, HOUR);
  await option(second, HOUR);
  const refused = await move(second, 'CONFIRM');
  expect(refused.failure?.message).toMatch(
    /^Njeri has the first option until \d+ \w+( \d{4})?\. Confirm anyway\?$/,
  );
  expect(refused.text).toContain('"insist"');
  expect(await page(first)).toMatchObject({ state: 'option', daysTaken: false });

  expect((await move(second, 'CONFIRM', { insist: true })).data?.state).toBe('confirmed');
  expect(await page(first)).toMatchObject({ state: 'option', daysTaken: true });
  expect((await bookingChanges(owner, first)).at(-1)).toMatchObject({ event: 'DAYS_BOOKED', to: 'option' });

  await cancelByClient(second);
  expect(await page(first)).toMatchObject({ state: 'option', daysTaken: false });
  expect((await bookingChanges(owner, first)).at(-1)).toMatchObject({ event: 'DAYS_FREE' });
  expect(await noticesOf(second)).toMatchObject([{ event: 'CANCELLED' }]);
  expect(await noticesOf(first)).toMatchObject([{ event: 'DAYS_FREE', rank: 1 }]);
});

test('does not report moving up behind a confirmed booking', async () => {
  const [first = '', second = ''] = await enquiries(2);
  await option(first, HOUR);
  await option(second, HOUR);
  await move(first, 'CONFIRM');
  expect(await page(second)).toMatchObject({ holdRank: 1, daysTaken: true });
  expect(await noticesOf(second)).toEqual([]);
});

test.each([GRAPHQL, REST])(
  'refuses to move a confirmed booking onto the days of an option through $name',
  async (api) => {
    const [held = ''] = await enquiries(1);
    await option(held, HOUR);
    const taken = day(nextDay);
    const [booked = ''] = await enquiries(1);
    await move(booked, 'CONFIRM');
    const stored = await cms.strapi.db
      .query('api::booking.booking')
      .findOne({ where: { documentId: booked } });
    const { revision } = stored;
    const days = { firstDay: taken, lastDay: taken };
    const { failure } = await api.update(owner, NOUNS.booking, booked, { ...days, revision });
    expect(failure?.message).toMatch(/has the first option until .* Release or decline that option, /);
  },
);

test('reports an accepted or expired quote, and deletes the notice with the booking', async () => {
  const { booking, token, number } = await sentQuote(cms, owner);
  await accept(visitor(cms), token);
  expect(await noticesOf(booking)).toMatchObject([{ event: 'QUOTE_ACCEPTED', quoteNumber: number }]);

  const other = await sentQuote(cms, owner);
  await runDueWork(cms.strapi, [quoteEnds], () => Date.now() + 400 * 24 * HOUR);
  expect(await noticesOf(other.booking)).toMatchObject([{ event: 'QUOTE_ENDED', quoteNumber: other.number }]);
  await GRAPHQL.remove(owner, NOUNS.booking, other.booking);
  expect(await noticesOf(other.booking)).toEqual([]);
});

test('reports a failing job once, until it succeeds', async () => {
  let isBroken = true;
  const work = {
    ...endHolds,
    nextDue: async () => 0,
    run: async () => {
      if (isBroken) throw new Error('broken');
    },
  };
  const failed = async () => (await notices()).filter(({ event }) => event === 'WORK_FAILED');
  const run = (inMs: number) => runDueWork(cms.strapi, [work], () => Date.now() + inMs);
  await run(0);
  const [told] = await failed();
  expect(told).toMatchObject({ work: endHolds.title, booking: null });
  await owner.graphql(`mutation { dismissNotice(id: ${told?.id}) }`);
  await run(2 * MINUTE);
  expect(await failed()).toEqual([]);

  isBroken = false;
  await run(HOUR);
  isBroken = true;
  await run(2 * HOUR);
  expect(await failed()).toHaveLength(1);
  isBroken = false;
  await run(4 * HOUR);
  expect(await failed()).toEqual([]);
});

test('predicts the days that a change frees, and the options that move up', async () => {
  const follows = async (documentId: string, event: string) => {
    const { data } = await owner.graphql<{ moveConsequences: object }>(
      `{ moveConsequences(documentId: "${documentId}", event: ${event}) { freed nextOptions { documentId rank movedUp } } }`,
    );
    return data?.moveConsequences;
  };
  const [first = '', second = '', third = ''] = await enquiries(3);
  // An enquiry blocks no days.
  expect(await follows(first, 'CANCEL')).toEqual({ freed: 'none', nextOptions: [] });
  expect(await follows(first, 'RELEASE')).toBeNull();
  await option(first, HOUR);
  expect(await follows(first, 'RELEASE')).toEqual({ freed: 'all', nextOptions: [] });
  await option(second, HOUR);
  const moved = { documentId: second, rank: 1, movedUp: true };
  for (const event of ['RELEASE', 'DECLINE', 'CANCEL'])
    expect(await follows(first, event)).toEqual({ freed: 'none', nextOptions: [moved] });
  expect(await follows(second, 'CANCEL')).toEqual({ freed: 'none', nextOptions: [] });

  await move(third, 'CONFIRM', { insist: true });
  expect(await follows(first, 'CANCEL')).toEqual({ freed: 'none', nextOptions: [] });
  expect(await follows(third, 'CANCEL')).toEqual({
    freed: 'none',
    nextOptions: [
      { documentId: first, rank: 1, movedUp: false },
      { documentId: second, rank: 2, movedUp: false },
    ],
  });
});
