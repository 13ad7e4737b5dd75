import { describe, expect, test } from 'vitest';
import { clientsPaper } from '../src/booking/quotes/quote-document';
import { quoteEnds } from '../src/booking/quotes/quote-jobs';
import type { Mail } from '../src/mail/outbox';
import { LETTERS } from '../src/start/letters';
import { bootForBookings, day, moveBooking } from './support/bookings';
import type { BootedCms } from './support/boot-strapi';
import { type Client, visitor } from './support/client';
import { accept, ask, type ClientsBooking, draftOf, send, sentQuote } from './support/quotes';

const QUOTE = 'api::quote.quote';

let cms: BootedCms;
let owner: Client;

bootForBookings((site) => {
  ({ cms, owner } = site);
});

const stored = (documentId: string) => cms.strapi.db.query(QUOTE).findOne({ where: { documentId } });

test('expires a quote after its last day, and refuses acceptance from then on', async () => {
  const { token, quote } = await sentQuote(cms, owner);
  const { documentId } = quote;
  await cms.strapi.db.query(QUOTE).update({ where: { documentId }, data: { validUntil: day(0) } });
  expect(await quoteEnds.nextDue(cms.strapi)).toBe(Date.parse(`${day(1)}T00:00:00+03:00`));
  await quoteEnds.run(cms.strapi, Date.now());
  expect((await stored(documentId)).state).toBe('sent');
  await cms.strapi.db.query(QUOTE).update({ where: { documentId }, data: { validUntil: day(-1) } });
  // The scheduler of the running CMS may end it between the client's look and the answer.
  expect((await accept(visitor(cms), token)).failure?.message).toMatch(/no longer valid|has changed since/);
  await quoteEnds.run(cms.strapi, Date.now());
  expect((await stored(documentId)).state).toBe('ended');
  expect((await accept(visitor(cms), token)).failure?.message).toMatch(/no longer valid/);
});

const waiting = async () => {
  const { data } = await owner.graphql<{ waiting: { quotes: { number: string; booking: object }[] } }>(
    '{ waiting: bookingsWaiting { quotes: quotesWithoutAnswer { number booking { name } } } }',
  );
  return data?.waiting.quotes;
};
const seen = async (token: string) => {
  const query = 'query($token: String!) { page: clientBooking(token: $token) { quote { state } } }';
  const { data } = await visitor(cms).graphql<{ page: ClientsBooking }>(query, { token });
  return data?.page.quote?.state;
};

test('ends a quote with its booking, and opens it again with the booking', async () => {
  const { token, booking, number } = await sentQuote(cms, owner);
  const row = { number, booking: { name: 'Njeri' } };
  expect(await waiting()).toContainEqual(row);
  await moveBooking(cms, owner, booking, 'CANCEL');
  expect(await seen(token)).toBe('ended');
  expect((await clientsPaper(cms.strapi, token))?.state).toBe('ended');
  expect(await waiting()).not.toContainEqual(row);
  await moveBooking(cms, owner, booking, 'REOPEN');
  expect(await seen(token)).toBe('sent');
  expect(await waiting()).toContainEqual(row);
  expect((await accept(visitor(cms), token)).data?.quote?.state).toBe('accepted');
  await moveBooking(cms, owner, booking, 'CANCEL');
  expect(await seen(token)).toBe('accepted');
});

describe('A notice about an expired quote', () => {
  const told = (documentId: string) =>
    LETTERS.notices.letter(cms.strapi, { items: [{ uid: QUOTE, documentId }] } as Mail);

  test('is sent while its booking continues', async () => {
    const { quote, booking, number } = await sentQuote(cms, owner);
    const { documentId } = quote;
    await cms.strapi.db.query(QUOTE).update({ where: { documentId }, data: { validUntil: day(-1) } });
    await quoteEnds.run(cms.strapi, Date.now());
    expect((await told(documentId))?.subject).toBe(`Quote ${number} for Njeri expired without a reply`);
    await moveBooking(cms, owner, booking, 'DECLINE');
    expect(await told(documentId)).toBeUndefined();
  });

  test('is not sent if a newer quote has replaced it', async () => {
    const { quote, booking, number, token } = await sentQuote(cms, owner);
    await ask(visitor(cms), token, 'Is travel in it?');
    expect((await told(quote.documentId))?.subject).toMatch(`asks about quote ${number}`);
    await send(owner, await draftOf(owner, booking));
    expect((await stored(quote.documentId)).state).toBe('ended');
    expect(await told(quote.documentId)).toBeUndefined();
  });
});

test('stops the email with a quote once its booking has ended', async () => {
  const { quote, booking, number } = await sentQuote(cms, owner);
  const letter = () =>
    LETTERS['quote-sent'].letter(cms.strapi, { documentId: quote.documentId } as unknown as Mail);
  expect((await letter())?.subject).toContain(number);
  await moveBooking(cms, owner, booking, 'CANCEL');
  expect(await letter()).toBeUndefined();
});

test('keeps quotes while their booking is in the bin, and deletes them with it', async () => {
  const { booking, quote } = await sentQuote(cms, owner);
  const find = () =>
    cms.strapi.db
      .query(QUOTE)
      .findOne({ where: { documentId: quote.documentId }, populate: { booking: true } });
  expect((await owner.rest('DELETE', `/api/bookings/${booking}`)).failure).toBeUndefined();
  expect(await find()).toMatchObject({ state: 'sent', booking: null });
  const inBin = () => cms.strapi.db.connection('bin').where({ document_id: booking }).first('id');
  const { id } = await inBin();
  await owner.graphql('mutation($id: Int!) { restoreFromBin(id: $id) { documentId } }', { id });
  expect(await find()).toMatchObject({ booking: { documentId: booking } });
  await owner.rest('DELETE', `/api/bookings/${booking}`);
  const again = await inBin();
  await owner.graphql('mutation($id: Int!) { deleteForGood(id: $id) }', { id: again.id });
  expect(await find()).toBeNull();
});
