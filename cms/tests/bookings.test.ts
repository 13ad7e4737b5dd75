import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashOf } from '../src/bookings/client-token';
import { endHolds, finishBookings } from '../src/bookings/scheduled-bookings';
import { runDueWork } from '../src/scheduler/scheduler';
import {
  bookingChanges,
  buildRequest,
  calendar,
  clientBooking,
  createRates,
  day,
  moveBooking,
  REFUSED_REQUESTS,
  requestBooking,
  requestsOn,
  sampleSequence,
} from './support/bookings';
import { type BootedCms, bootCms } from './support/boot-strapi';
import { type Client, signIn, visitor } from './support/client';
import { DOORS, GRAPHQL, NOUNS } from './support/doors';
import { create } from './support/factories';

const BOOKING = 'api::booking.booking';
const MINUTE = 60_000;

let cms: BootedCms;
let owner: Client;

beforeAll(async () => {
  cms = await bootCms();
  ({ owner } = await signIn(cms));
  await createRates(cms);
});
afterAll(() => cms.stop());

const rows = () => cms.strapi.db.query(BOOKING);
const count = () => rows().count();
const byToken = (token: string) => rows().findOne({ where: { tokenHash: hashOf(token) } });

describe('A client asks for days', () => {
  test('what was asked is stored as an enquiry, with the estimate of the rate card and a number for WhatsApp', async () => {
    const { data, failure } = await requestBooking(visitor(cms), {
      service: 'Shoot',
      quantity: 3,
      extras: ['Usage for 3 months', 'Travel'],
      lastDay: day(22),
      startTime: '09:30',
    });
    expect(failure).toBeUndefined();
    expect(data?.status).toBe('received');
    expect(await byToken(data?.token ?? '')).toMatchObject({
      state: 'enquiry',
      unit: 'day',
      phone: '+254712345678',
      firstDay: day(20),
      lastDay: day(22),
      holdRank: null,
      estimate: {
        lines: [
          { label: 'Shoot, 3 days', amountKes: 60_003 },
          { label: 'Travel', amountKes: 5000 },
          { label: 'Usage for 3 months (25 %)', amountKes: 15_001 },
        ],
        totalKes: 80_004,
        isFrom: true,
      },
    });
  });

  test('the same key gets the same token, and is stored once', async () => {
    const proof = { submissionKey: randomUUID() };
    const first = await requestBooking(visitor(cms), {}, proof);
    const second = await requestBooking(visitor(cms), {}, proof);
    expect(second.data).toEqual(first.data);
    expect(await rows().count({ where: proof })).toBe(1);
  });

  test('a robot gets a receipt like everybody, and nothing is stored', async () => {
    const before = await count();
    const { data } = await requestBooking(visitor(cms), {}, { website: 'https://spam.example' });
    expect(data?.token).toMatch(/^[\w-]{22}$/);
    expect(await count()).toBe(before);
    expect((await clientBooking(visitor(cms), data?.token ?? '')).data).toBeNull();
  });

  test.each(REFUSED_REQUESTS)(
    '%s is refused with its field and the remedy, and nothing is stored',
    async (_, change, field, words) => {
      const before = await count();
      const { failure } = await requestBooking(visitor(cms), change);
      expect(failure).toMatchObject({ name: 'ValidationError', message: expect.stringMatching(words) });
      expect(failure?.message).toContain(field);
      expect(await count()).toBe(before);
    },
  );

  test('prices of the browser are not even taken', async () => {
    const { failure } = await requestBooking(visitor(cms), { priceKes: 1 });
    expect(failure?.message).toMatch(/priceKes/);
  });
});

describe("The client's page", () => {
  test('tells what was asked and where it stands, and nothing of the owner', async () => {
    const { data } = await requestBooking(visitor(cms), { notes: 'Silk' });
    const { documentId } = await byToken(data?.token ?? '');
    await cms.strapi.db
      .query(BOOKING)
      .updateMany({ where: { documentId }, data: { ownersNote: 'late payer' } });
    const page = await clientBooking(visitor(cms), data?.token ?? '');
    expect(page.data).toMatchObject({ service: 'Runway', notes: 'Silk', state: 'enquiry', canCancel: true });
    expect(page.text).not.toContain('late payer');
  });

  test('a token that ended or never existed gets one and the same answer', async () => {
    const { data } = await requestBooking(visitor(cms));
    const where = { tokenHash: hashOf(data?.token ?? '') };
    await rows().updateMany({ where, data: { tokenEndsAt: new Date(Date.now() - 1) } });
    const answers = [data?.token ?? '', 'A'.repeat(22), '', "' or 1=1"].map((token) =>
      clientBooking(visitor(cms), token),
    );
    expect((await Promise.all(answers)).map(({ text }) => text)).toEqual(
      Array(4).fill('{"data":{"value":null}}\n'),
    );
  });
});

describe('The public calendar', () => {
  test('tells the states of days alone: no enquiries, no past, nothing but day and state', async () => {
    const from = day(200);
    const stored = (state: string, firstDay: string, lastDay: string) =>
      create(cms, BOOKING, { ...buildRequest({ firstDay, lastDay, email: 'a@b.ke' }), state });
    await stored('confirmed', day(201), day(202));
    await stored('option', day(202), day(203));
    await stored('enquiry', day(205), day(205));
    await stored('declined', day(206), day(206));
    await create(cms, 'api::away.away', { firstDay: day(203), lastDay: day(204), note: 'Lagos' });
    const { data, text } = await calendar(visitor(cms), from, day(210));
    expect(data).toEqual([
      { day: day(201), state: 'BOOKED' },
      { day: day(202), state: 'BOOKED' },
      { day: day(203), state: 'AWAY' },
      { day: day(204), state: 'AWAY' },
    ]);
    expect(text).not.toMatch(/Lagos|Njeri|Runway/);
    await stored('confirmed', day(-3), day(-2));
    expect((await calendar(visitor(cms), day(-10), day(-1))).data).toEqual([]);
    expect((await calendar(visitor(cms), day(0), day(100))).failure?.message).toMatch(/at most 100 days/);
  });
});

describe('The owner', () => {
  test('writes down a booking that came by telephone, with a number alone', async () => {
    const { email: _, ...data } = buildRequest({ ownersNote: 'Called twice' });
    const write = (fields: object) =>
      owner.graphql<{ made: Record<string, unknown> }>(
        'mutation($data: BookingByHandInput!) { made: createBooking(data: $data) { state phone ownersNote revision } }',
        { data: fields },
      );
    expect((await write(data)).data?.made).toEqual({
      state: 'enquiry',
      phone: '+254712345678',
      ownersNote: 'Called twice',
      revision: 1,
    });
    expect((await write({ ...data, phone: null })).failure?.message).toMatch(/email (address )?or a phone/);
  });

  test.each(DOORS)(
    'by $name a save changes what was asked, and never where the booking stands',
    async (door) => {
      const { data } = await requestBooking(visitor(cms));
      const { documentId, tokenEndsAt } = await byToken(data?.token ?? '');
      const save = (fields: object) =>
        door.update(owner, NOUNS.booking, documentId, { revision: 1, ...fields });
      for (const fields of [{ state: 'confirmed' }, { holdRank: 1 }, { tokenHash: 'x' }, { estimate: {} }])
        expect((await save(fields)).failure, JSON.stringify(fields)).toBeDefined();
      expect((await save({ phone: 'none' })).failure?.message).toMatch(/no telephone number/);
      expect((await save({ firstDay: day(30) })).failure?.message).toMatch(/before firstDay/);
      const changed = { firstDay: day(30), lastDay: day(31), phone: '+44 20 7946 0018', ownersNote: 'Moved' };
      expect((await save(changed)).failure).toBeUndefined();
      const after = await byToken(data?.token ?? '');
      expect(after).toMatchObject({ state: 'enquiry', phone: '+442079460018', ownersNote: 'Moved' });
      expect(Date.parse(after.tokenEndsAt) - Date.parse(tokenEndsAt)).toBe(11 * 24 * 3600 * 1000);
    },
  );

  test('sees what is in some days, and the days away, also those of one booking', async () => {
    const { documentId } = await rows().findOne({ where: { state: 'option', firstDay: day(202) } });
    const { data } = await owner.graphql<{ found: { bookings: object[]; away: object[] }; shared: object[] }>(
      `{ found: bookingsInDays(from: "${day(201)}", to: "${day(207)}") { bookings { state } away { note } }
         shared: awayInBooking(documentId: "${documentId}") { note } }`,
    );
    expect(data?.shared).toEqual([{ note: 'Lagos' }]);
    expect(data?.found).toEqual({
      bookings: [{ state: 'confirmed' }, { state: 'option' }, { state: 'enquiry' }],
      away: [{ note: 'Lagos' }],
    });
  });

  test.each(DOORS)('by $name days away end when they begin or later', async (door) => {
    const away = { firstDay: day(40), lastDay: day(39) };
    expect((await door.create(owner, NOUNS.away, away)).failure?.message).toMatch(/before firstDay/);
    expect((await door.create(owner, NOUNS.away, { ...away, lastDay: day(41) })).failure).toBeUndefined();
  });
});

describe('Moves', () => {
  const move = (documentId: string, event: string, more?: object) =>
    moveBooking(cms, owner, documentId, event, more);
  const option = (documentId: string, more: object = {}) =>
    move(documentId, 'PLACE_OPTION', { holdEndsAt: new Date(Date.now() + MINUTE).toISOString(), ...more });
  const byId = (documentId: string) => rows().findOne({ where: { documentId } });
  const changes = (documentId: string) => bookingChanges(owner, documentId);
  const standings = async (ids: string[]) =>
    (await Promise.all(ids.map(byId))).map(({ state, holdRank }) => `${state} ${holdRank}`);
  /** Enquiries of the same day, far from those of other tests. */
  let nextDay = 300;
  function enquiries(count: number) {
    nextDay += 1;
    return requestsOn(cms, day(nextDay), count);
  }

  test('three options of a day have their ranks, a fourth is refused, and who is behind moves up', async () => {
    const ids = await enquiries(4);
    const [first = '', second = '', , fourth = ''] = ids;
    for (const id of ids.slice(0, 3)) expect((await option(id)).failure).toBeUndefined();
    expect(await standings(ids)).toEqual(['option 1', 'option 2', 'option 3', 'enquiry null']);
    expect((await option(fourth)).failure?.message).toMatch(/3 options already/);
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
      reason: 'Hold 2 became hold 1',
    });
  });

  test('of two who confirm the same day at once one wins, and the owner may insist', async () => {
    for (let round = 0; round < 3; round += 1) {
      const ids = await enquiries(2);
      const answers = await Promise.all(ids.map((id) => move(id, 'CONFIRM')));
      const refused = answers.filter(({ failure }) => failure);
      expect(refused).toHaveLength(1);
      expect(refused[0]?.failure?.message).toMatch(/confirmed booking of Njeri, Runway/);
      expect((await standings(ids)).sort()).toEqual(['confirmed null', 'enquiry null']);
      const loser = ids[answers.findIndex(({ failure }) => failure)] ?? '';
      expect((await move(loser, 'CONFIRM', { insist: true })).data?.state).toBe('confirmed');
    }
  });

  test('of three options placed at once each has a rank of its own', async () => {
    const ids = await enquiries(3);
    await Promise.all(ids.map((id) => option(id)));
    expect((await standings(ids)).sort()).toEqual(['option 1', 'option 2', 'option 3']);
  });

  test('whoever has seen an older booking is told, and nothing happens', async () => {
    const [id = ''] = await enquiries(1);
    expect((await move(id, 'CONFIRM', { revision: 7 })).failure?.name).toBe('ConflictError');
    expect(await standings([id])).toEqual(['enquiry null']);
  });

  test('a sample of the generated sequences ends in the database as in the table', async () => {
    for (let sequence = 0; sequence < 8; sequence += 1) {
      const ids = await enquiries(3);
      const expected = await sampleSequence(cms, owner, { ids, day: day(nextDay), seed: sequence + 1 });
      expect(await standings(ids)).toEqual(expected.map(({ state, holdRank }) => `${state} ${holdRank}`));
    }
  });

  test('a hold ends at its time, once, and the next moves up; a day that is over is done', async () => {
    const ids = await enquiries(3);
    const [first = '', second = '', third = ''] = ids;
    await option(first);
    await option(second, { holdEndsAt: new Date(Date.now() + 60 * MINUTE).toISOString() });
    await move(third, 'CONFIRM');
    const run = (now: number) => runDueWork(cms.strapi, [endHolds, finishBookings], () => now);
    await run(Date.now());
    expect((await standings(ids))[0]).toBe('option 1');
    // Two of them, as two machines would.
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

  test('the client cancels from their own page; whoever has no page cancels nothing', async () => {
    const cancel = (token: string) =>
      visitor(cms).graphql<{ page: object }>(
        'mutation($token: String!) { page: cancelBooking(token: $token, reason: "Rain") { state canCancel } }',
        { token },
      );
    const { data } = await requestBooking(visitor(cms), { firstDay: day(299), lastDay: day(299) });
    const { documentId } = await byToken(data?.token ?? '');
    expect((await cancel(data?.token ?? '')).data?.page).toEqual({ state: 'cancelled', canCancel: false });
    expect((await changes(documentId)).at(-1)).toMatchObject({
      event: 'CANCEL',
      actor: 'client',
      reason: 'Rain',
    });
    expect((await cancel('A'.repeat(22))).failure?.message).toBe('This page has ended or never existed');
  });

  test('what is deleted gives its place up, and comes back behind the others', async () => {
    const ids = await enquiries(2);
    const [first = '', second = ''] = ids;
    for (const id of ids) await option(id);
    expect((await GRAPHQL.remove(owner, NOUNS.booking, first)).failure).toBeUndefined();
    expect(await standings([second])).toEqual(['option 1']);
    const { id } = await cms.strapi.db.connection('bin').where({ document_id: first }).first('id');
    const back = await owner.graphql(`mutation { restoreFromBin(id: ${id}) { documentId } }`);
    expect(back.failure).toBeUndefined();
    expect(await standings(ids)).toEqual(['option 2', 'option 1']);
    expect((await changes(first)).map(({ event }) => event)).toEqual([
      'ASKED',
      'PLACE_OPTION',
      'BROUGHT_BACK',
    ]);
  });

  test('the owner sees clashes, what waits, and the path of the client’s page', async () => {
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
});
