import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { bookingChanges, bootForBookings, day, moveBooking } from './support/bookings';
import { type BootedCms, SECRETS } from './support/boot-strapi';
import { type Client, visitor } from './support/client';
import { accept, draftOf, newBooking, seenOn, send, sentQuote } from './support/quotes';
import { siteProof } from './support/site-proof';

const QUOTE = 'api::quote.quote';
const ZURI = { name: '  Zuri Wanjikũ 王 😀 ', company: ' Kitenge Ltd ' };

let cms: BootedCms;
let owner: Client;

bootForBookings((site) => {
  ({ cms, owner } = site);
});

const stored = (documentId: string) => cms.strapi.db.query(QUOTE).findOne({ where: { documentId } });
const acceptAs = (token: string, by: object) => accept(visitor(cms), token, undefined, by);

/** Through REST and GraphQL. */
const READERS = {
  REST: async (documentId: string) =>
    (await owner.rest<Record<string, unknown>>('GET', `/api/quotes/${documentId}`)).data,
  GraphQL: async (documentId: string) => {
    const query = `query ($id: ID!) {
      quote(documentId: $id) { state acceptedName acceptedFor acceptedHash answeredAt } }`;
    return (await owner.graphql<{ quote: Record<string, unknown> }>(query, { id: documentId })).data?.quote;
  },
};

const isAsAccepted = async (documentId: string) => {
  const query = 'query ($id: ID!) { quote(documentId: $id) { isAsAccepted } }';
  return (await owner.graphql<{ quote: { isAsAccepted: boolean | null } }>(query, { id: documentId })).data
    ?.quote.isAsAccepted;
};

test.each(Object.entries(READERS))(
  'stores who accepts, for whom and what, read through %s',
  async (_, read) => {
    const { token, quote, booking } = await sentQuote(cms, owner);
    const { data } = await acceptAs(token, ZURI);
    const by = { name: 'Zuri Wanjikũ 王 😀', company: 'Kitenge Ltd', day: day(0) };
    expect(data?.quote).toMatchObject({ state: 'accepted', accepted: by });
    expect(await read(quote.documentId)).toMatchObject({
      state: 'accepted',
      acceptedName: by.name,
      acceptedFor: by.company,
      acceptedHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      answeredAt: expect.any(String),
    });
    expect((await bookingChanges(owner, booking)).at(-1)).toMatchObject({
      event: 'QUOTE_ACCEPTED',
      actor: 'client',
      actorName: `${by.name}, for Kitenge Ltd`,
    });
  },
);

describe('Accepting', () => {
  test.each([
    [{}, 'name', 'Enter your full name to accept the quote.'],
    [{ name: ' \n ' }, 'name', 'Enter your full name to accept the quote.'],
    [{ name: 'x'.repeat(300) }, 'name', '120'],
    [{ name: 'Zuri', company: 'x'.repeat(121) }, 'company', '120'],
  ])('is refused for %j with the field and the remedy', async (by, field, sentence) => {
    const { token, quote } = await sentQuote(cms, owner);
    const { failure } = await acceptAs(token, by);
    expect(failure?.message).toContain(sentence);
    expect(JSON.stringify(failure?.details)).toContain(`"${field}"`);
    expect(await stored(quote.documentId)).toMatchObject({ state: 'sent', acceptedName: null });
  });

  test('keeps the first name when it is repeated', async () => {
    const { token, quote } = await sentQuote(cms, owner);
    const names = await Promise.all([acceptAs(token, { name: 'Zuri' }), acceptAs(token, { name: 'Zola' })]);
    const [first, second] = names.map(({ data }) => data?.quote?.accepted?.name);
    expect(first).toBe(second);
    expect((await stored(quote.documentId)).revision).toBe(quote.revision + 1);
  });

  test('is refused for a quote that was replaced while the client typed, also for both at once', async () => {
    const { token, booking, quote } = await sentQuote(cms, owner);
    const seen = await seenOn(visitor(cms), token);
    const { data: newer } = await send(owner, await draftOf(owner, booking));
    const answers = await Promise.all([
      accept(visitor(cms), token, seen, ZURI),
      accept(visitor(cms), token, undefined, { name: 'Zola' }),
    ]);
    expect(answers[0].failure?.message).toBe('There is a newer quote. Please read it first.');
    expect(answers[1].data?.quote).toMatchObject({ accepted: { name: 'Zola' } });
    expect(await stored(quote.documentId)).toMatchObject({ state: 'ended', acceptedName: null });
    expect((await stored(newer?.quote.documentId ?? '')).state).toBe('accepted');
  });

  test("does not reach another booking's quote", async () => {
    const { quote } = await sentQuote(cms, owner);
    const { token } = await newBooking(cms);
    expect((await acceptAs(token, ZURI)).failure?.message).toMatch(/^This quote no longer exists/);
    expect(await stored(quote.documentId)).toMatchObject({ state: 'sent', acceptedName: null });
  });

  test('is left to the client: the owner and visitors cannot write or read it', async () => {
    const { token, quote } = await sentQuote(cms, owner);
    await acceptAs(token, ZURI);
    const path = `/api/quotes/${quote.documentId}`;
    const { revision } = await stored(quote.documentId);
    const change = await owner.rest('PUT', path, { data: { acceptedName: 'Amani', revision } });
    expect(change.failure).toBeDefined();
    expect((await stored(quote.documentId)).acceptedName).toBe('Zuri Wanjikũ 王 😀');
    expect((await visitor(cms).rest('GET', path)).failure).toBeDefined();
  });
});

test('says that a quote differs from what was accepted, and knows nothing of one without a hash', async () => {
  const { token, quote } = await sentQuote(cms, owner);
  expect(await isAsAccepted(quote.documentId)).toBeNull();
  await acceptAs(token, ZURI);
  expect(await isAsAccepted(quote.documentId)).toBe(true);
  await cms.strapi.db
    .query(QUOTE)
    .update({ where: { documentId: quote.documentId }, data: { terms: 'Other terms.' } });
  expect(await isAsAccepted(quote.documentId)).toBe(false);
});

test('heads the paper of a confirmed booking as a confirmation', async () => {
  const headers = { 'x-site-proof': siteProof(SECRETS.RENDER_SECRET) };
  const { token, booking } = await sentQuote(cms, owner, { firstDay: day(70), lastDay: day(70) });
  const paper = async () =>
    JSON.parse(
      (await visitor(cms).rest('POST', '/api/booking-files/clients-quote', { token }, headers)).text,
    );
  expect(await paper()).toMatchObject({ accepted: null, isConfirmed: false });
  await acceptAs(token, ZURI);
  expect(await paper()).toMatchObject({ accepted: { company: 'Kitenge Ltd' }, isConfirmed: false });
  await moveBooking(cms, owner, booking, 'CONFIRM');
  expect(await paper()).toMatchObject({ isConfirmed: true });
});

test('exports who accepted; erasing removes the name and keeps number, sums and hash', async () => {
  const email = `${randomUUID()}@example.com`;
  const { token, quote, number } = await sentQuote(cms, owner, { email });
  await acceptAs(token, ZURI);
  const { acceptedHash } = await stored(quote.documentId);
  const exported = await owner.rest('POST', '/api/person/export', { data: { email } });
  expect(exported.text).toContain('Zuri Wanjikũ 王 😀');
  expect(exported.text).toContain('Kitenge Ltd');
  await owner.rest('POST', '/api/person/erase', { data: { email } });
  const kept = await cms.strapi.db
    .query(QUOTE)
    .findOne({ where: { number }, populate: { lines: true, booking: true } });
  expect(kept).toMatchObject({
    total: quote.total,
    acceptedHash,
    acceptedName: null,
    about: null,
    lines: [],
  });
  expect(JSON.stringify(kept)).not.toMatch(/Zuri|Kitenge|Njeri/);
  expect(await READERS.REST(quote.documentId)).toMatchObject({ number });
});
