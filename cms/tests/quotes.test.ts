import { describe, expect, test } from 'vitest';
import { tokenOf } from '../src/booking/client/client-token';
import { nextNumber } from '../src/booking/quotes/paper-number';
import { siteDay } from '../src/shared/site-clock';
import { APIS, NOUNS, type Saved } from './support/apis';
import { bookingChanges, bootForBookings, day, moveBooking } from './support/bookings';
import { type BootedCms, SECRETS } from './support/boot-strapi';
import { type Client, visitor } from './support/client';
import { create, saveSettings } from './support/factories';
import { accept, ask, beginQuote, draftOf, newBooking, type Quoted, send, sentQuote } from './support/quotes';
import { siteProof } from './support/site-proof';

const QUOTE = 'api::quote.quote';
const BOOKING = 'api::booking.booking';
const PAPERS = 'api::booking-papers.booking-papers';

let cms: BootedCms;
let owner: Client;

bootForBookings(async (site) => {
  ({ cms, owner } = site);
  await saveSettings(cms, { siteTitle: 'Amani Kito' });
  await create(cms, PAPERS, {
    terms: 'Half now.',
    vatPercent: 16,
    validDays: 10,
    answers: [{ name: 'Held', subject: 'For {name}', text: '{service} until {hold ends}: {link}' }],
  });
});

const stored = (documentId: string) => cms.strapi.db.query(QUOTE).findOne({ where: { documentId } });
const serial = (number: string | null | undefined) => Number(number?.slice(-4));
const year = siteDay().slice(0, 4);

describe('A draft', () => {
  test('starts from the estimate and the defaults, and a booking has only one', async () => {
    const { booking } = await newBooking(cms, { extras: ['Travel'] });
    const draft = await draftOf(owner, booking);
    expect(draft).toMatchObject({
      number: null,
      state: 'draft',
      vat: 2720,
      total: 19_720,
      validUntil: day(10),
    });
    expect((await draftOf(owner, booking)).documentId).toBe(draft.documentId);
    const both = await Promise.all([1, 2].map(async () => newBooking(cms)));
    const [{ booking: other } = { booking: '' }] = both;
    const begun = await Promise.all([draftOf(owner, other), draftOf(owner, other)]);
    expect(new Set(begun.map(({ documentId }) => documentId)).size).toBe(1);
  });

  test.each(APIS)('is calculated again by each save through $name', async (api) => {
    const { booking } = await newBooking(cms);
    const { documentId, revision } = await draftOf(owner, booking);
    const lines = [
      { label: 'Show', amount: 24_000 },
      { label: 'Travel', amount: 5000 },
    ];
    const change = { lines, discount: 2000, vatPercent: 16, revision };
    expect((await api.update(owner, NOUNS.quote, documentId, change)).failure).toBeUndefined();
    expect(await stored(documentId)).toMatchObject({ vat: 4320, total: 31_320 });
    const dear = { discount: 40_000, revision: revision + 1 };
    const refused = await api.update(owner, NOUNS.quote, documentId, dear);
    expect(refused.failure?.details).toMatchObject({ code: 'DISCOUNT_TOO_LARGE', field: 'discount' });
    const past = { validUntil: day(-1), revision: revision + 1 };
    const ended = await api.update(owner, NOUNS.quote, documentId, past);
    expect(ended.failure?.details).toMatchObject({ code: 'QUOTE_END_IN_PAST', field: 'validUntil' });
  });

  test('is closed to visitors, and ignores a sent number, state or total', async () => {
    const { booking } = await newBooking(cms);
    const { documentId, revision } = await draftOf(owner, booking);
    expect((await beginQuote(visitor(cms), booking)).failure?.name).toBe('ForbiddenError');
    const fixed = [{ number: 'Q-1' }, { state: 'accepted' }, { total: 1 }, { bookingId: 'x' }];
    for (const data of [...fixed, { firstDay: day(1) }, { about: {} }]) {
      await owner.rest('PUT', `/api/quotes/${documentId}`, { data: { ...data, revision } });
    }
    expect(await stored(documentId)).toMatchObject({
      number: null,
      state: 'draft',
      total: 13_920,
      firstDay: null,
      about: null,
    });
    const made = await owner.rest('POST', '/api/quotes', { data: { validUntil: day(3), booking } });
    expect(made.failure?.message).toMatch(/from the booking, in the owner/);
  });
});

describe('Sending', () => {
  test('numbers quotes in order without gaps: ten sent at once, and after a failure', async () => {
    const drafts: Quoted[] = [];
    for (let count = 0; count < 10; count += 1) {
      await cms.strapi.db.connection('throttle_counters').delete();
      drafts.push(await draftOf(owner, (await newBooking(cms)).booking));
    }
    await cms.strapi.db
      .transaction(async ({ trx }) => {
        await nextNumber(trx, 'Q', year);
        throw new Error('the mail could not be written');
      })
      .catch(() => undefined);
    const stale = drafts.map((draft) => send(owner, { ...draft, revision: draft.revision + 7 }));
    for (const { failure } of await Promise.all(stale)) expect(failure?.name).toBe('ConflictError');
    const sent = await Promise.all(drafts.map((draft) => send(owner, draft)));
    const given = sent.map(({ data }) => serial(data?.quote.number)).sort((one, other) => one - other);
    const [first = 0] = given;
    expect(given).toEqual(Array.from({ length: 10 }, (_, index) => first + index));
    const all: { number: string }[] = await cms.strapi.db
      .query(QUOTE)
      .findMany({ where: { number: { $notNull: true } } });
    const numbers = all.map(({ number }) => serial(number)).sort((one, other) => one - other);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    expect(sent[0]?.data?.quote.number).toMatch(new RegExp(`^Q-${year}-\\d{4}$`));
  });

  test('gives a quote sent twice at once one number, and both requests the same response', async () => {
    const draft = await draftOf(owner, (await newBooking(cms)).booking);
    const [one, other] = await Promise.all([send(owner, draft), send(owner, draft)]);
    expect(one.data?.quote.number).toMatch(/^Q-/);
    expect(other.data).toEqual(one.data);
    expect((await send(owner, draft)).data).toEqual(one.data);
    const late = await send(owner, { ...draft, revision: draft.revision + 1 });
    expect(late.failure?.message).toMatch(/already/);
  });

  test('gives the owner the text to pass on if no email can be sent', async () => {
    const { mailed, text, whatsapp, token, number } = await sentQuote(cms, owner);
    expect(mailed).toBe(false);
    expect(text).toContain(`quote ${number} for Runway`);
    expect(text).toContain(`/b/${token}`);
    expect(whatsapp).toBe(`https://wa.me/254712345678?text=${encodeURIComponent(text)}`);
  });

  test.each(APIS)('keeps a sent quote unchanged through $name; a new version replaces it', async (api) => {
    const { quote, booking, token } = await sentQuote(cms, owner);
    const { documentId, revision } = quote;
    const change = await api.update(owner, NOUNS.quote, documentId, { discount: 1, revision });
    expect(change.failure?.message).toMatch(/new version/);
    expect((await api.remove(owner, NOUNS.quote, documentId)).failure?.message).toMatch(
      /numbers stay complete/,
    );
    const next = await draftOf(owner, booking);
    expect(next.documentId).not.toBe(documentId);
    expect(next.total).toBe(quote.total);
    expect((await stored(documentId)).state).toBe('sent');
    const { data } = await send(owner, next);
    expect(serial(data?.quote.number)).toBe(serial(quote.number) + 1);
    expect((await stored(documentId)).state).toBe('ended');
    const answer = await accept(visitor(cms), token, { quoteNumber: quote.number });
    expect(answer.failure?.message).toMatch(/newer quote/);
  });

  test('refuses a quote without lines or for an ended booking', async () => {
    const { booking } = await newBooking(cms);
    const draft = await draftOf(owner, booking);
    const { data } = await owner.rest<Saved>('PUT', `/api/quotes/${draft.documentId}`, {
      data: { lines: [], discount: 0, revision: draft.revision },
    });
    const empty = await send(owner, { ...draft, revision: data?.revision ?? 0 });
    expect(empty.failure?.message).toMatch(/at least one line/);
    await cms.strapi.db
      .query(BOOKING)
      .update({ where: { documentId: booking }, data: { state: 'cancelled' } });
    expect((await beginQuote(owner, booking)).failure?.message).toMatch(/is cancelled/);
  });
});

describe('The client', () => {
  test('accepts once, however often they try, and the booking waits for the owner', async () => {
    const { token, number, quote } = await sentQuote(cms, owner);
    const answers = await Promise.all([accept(visitor(cms), token), accept(visitor(cms), token)]);
    for (const { data } of answers)
      expect(data).toMatchObject({
        state: 'enquiry',
        quote: { number, state: 'accepted', total: quote.total },
      });
    expect((await stored(quote.documentId)).revision).toBe(quote.revision + 1);
    expect((await ask(visitor(cms), token, 'And lunch?')).failure?.message).toMatch(/already accepted/);
  });

  test("asks a question and can still accept; the booking's history shows it", async () => {
    const { token, quote, booking } = await sentQuote(cms, owner);
    expect((await ask(visitor(cms), token, ' \n ')).failure?.message).toBe('Enter your question.');
    const asked = await ask(visitor(cms), token, 'Is travel in it?');
    expect(asked.data?.quote?.state).toBe('questioned');
    expect(await stored(quote.documentId)).toMatchObject({ question: 'Is travel in it?' });
    expect((await accept(visitor(cms), token)).data?.quote?.state).toBe('accepted');
    const events = (await bookingChanges(owner, booking)).map(({ event }) => event);
    expect(events.join()).toBe('ASKED,QUOTE_SENT,QUOTE_QUESTIONED,QUOTE_ACCEPTED');
  });

  test("gets the same response for another booking's token and for none", async () => {
    const { number } = await sentQuote(cms, owner);
    const { token } = await newBooking(cms);
    const shown = { quoteNumber: number, quoteRevision: 2 };
    expect((await accept(visitor(cms), token, shown)).failure?.name).toBe('ConflictError');
    expect((await accept(visitor(cms), token)).failure?.message).toMatch(/^This quote no longer exists/);
    expect((await accept(visitor(cms), tokenOf('nobody'), shown)).failure?.message).toBe(
      'This booking page does not exist or has expired.',
    );
  });
});

describe('Answers', () => {
  const answer = (documentId: string, template: string) =>
    owner.graphql<{ value: { subject: string; text: string; whatsapp: string | null } }>(
      `query($documentId: ID!, $template: String!) {
         value: bookingAnswer(documentId: $documentId, template: $template) { subject text whatsapp } }`,
      { documentId, template },
    );

  test('are filled in for a booking, also for WhatsApp', async () => {
    const { booking, token } = await newBooking(cms, { name: 'Zawadi {link}' });
    const holdEndsAt = '2026-11-27T15:00:00.000Z';
    await cms.strapi.db.query(BOOKING).update({ where: { documentId: booking }, data: { holdEndsAt } });
    const { data } = await answer(booking, 'Held');
    expect(data?.value).toMatchObject({
      subject: 'For Zawadi {link}',
      text: `Runway until Friday 27 November 2026, 18:00 Nairobi time: http://localhost:3000/b/${token}`,
    });
    expect(data?.value.whatsapp).toMatch(/^https:\/\/wa\.me\/254712345678\?text=Runway%20until/);
    await cms.strapi.db.query(BOOKING).update({ where: { documentId: booking }, data: { phone: null } });
    expect((await answer(booking, 'Held')).data?.value.whatsapp).toBeNull();
    expect((await answer(booking, 'Gone')).failure?.message).toMatch(/template “Gone” no longer exists/);
  });

  test('are not emailed if the site sends no emails', async () => {
    const { booking } = await newBooking(cms);
    const { failure } = await owner.graphql(
      'mutation($id: ID!) { mailBookingAnswer(documentId: $id, subject: "Hello", text: "There") }',
      { id: booking },
    );
    expect(failure?.message).toMatch(/^Email is not set up/);
  });

  test.each(APIS)('contain only known placeholders, and have unique names: $name', async (api) => {
    const { documentId, revision } = await cms.strapi.db.query(PAPERS).findOne({});
    const save = (answers: object[]) =>
      api.update(owner, NOUNS.bookingPapers, documentId, { answers, revision });
    const wrong = await save([{ name: 'Held', subject: 'Hello', text: 'Dear {nmae}' }]);
    expect(wrong.failure?.message).toMatch(/^\{nmae\} is not a placeholder.*\{hold ends\}/);
    const held = { name: 'Held', subject: 'Hello', text: 'Dear {name}' };
    expect((await save([held, { ...held, name: 'held' }])).failure?.message).toMatch(
      /^Two templates are called “held”/,
    );
  });
});

describe('Data for files', () => {
  const headers = { 'x-site-proof': siteProof(SECRETS.RENDER_SECRET) };
  const file = (name: string, body: object, proof: object = headers) =>
    visitor(cms).rest<Record<string, unknown>>('POST', `/api/booking-files/${name}`, body, proof);
  const told = (answer: { text: string }) => JSON.parse(answer.text);

  test('is given to the site only', async () => {
    const { token } = await sentQuote(cms, owner);
    expect((await file('clients-quote', { token }, {})).status).toBe(403);
    expect((await file('clients-quote', { token: 'wrong' })).status).toBe(404);
  });

  test("contains the booking in a client's calendar once it is confirmed", async () => {
    const { booking, token } = await newBooking(cms);
    expect((await file('clients-days', { token })).status).toBe(404);
    await cms.strapi.db
      .query(BOOKING)
      .update({ where: { documentId: booking }, data: { state: 'confirmed' } });
    expect(told(await file('clients-days', { token }))).toMatchObject({
      owner: 'Amani Kito',
      booking: { documentId: booking, state: 'confirmed', firstDay: day(20) },
    });
  });

  test("cancels a booking in its client's calendar if it is no longer confirmed", async () => {
    const { booking, token } = await newBooking(cms, { firstDay: day(31), lastDay: day(31) });
    await moveBooking(cms, owner, booking, 'CONFIRM');
    const { booking: before } = told(await file('clients-days', { token }));
    for (const event of ['CANCEL', 'REOPEN', 'DECLINE']) {
      await moveBooking(cms, owner, booking, event);
      const { booking: entry } = told(await file('clients-days', { token }));
      expect(entry, event).toMatchObject({ documentId: booking, state: 'cancelled' });
      expect(entry.revision, event).toBeGreaterThan(before.revision);
    }
    for (const event of ['DECLINE', 'CANCEL']) {
      const { booking: asked, token: other } = await newBooking(cms);
      await moveBooking(cms, owner, asked, event);
      expect((await file('clients-days', { token: other })).status, event).toBe(404);
    }
  });

  test("contains the owner's calendar at an address that is shown once and can be renewed", async () => {
    const renew = async () => {
      const { data } = await owner.graphql<{ address: string }>('mutation { address: renewCalendarFeed }');
      return /^http:\/\/localhost:3000\/calendar\/([\w-]{32})\.ics$/.exec(data?.address ?? '')?.[1] ?? '';
    };
    expect((await file('owners-days', { secret: '' })).status).toBe(404);
    const first = await renew();
    const { booking } = await newBooking(cms);
    await cms.strapi.db
      .query(BOOKING)
      .update({ where: { documentId: booking }, data: { state: 'option', holdRank: 1 } });
    await create(cms, 'api::away.away', { firstDay: day(3), lastDay: day(4), note: 'At home' });
    const days = told(await file('owners-days', { secret: first }));
    expect(days.bookings).toContainEqual(expect.objectContaining({ documentId: booking, holdRank: 1 }));
    expect(days.away).toMatchObject([{ note: 'At home', firstDay: day(3) }]);
    const second = await renew();
    expect((await file('owners-days', { secret: first })).status).toBe(404);
    expect((await file('owners-days', { secret: second })).status).toBe(200);
    const dump = JSON.stringify(await cms.strapi.db.connection('strapi_core_store_settings'));
    expect(dump).not.toContain(second);
  });

  test('is limited per caller', async () => {
    const guesser = visitor(cms);
    const ask60 = Array.from({ length: 61 }, () =>
      guesser.rest('POST', '/api/booking-files/owners-days', { secret: 'a guess' }, headers),
    );
    const statuses = (await Promise.all(ask60)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });
});
