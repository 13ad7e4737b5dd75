import { expect, test } from 'vitest';
import { hashOf } from '../src/booking/client/client-token';
import { endHolds, finishBookings } from '../src/booking/states/booking-jobs';
import type { StoredItem } from '../src/content/bin/item-snapshot';
import { packJson, unpackJson } from '../src/platform/database/compressed-json';
import { runDueWork } from '../src/platform/jobs/scheduler';
import { DAY_MS } from '../src/shared/days';
import { APIS, GRAPHQL, NOUNS } from './support/apis';
import {
  bookingChanges,
  bootForBookings,
  clientBooking,
  day,
  moveBooking,
  requestBooking,
  requestsOn,
  sampleSequence,
} from './support/bookings';
import type { BootedCms } from './support/boot-strapi';
import { type Client, visitor } from './support/client';
import { cancel, seenOn } from './support/quotes';

const BOOKING = 'api::booking.booking';
const MINUTE = 60_000;

let cms: BootedCms;
let owner: Client;

bootForBookings((site) => {
  ({ cms, owner } = site);
});

const move = (documentId: string, event: string, more?: object) =>
  moveBooking(cms, owner, documentId, event, more);
const option = (documentId: string, more: object = {}) =>
  move(documentId, 'PLACE_OPTION', { holdEndsAt: new Date(Date.now() + MINUTE).toISOString(), ...more });
const rows = () => cms.strapi.db.query(BOOKING);
const byToken = (token: string) => rows().findOne({ where: { tokenHash: hashOf(token) } });
const byId = (documentId: string) => rows().findOne({ where: { documentId } });
const changes = (documentId: string) => bookingChanges(owner, documentId);
const standings = async (ids: string[]) =>
  (await Promise.all(ids.map(byId))).map(({ state, holdRank }) => `${state} ${holdRank}`);
async function bringBack(documentId: string) {
  const { id } = await cms.strapi.db.connection('bin').where({ document_id: documentId }).first('id');
  const { data } = await owner.graphql<{ back: { note: string | null } }>(
    `mutation { back: restoreFromBin(id: ${id}) { note } }`,
  );
  return data?.back;
}
/** Creates enquiries for the same day, far from the days of other tests. */
let nextDay = 300;
function enquiries(count: number) {
  nextDay += 1;
  return requestsOn(cms, day(nextDay), count);
}

test('ranks three options of a day, refuses a fourth, and moves up those behind a cancelled one', async () => {
  const ids = await enquiries(4);
  const [first = '', second = '', , fourth = ''] = ids;
  for (const id of ids.slice(0, 3)) expect((await option(id)).failure).toBeUndefined();
  expect(await standings(ids)).toEqual(['option 1', 'option 2', 'option 3', 'enquiry null']);
  expect((await option(fourth)).failure?.message).toMatch(/already have 3 options/);
  expect((await move(first, 'RELEASE', { reason: 'Budget' })).data?.state).toBe('enquiry');
  expect(await standings(ids)).toEqual(['enquiry null', 'option 1', 'option 2', 'enquiry null']);
  const by = { actor: 'owner', actorName: 'owner' };
  expect(await changes(first)).toEqual([
    { event: 'ASKED', from: null, to: 'enquiry', actor: 'client', actorName: null, reason: null },
    { event: 'PLACE_OPTION', from: 'enquiry', to: 'option', ...by, reason: null },
    { event: 'RELEASE', from: 'option', to: 'enquiry', ...by, reason: 'Budget' },
  ]);
  expect((await changes(second)).at(-1)).toEqual({
    event: 'MOVED_UP',
    from: 'option',
    to: 'option',
    ...by,
    reason: 'The second option is now the first option',
  });
});

test('counts ranks in a chain of days by shared days, whichever booking ends', async () => {
  const on = async (firstDay: number, lastDay: number) => {
    const { data } = await requestBooking(visitor(cms), { firstDay: day(firstDay), lastDay: day(lastDay) });
    return byToken(data?.token ?? '');
  };
  const asked = [await on(252, 253), await on(251, 252), await on(250, 251), await on(250, 250)];
  const ids: string[] = asked.map(({ documentId }) => documentId);
  for (const id of ids) await option(id);
  expect(await standings(ids)).toEqual(['option 1', 'option 2', 'option 2', 'option 2']);
  await move(ids[3] ?? '', 'DECLINE');
  expect(await standings(ids)).toEqual(['option 1', 'option 2', 'option 2', 'declined null']);
});

test('lets one of two simultaneous confirmations of a day win, unless the owner insists', async () => {
  for (let round = 0; round < 3; round += 1) {
    const ids = await enquiries(2);
    const answers = await Promise.all(ids.map((id) => move(id, 'CONFIRM')));
    const refused = answers.filter(({ failure }) => failure);
    expect(refused).toHaveLength(1);
    expect(refused[0]?.failure?.message).toMatch(/confirmed booking: Njeri, Runway/);
    expect((await standings(ids)).sort()).toEqual(['confirmed null', 'enquiry null']);
    const loser = ids[answers.findIndex(({ failure }) => failure)] ?? '';
    expect((await move(loser, 'CONFIRM', { insist: true })).data?.state).toBe('confirmed');
  }
});

test('gives three options placed at once different ranks', async () => {
  const ids = await enquiries(3);
  await Promise.all(ids.map((id) => option(id)));
  expect((await standings(ids)).sort()).toEqual(['option 1', 'option 2', 'option 3']);
});

test('refuses a change based on an older booking, and changes nothing', async () => {
  const [id = ''] = await enquiries(1);
  expect((await move(id, 'CONFIRM', { revision: 7 })).failure?.name).toBe('ConflictError');
  expect(await standings([id])).toEqual(['enquiry null']);
});

test('reaches the same states in the database as in the table, for a sample of generated sequences', async () => {
  for (let sequence = 0; sequence < 8; sequence += 1) {
    const ids = await enquiries(3);
    const expected = await sampleSequence(cms, owner, { ids, day: day(nextDay), seed: sequence + 1 });
    expect(await standings(ids)).toEqual(expected.map(({ state, holdRank }) => `${state} ${holdRank}`));
  }
});

test('ends a hold once at its time, moves up the next one, and finishes past bookings', async () => {
  const ids = await enquiries(3);
  const [first = '', second = '', third = ''] = ids;
  await option(first);
  await option(second, { holdEndsAt: new Date(Date.now() + 60 * MINUTE).toISOString() });
  await move(third, 'CONFIRM', { insist: true });
  const run = (now: number) => runDueWork(cms.strapi, [endHolds, finishBookings], () => now);
  await run(Date.now());
  expect((await standings(ids))[0]).toBe('option 1');
  // Run twice at once, as on two machines.
  await Promise.all([run(Date.now() + 2 * MINUTE), run(Date.now() + 2 * MINUTE)]);
  expect(await standings(ids)).toEqual(['expired null', 'option 1', 'confirmed null']);
  const ended = (await changes(first)).filter(({ event }) => event === 'HOLD_ENDED');
  expect(ended).toMatchObject([{ from: 'option', to: 'expired', actor: 'machine' }]);
  const midnight = Date.parse(`${day(nextDay)}T21:00:00Z`);
  await run(midnight - 1);
  expect((await standings([third]))[0]).toBe('confirmed null');
  await run(midnight);
  expect((await standings([third]))[0]).toBe('done null');
});

test('lets a client cancel only through their own page', async () => {
  const { data } = await requestBooking(visitor(cms), { firstDay: day(299), lastDay: day(299) });
  const { token = '' } = data ?? {};
  const { documentId } = await byToken(token);
  const seen = await seenOn(visitor(cms), token);
  const first = await cancel(visitor(cms), token, 'Rain', seen);
  expect(first.data).toMatchObject({ state: 'cancelled', notice: null });
  const record = await changes(documentId);
  expect(record.at(-1)).toMatchObject({ event: 'CANCEL', actor: 'client', reason: 'Rain' });
  const again = await cancel(visitor(cms), token, 'Rain', seen);
  expect(again.data).toMatchObject({
    state: 'cancelled',
    notice: 'This booking has already been cancelled.',
  });
  expect(await changes(documentId)).toEqual(record);
  expect((await cancel(visitor(cms), 'A'.repeat(22), null)).failure?.message).toBe(
    'This booking page does not exist or has expired.',
  );
});

test('frees the place of a deleted booking, and restores it behind the others', async () => {
  const ids = await enquiries(2);
  const [first = '', second = ''] = ids;
  for (const id of ids) await option(id);
  expect((await GRAPHQL.remove(owner, NOUNS.booking, first)).failure).toBeUndefined();
  expect(await standings([second])).toEqual(['option 1']);
  const note = 'Restored as the second option, behind the other options on its dates.';
  expect(await bringBack(first)).toEqual({ note });
  expect(await standings(ids)).toEqual(['option 2', 'option 1']);
  expect((await changes(first)).map(({ event }) => event)).toEqual(['ASKED', 'PLACE_OPTION', 'BROUGHT_BACK']);
});

test.each(APIS)('reports taken days when a booking deleted through $name is restored', async (api) => {
  const ids = await enquiries(2);
  const [first = '', second = ''] = ids;
  await move(first, 'CONFIRM');
  await api.remove(owner, NOUNS.booking, first);
  await move(second, 'CONFIRM');
  expect((await bringBack(first))?.note).toMatch(
    /^Restored as an enquiry, .* overlap a confirmed booking: Njeri, Runway, /,
  );
  expect(await standings(ids)).toEqual(['enquiry null', 'confirmed null']);
});

test('restores an option whose hold ended in the bin as an enquiry', async () => {
  const [only = ''] = await enquiries(1);
  await option(only);
  await GRAPHQL.remove(owner, NOUNS.booking, only);
  const { connection } = cms.strapi.db;
  const binned = await connection('bin').where({ document_id: only }).first('id', 'item');
  const item = unpackJson<StoredItem>(binned.item);
  for (const { fields } of item.rows) fields.holdEndsAt = new Date(Date.now() - MINUTE).toISOString();
  await connection('bin')
    .where({ id: binned.id })
    .update({ item: packJson(item) });
  expect((await bringBack(only))?.note).toMatch(/^Restored as an enquiry, because its option expired/);
  await runDueWork(cms.strapi, [endHolds], Date.now);
  expect(await standings([only])).toEqual(['enquiry null']);
});

test.each(APIS)('holds an option that moves to earlier days through $name until their end', async (api) => {
  const [only = ''] = await enquiries(1);
  const holdEndsAt = new Date(Date.now() + nextDay * DAY_MS).toISOString();
  expect((await option(only, { holdEndsAt })).failure).toBeUndefined();
  const { revision } = await byId(only);
  const later = { firstDay: day(100 + nextDay), lastDay: day(100 + nextDay) };
  expect((await api.update(owner, NOUNS.booking, only, { ...later, revision })).failure).toBeUndefined();
  expect(new Date((await byId(only)).holdEndsAt).toISOString()).toBe(holdEndsAt);
  const earlier = { firstDay: day(nextDay - 150), lastDay: day(nextDay - 149) };
  await api.update(owner, NOUNS.booking, only, { ...earlier, revision: revision + 1 });
  const end = Date.parse(`${day(nextDay - 148)}T00:00:00+03:00`);
  expect(new Date((await byId(only)).holdEndsAt).getTime()).toBe(end);
  await move(only, 'CANCEL');
});

test.each(APIS)('refuses a save through $name that removes the last contact of a client', async (api) => {
  const [only = ''] = await enquiries(1);
  const save = async (fields: object) => {
    const { revision } = await byId(only);
    return api.update(owner, NOUNS.booking, only, { ...fields, revision });
  };
  const refused = 'Enter an email address or a phone number.';
  expect((await save({ email: null, phone: '' })).failure?.message).toBe(refused);
  expect((await save({ email: '' })).failure).toBeUndefined();
  expect((await save({ phone: null })).failure?.message).toBe(refused);
  expect((await save({ email: 'wairimu@example.com', phone: null })).failure).toBeUndefined();
  expect((await save({ email: ' ' })).failure?.message).toBe(refused);
  expect(await byId(only)).toMatchObject({ email: 'wairimu@example.com', phone: null });
});

test('reports nothing when a booking is restored to its former place', async () => {
  const [only = ''] = await enquiries(1);
  await move(only, 'CONFIRM');
  await GRAPHQL.remove(owner, NOUNS.booking, only);
  expect(await bringBack(only)).toEqual({ note: null });
  expect(await standings([only])).toEqual(['confirmed null']);
});

test("shows the owner clashes, waiting bookings, and the path of the client's page", async () => {
  const ids = await enquiries(2);
  const [first = '', second = ''] = ids;
  await option(first);
  const { data } = await owner.graphql<Record<string, never>>(
    `{ clashes: bookingClashes(documentId: "${second}") { documentId state holdRank holdEndsAt }
       waiting: bookingsWaiting { newEnquiries holdsEnding { documentId } }
       link: bookingLink(documentId: "${first}") }`,
  );
  const holdEndsAt = expect.stringMatching(/Z$/);
  expect(data?.clashes).toEqual([{ documentId: first, state: 'option', holdRank: 1, holdEndsAt }]);
  const { newEnquiries, holdsEnding } = data?.waiting ?? ({} as never);
  expect(newEnquiries).toBeGreaterThan(0);
  expect(holdsEnding).toContainEqual({ documentId: first });
  const page = await clientBooking(visitor(cms), String(data?.link).slice('/b/'.length));
  expect(page.data).toMatchObject({ state: 'option', holdRank: 1 });
});
