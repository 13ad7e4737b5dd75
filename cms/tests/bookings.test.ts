import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { hashOf } from '../src/booking/client/client-token';
import { APIS, NOUNS } from './support/apis';
import {
  bootForBookings,
  buildRequest,
  calendar,
  clientBooking,
  day,
  REFUSED_REQUESTS,
  requestBooking,
} from './support/bookings';
import type { BootedCms } from './support/boot-strapi';
import { Client, visitor } from './support/client';
import { create } from './support/factories';

const BOOKING = 'api::booking.booking';

let cms: BootedCms;
let owner: Client;

bootForBookings((site) => {
  ({ cms, owner } = site);
});

const rows = () => cms.strapi.db.query(BOOKING);
const count = () => rows().count();
const byToken = (token: string) => rows().findOne({ where: { tokenHash: hashOf(token) } });

describe('A booking request', () => {
  test('is stored as an enquiry, with the estimate from the rate card and a number for WhatsApp', async () => {
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
          { label: 'Shoot, 3 days', amount: 60_003 },
          { label: 'Travel', amount: 5000 },
          { label: 'Usage for 3 months (25%)', amount: 15_001 },
        ],
        total: 80_004,
        isFrom: true,
      },
    });
  });

  test('is stored once per key, and gets the same token', async () => {
    const proof = { submissionKey: randomUUID() };
    const first = await requestBooking(visitor(cms), {}, proof);
    const second = await requestBooking(visitor(cms), {}, proof);
    expect(second.data).toEqual(first.data);
    expect(await rows().count({ where: proof })).toBe(1);
  });

  test.each(REFUSED_REQUESTS)(
    'is refused for %s with field and remedy, and nothing is stored',
    async (_, change, field, code) => {
      const before = await count();
      const { failure } = await requestBooking(visitor(cms), change);
      expect(failure).toMatchObject({ name: 'ValidationError', details: { code, field } });
      expect(await count()).toBe(before);
    },
  );

  test.each(['email', 'phone'] as const)('with only the %s is stored and opens its page', async (field) => {
    const contact = { email: null, phone: null, [field]: buildRequest()[field] };
    const { data } = await requestBooking(visitor(cms), contact);
    expect(await byToken(data?.token ?? '')).toMatchObject({ state: 'enquiry' });
    expect((await clientBooking(visitor(cms), data?.token ?? '')).data).toMatchObject({ state: 'enquiry' });
  });

  test('a blank place is refused', async () => {
    const { failure } = await requestBooking(visitor(cms), { city: '  ' });
    expect(failure).toMatchObject({ message: 'Fill in this field.', details: { field: 'city' } });
  });

  test('must not contain prices', async () => {
    const { failure } = await requestBooking(visitor(cms), { price: 1 });
    expect(failure?.message).toMatch(/price/);
  });
});

describe("The client's page", () => {
  test("shows the request and its state, and nothing of the owner's", async () => {
    const { data } = await requestBooking(visitor(cms), { notes: 'Silk' });
    const { documentId } = await byToken(data?.token ?? '');
    await cms.strapi.db
      .query(BOOKING)
      .updateMany({ where: { documentId }, data: { ownersNote: 'late payer' } });
    const page = await clientBooking(visitor(cms), data?.token ?? '');
    expect(page.data).toMatchObject({ service: 'Runway', notes: 'Silk', state: 'enquiry', canCancel: true });
    expect(page.text).not.toContain('late payer');
  });

  test('gives expired and unknown tokens the same response', async () => {
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
  test('shows only day and state: no enquiries and no past days', async () => {
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
    expect((await calendar(visitor(cms), day(0), day(100))).failure?.message).toMatch(
      /^Choose 100 days at most/,
    );
  });
});

describe('The owner', () => {
  test('adds a telephone booking with only a phone number', async () => {
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

  test('stores a manual booking once per key of its form', async () => {
    const form = new Client(cms.url, { ...owner.headers, 'idempotency-key': randomUUID() });
    const write = async () => {
      const { data } = await form.graphql<{ made: { documentId: string } }>(
        'mutation($data: BookingByHandInput!) { made: createBooking(data: $data) { documentId } }',
        { data: buildRequest() },
      );
      return data?.made.documentId;
    };
    expect(await write()).toBe(await write());
  });

  test.each(APIS)(
    'changes the details but not the state of a booking by saving through $name',
    async (api) => {
      const { data } = await requestBooking(visitor(cms));
      const { documentId, tokenEndsAt } = await byToken(data?.token ?? '');
      const save = (fields: object) =>
        api.update(owner, NOUNS.booking, documentId, { revision: 1, ...fields });
      for (const fields of [{ state: 'confirmed' }, { holdRank: 1 }, { tokenHash: 'x' }, { estimate: {} }])
        expect((await save(fields)).failure, JSON.stringify(fields)).toBeDefined();
      expect((await save({ phone: 'none' })).failure?.message).toMatch(/“none” is not a valid phone number/);
      expect((await save({ firstDay: day(30) })).failure?.details.code).toBe('LAST_DAY_BEFORE_FIRST');
      const changed = { firstDay: day(30), lastDay: day(31), phone: '+44 20 7946 0018', ownersNote: 'Moved' };
      expect((await save(changed)).failure).toBeUndefined();
      const after = await byToken(data?.token ?? '');
      expect(after).toMatchObject({ state: 'enquiry', phone: '+442079460018', ownersNote: 'Moved' });
      expect(Date.parse(after.tokenEndsAt) - Date.parse(tokenEndsAt)).toBe(11 * 24 * 3600 * 1000);
    },
  );

  test.each(APIS)(
    'keeps the first day of a running booking through $name, but may change its last day',
    async (api) => {
      const begun = { ...buildRequest({ firstDay: day(-2), lastDay: day(0) }), state: 'confirmed' };
      const { documentId } = await create(cms, BOOKING, begun);
      const save = (fields: object) =>
        api.update(owner, NOUNS.booking, documentId, { revision: 1, ...fields });
      const other = await save({ firstDay: day(-1), lastDay: day(1) });
      expect(other.failure?.details).toMatchObject({ code: 'FIRST_DAY_IN_PAST', field: 'firstDay' });
      expect((await save({ firstDay: day(-2), lastDay: day(1) })).failure).toBeUndefined();
      const find = { where: { documentId } };
      expect(await rows().findOne(find)).toMatchObject({ firstDay: day(-2), lastDay: day(1) });
      await rows().delete(find);
    },
  );

  test('sees bookings and days away in a period, even for one booking', async () => {
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

  test.each(APIS)('cannot end days away before they begin, through $name', async (api) => {
    const away = { firstDay: day(40), lastDay: day(39) };
    expect((await api.create(owner, NOUNS.away, away)).failure?.details.code).toBe('LAST_DAY_BEFORE_FIRST');
    expect((await api.create(owner, NOUNS.away, { ...away, lastDay: day(41) })).failure).toBeUndefined();
  });

  test.each(APIS)('can be away for at most a year, through $name', async (api) => {
    const away = { firstDay: day(40), lastDay: day(40 + 366) };
    const { failure } = await api.create(owner, NOUNS.away, away);
    expect(failure?.message).toContain('Time away can last 366 days at most');
    expect((await api.create(owner, NOUNS.away, { ...away, lastDay: day(405) })).failure).toBeUndefined();
  });
});
