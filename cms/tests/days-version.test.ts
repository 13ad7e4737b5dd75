import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { hashOf } from '../src/booking/client/client-token';
import { endHolds } from '../src/booking/states/booking-jobs';
import { runDueWork } from '../src/platform/jobs/scheduler';
import { siteDay } from '../src/shared/site-clock';
import { APIS, NOUNS, saved } from './support/apis';
import { bootForBookings, calendar, day, moveBooking, requestBooking, requestsOn } from './support/bookings';
import type { BootedCms } from './support/boot-strapi';
import { type Client, visitor } from './support/client';
import { cancel } from './support/quotes';

const BOOKING = 'api::booking.booking';
const HOUR = 3_600_000;

let cms: BootedCms;
let owner: Client;

bootForBookings((site) => {
  ({ cms, owner } = site);
});

/** Days far from those of other tests. */
let on = '';
let next = 20;
beforeEach(() => {
  next += 3;
  on = day(next);
});

/** Returns the version under which a site caches calendars. */
async function version(): Promise<string> {
  const state = await (await visitor(cms).send('/api/site-state')).json();
  const { contentVersion, daysVersion } = state as Record<string, string>;
  return `${contentVersion} ${daysVersion}`;
}
const stateOfDay = async (which = on) => (await calendar(visitor(cms), which, which)).data?.[0]?.state;

/** Expects `change` to change the day in the calendar, and the version. */
async function expectAnother(change: () => Promise<unknown>, shown: string | undefined): Promise<void> {
  const before = await version();
  await change();
  expect(await stateOfDay()).toBe(shown);
  expect(await version()).not.toBe(before);
}

const ends = () => ({ holdEndsAt: new Date(Date.now() + HOUR).toISOString() });
const move = async (documentId: string, event: string, more = {}) =>
  expect((await moveBooking(cms, owner, documentId, event, more)).failure).toBeUndefined();
const rows = () => cms.strapi.db.query(BOOKING);
async function bringBack(documentId: string) {
  const { id } = await cms.strapi.db.connection('bin').where({ document_id: documentId }).first('id');
  const { failure } = await owner.graphql(`mutation { restoreFromBin(id: ${id}) { documentId } }`);
  expect(failure).toBeUndefined();
}

test("changes with every visible change of a booking's state", async () => {
  const [id = ''] = await requestsOn(cms, on, 1);
  expect(await stateOfDay()).toBeUndefined();
  await expectAnother(() => move(id, 'PLACE_OPTION', ends()), 'ON_HOLD');
  await expectAnother(() => move(id, 'RELEASE'), undefined);
  await expectAnother(() => move(id, 'CONFIRM'), 'BOOKED');
  await expectAnother(() => move(id, 'CANCEL'), undefined);
});

test('changes when a hold ends', async () => {
  const [id = ''] = await requestsOn(cms, on, 1);
  await move(id, 'PLACE_OPTION', ends());
  await expectAnother(() => runDueWork(cms.strapi, [endHolds], () => Date.now() + 2 * HOUR), undefined);
});

test('changes when a client cancels', async () => {
  const { data } = await requestBooking(visitor(cms), { firstDay: on, lastDay: on });
  const token = data?.token ?? '';
  const { documentId } = await rows().findOne({ where: { tokenHash: hashOf(token) } });
  await move(documentId, 'CONFIRM');
  await expectAnother(() => cancel(visitor(cms), token, null), undefined);
});

test.each(APIS)('changes when a booking is moved, deleted and restored through $name', async (api) => {
  const [id = ''] = await requestsOn(cms, on, 1);
  await move(id, 'CONFIRM');
  const { revision } = await rows().findOne({ where: { documentId: id } });
  const days = { firstDay: day(next + 1), lastDay: day(next + 1), revision };
  await expectAnother(() => api.update(owner, NOUNS.booking, id, days), undefined);
  expect(await stateOfDay(day(next + 1))).toBe('BOOKED');
  on = day(next + 1);
  await expectAnother(() => api.remove(owner, NOUNS.booking, id), undefined);
  await expectAnother(() => bringBack(id), 'BOOKED');
});

test.each(APIS)(
  'changes when days away are added, changed, deleted and restored through $name',
  async (api) => {
    const days = { firstDay: on, lastDay: on };
    let id = '';
    await expectAnother(async () => {
      id = saved(await api.create(owner, NOUNS.away, days)).documentId;
    }, 'AWAY');
    const later = { firstDay: day(next + 1), lastDay: day(next + 1), revision: 1 };
    await expectAnother(() => api.update(owner, NOUNS.away, id, later), undefined);
    on = day(next + 1);
    await expectAnother(() => api.remove(owner, NOUNS.away, id), undefined);
    await expectAnother(() => bringBack(id), 'AWAY');
  },
);

test('changes when a day has passed', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const today = siteDay();
  const midnight = Date.parse(`${today}T21:00:00Z`);
  vi.setSystemTime(midnight - 1);
  const days = { firstDay: today, lastDay: today };
  await cms.strapi.documents('api::away.away').create({ data: days as never });
  const before = await version();
  expect(await stateOfDay(today)).toBe('AWAY');
  vi.setSystemTime(midnight);
  expect(await stateOfDay(today)).toBeUndefined();
  expect(await version()).not.toBe(before);
});

test('stays the same after a failed change, and an enquiry keeps cached pages valid', async () => {
  const [id = ''] = await requestsOn(cms, on, 1);
  const before = await version();
  expect((await moveBooking(cms, owner, id, 'FINISH')).failure).toBeDefined();
  await requestsOn(cms, on, 1);
  expect(await version()).toBe(before);
});
