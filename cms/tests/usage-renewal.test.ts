import { describe, expect, test } from 'vitest';
import { bootForBookings, day, moveBooking } from './support/bookings';
import type { BootedCms } from './support/boot-strapi';
import { type Answer, type Client, visitor } from './support/client';
import { answerPayment, bookingPayments, claim, recordPayment } from './support/payments';
import { accept, draftOf, newBooking, send, sentQuote } from './support/quotes';

const QUOTE = 'api::quote.quote';
const BOOKING = 'api::booking.booking';
const TOTAL = 12_000;

let cms: BootedCms;
let owner: Client;

bootForBookings((site) => {
  ({ cms, owner } = site);
});

/** An accepted quote whose usage lasts a month from a day, or has no end. */
async function usedFrom(usageStart: string, usageMonths: number | null = 1) {
  const { booking, token } = await newBooking(cms);
  const draft = await draftOf(owner, booking);
  const usage = { usageMedium: 'Print', usageTerritory: 'Kenya', usageMonths, usageStart };
  const data = { ...usage, revision: draft.revision };
  const saved = await owner.rest<{ revision: number }>('PUT', `/api/quotes/${draft.documentId}`, { data });
  await send(owner, { ...draft, revision: saved.data?.revision ?? 0 });
  await accept(visitor(cms), token);
  return { booking, token, quote: draft.documentId };
}

const renew = (client: Client, quote: string): Promise<Answer<{ renewal: { documentId: string } }>> =>
  client.graphql('mutation($quote: ID!) { renewal: renewUsage(quote: $quote) { documentId } }', { quote });

const renewed = async (quote: string) => (await renew(owner, quote)).data?.renewal.documentId ?? '';

interface Ending {
  booking: { documentId: string };
  quote: { documentId: string };
  endsOn: string;
  usage: string;
}

async function endings(): Promise<Ending[]> {
  const query = '{ rows: endingUsages { booking { documentId } quote { documentId } endsOn usage } }';
  return (await owner.graphql<{ rows: Ending[] }>(query)).data?.rows ?? [];
}
const isListed = async (quote: string) => (await endings()).some((row) => row.quote.documentId === quote);

const stored = (documentId: string) =>
  cms.strapi.db.query(QUOTE).findOne({ where: { documentId }, populate: { lines: true } });

test('lists usages from 30 days before until 30 days after their end, the earliest end first', async () => {
  const [soon, ended, later, long] = [
    await usedFrom(day(-2)),
    await usedFrom(day(-55)),
    await usedFrom(day(5)),
    await usedFrom(day(-65)),
  ];
  const rows = await endings();
  const listed = rows.map(({ quote }) => quote.documentId);
  expect(listed).toEqual(expect.arrayContaining([soon.quote, ended.quote]));
  for (const { quote } of [later, long]) expect(listed).not.toContain(quote);
  const days = rows.map(({ endsOn }) => endsOn);
  expect(days).toEqual(days.toSorted());
  const row = rows.find(({ quote }) => quote.documentId === soon.quote);
  expect(row).toMatchObject({ booking: { documentId: soon.booking } });
  expect(row?.usage).toMatch(/^Print, Kenya, 1 month, /);
});

test('finds bookings whose usage ends by a filter, as if it were a state', async () => {
  const [soon, later] = [await usedFrom(day(-10)), await usedFrom(day(20))];
  const query = '{ found: bookings(filters: { state: { eq: "usageEnds" } }) { documentId } }';
  const { data } = await owner.graphql<{ found: { documentId: string }[] }>(query);
  const found = data?.found.map(({ documentId }) => documentId);
  expect(found).toContain(soon.booking);
  expect(found).not.toContain(later.booking);
});

test('lists a usage that starts after the booking', async () => {
  const { quote } = await usedFrom(day(-20));
  await cms.strapi.db
    .query(QUOTE)
    .update({ where: { documentId: quote }, data: { usageStart: null, lastDay: day(-21) } });
  expect(await isListed(quote)).toBe(true);
});

describe('A renewal', () => {
  test('is a booking for the same client with a draft quote that continues the usage', async () => {
    const { booking, quote } = await usedFrom(day(-20));
    const endsOn = (await endings()).find((row) => row.quote.documentId === quote)?.endsOn ?? '';
    const renewal = await renewed(quote);
    expect(renewal).not.toBe(booking);
    const former = await stored(quote);
    const rest = await owner.rest<Record<string, unknown>>('GET', `/api/bookings/${renewal}`);
    expect(rest.data).toMatchObject({
      ...{ name: 'Njeri', email: 'njeri@example.com', phone: '+254712345678', city: 'Nairobi' },
      ...{ service: 'Usage renewal: Runway', state: 'enquiry', firstDay: day(0), lastDay: day(0) },
    });
    const draft = await stored((await draftOf(owner, renewal)).documentId);
    const lines = former.lines.map(({ label, amount }: { label: string; amount: number }) =>
      expect.objectContaining({ label, amount }),
    );
    expect(draft).toMatchObject({
      ...{ state: 'draft', number: null, renews: former.number, total: TOTAL, lines },
      ...{ usageMedium: 'Print', usageTerritory: 'Kenya', usageMonths: 1 },
    });
    expect(Date.parse(draft.usageStart) - Date.parse(endsOn)).toBe(24 * 3600 * 1000);
  });

  test('is prepared once, however often the owner taps', async () => {
    const { quote } = await usedFrom(day(-20));
    const prepared = await Promise.all(Array.from({ length: 8 }, () => renewed(quote)));
    expect(new Set(prepared).size).toBe(1);
  });

  test('is prepared again once the first is in the bin', async () => {
    const { quote } = await usedFrom(day(-20));
    const first = await renewed(quote);
    await owner.rest('DELETE', `/api/bookings/${first}`);
    expect(await renewed(quote)).not.toBe(first);
  });

  test('ends the reminder when it is sent, and brings it back when the quote expires', async () => {
    const { quote } = await usedFrom(day(-20));
    const draft = await draftOf(owner, await renewed(quote));
    expect(await isListed(quote)).toBe(true);
    await send(owner, draft);
    expect(await isListed(quote)).toBe(false);
    await cms.strapi.db
      .query(QUOTE)
      .update({ where: { documentId: draft.documentId }, data: { state: 'ended' } });
    expect(await isListed(quote)).toBe(true);
  });

  test('leaves the sums of the former booking as they are, and has its own', async () => {
    const { booking, quote } = await usedFrom(day(-20));
    await recordPayment(cms, owner, booking, { amount: TOTAL });
    const renewal = await renewed(quote);
    const link = 'query($id: ID!) { link: bookingLink(documentId: $id) }';
    const { data } = await owner.graphql<{ link: string }>(link, { id: renewal });
    const token = data?.link.split('/').at(-1) ?? '';
    await send(owner, await draftOf(owner, renewal));
    expect((await accept(visitor(cms), token)).data?.quote?.state).toBe('accepted');
    await claim(cms, token);
    const [payment] = (await bookingPayments(owner, renewal)).payments;
    await answerPayment(owner, payment?.documentId ?? '', 5000);
    expect((await bookingPayments(owner, booking)).balance).toMatchObject({ received: TOTAL, owed: 0 });
    expect((await bookingPayments(owner, renewal)).balance).toMatchObject({ received: 5000, owed: 7000 });
    await moveBooking(cms, owner, renewal, 'CONFIRM');
    expect((await moveBooking(cms, owner, renewal, 'FINISH')).data?.state).toBe('done');
  });

  test('of a renewal names the service once', async () => {
    const { quote } = await usedFrom(day(-20));
    const renewal = await renewed(quote);
    const draft = await draftOf(owner, renewal);
    await send(owner, draft);
    await cms.strapi.db
      .query(QUOTE)
      .update({ where: { documentId: draft.documentId }, data: { state: 'accepted' } });
    const second = await renewed(draft.documentId);
    const { service } = await cms.strapi.db.query(BOOKING).findOne({ where: { documentId: second } });
    expect(service).toBe('Usage renewal: Runway');
  });

  test('needs an accepted quote whose usage has an end', async () => {
    const open = await sentQuote(cms, owner);
    const endless = await usedFrom(day(-20), null);
    for (const quote of [open.quote.documentId, endless.quote, 'gone'])
      expect((await renew(owner, quote)).failure?.message).toBe(
        'Only an accepted quote whose usage has an end can be renewed.',
      );
  });

  test('is the owner’s alone, and REST cannot say what a quote renews', async () => {
    const { quote } = await usedFrom(day(-20));
    expect((await renew(visitor(cms), quote)).failure?.name).toBe('ForbiddenError');
    const { documentId, revision } = await draftOf(owner, (await newBooking(cms)).booking);
    const path = `/api/quotes/${documentId}`;
    await owner.rest('PUT', path, { data: { renews: 'Q-1', revision } });
    expect(
      (await visitor(cms).rest('PUT', path, { data: { renews: 'Q-1', revision } })).failure,
    ).toBeDefined();
    expect((await stored(documentId)).renews).toBeNull();
  });
});
