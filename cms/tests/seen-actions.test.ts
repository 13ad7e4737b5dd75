import { describe, expect, test } from 'vitest';
import { APIS, NOUNS } from './support/apis';
import { bookingChanges, bootForBookings, day, moveBooking } from './support/bookings';
import type { BootedCms } from './support/boot-strapi';
import { type Client, visitor } from './support/client';
import { answerDays, askForDays } from './support/other-days';
import { accept, ask, cancel, draftOf, newBooking, seenOn, send, sentQuote } from './support/quotes';

const BOOKING = 'api::booking.booking';
const QUOTE = 'api::quote.quote';

let cms: BootedCms;
let owner: Client;

bootForBookings((site) => {
  ({ cms, owner } = site);
});

const bookingOf = (documentId: string) => cms.strapi.db.query(BOOKING).findOne({ where: { documentId } });
const latestOf = async (bookingId: string) => {
  const [quote] = await cms.strapi.db
    .query(QUOTE)
    .findMany({ where: { bookingId }, orderBy: { id: 'desc' }, limit: 1 });
  return quote as { number: string; state: string };
};
const sendNewer = async (booking: string) => send(owner, await draftOf(owner, booking));
const move = (documentId: string, event: string, more?: object) =>
  moveBooking(cms, owner, documentId, event, more);

/** Every action of a client, based on what a page showed. */
const ACTIONS = {
  accept: (token: string, seen: object) => accept(visitor(cms), token, seen),
  ask: (token: string, seen: object) => ask(visitor(cms), token, 'Is travel in it?', seen),
  cancel: (token: string, seen: object) => cancel(visitor(cms), token, null, seen),
  'request for other days': (token: string, seen: object) => askForDays(visitor(cms), token, [day(45)], seen),
};

describe.each(Object.entries(ACTIONS))('A client’s %s', (_name, act) => {
  test('is refused if a newer quote was sent', async () => {
    const { token, booking } = await sentQuote(cms, owner);
    const seen = await seenOn(visitor(cms), token);
    await sendNewer(booking);
    const { failure } = await act(token, seen);
    expect(failure?.name).toBe('ConflictError');
    expect(failure?.message).toBe('There is a newer quote. Please read it first.');
    expect(await latestOf(booking)).toMatchObject({ state: 'sent' });
    expect((await bookingOf(booking)).state).toBe('enquiry');
  });

  test('is refused if the state, the days or the rank of the booking changed', async () => {
    const { token, booking } = await sentQuote(cms, owner, { firstDay: day(40), lastDay: day(40) });
    const holdEndsAt = new Date(Date.now() + 3_600_000).toISOString();
    const { booking: first } = await newBooking(cms, { firstDay: day(40), lastDay: day(40) });
    await move(first, 'PLACE_OPTION', { holdEndsAt });
    const changes = [
      () => move(booking, 'PLACE_OPTION', { holdEndsAt }),
      () => move(first, 'RELEASE'),
      async () => {
        const { revision } = await bookingOf(booking);
        const data = { firstDay: day(41), lastDay: day(41), revision };
        return owner.rest('PUT', `/api/bookings/${booking}`, { data });
      },
    ];
    for (const change of changes) {
      const seen = await seenOn(visitor(cms), token);
      expect((await change()).failure).toBeUndefined();
      const { failure } = await act(token, seen);
      expect(failure?.name).toBe('ConflictError');
      expect(failure?.message).toMatch(/^This booking has changed/);
      expect(JSON.stringify(failure?.details)).not.toContain('Njeri');
    }
    expect(await latestOf(booking)).toMatchObject({ state: 'sent' });
    await move(booking, 'CANCEL');
  });

  test('requires the state that the page showed', async () => {
    const { token } = await sentQuote(cms, owner);
    const { failure } = await act(token, { state: undefined });
    expect(failure?.message).toMatch(/seen/);
  });
});

test('sends the same response again without a change for a repeated reply', async () => {
  const { token, booking } = await sentQuote(cms, owner);
  const first = await seenOn(visitor(cms), token);
  for (const notice of [null, 'Your question has already been sent.'])
    expect((await ask(visitor(cms), token, 'Is travel in it?', first)).data?.notice).toBe(notice);
  const second = await seenOn(visitor(cms), token);
  for (const notice of [null, 'You have already accepted this quote.'])
    expect((await accept(visitor(cms), token, second)).data?.notice).toBe(notice);
  const events = (await bookingChanges(owner, booking)).map(({ event }) => event);
  expect(events.join()).toBe('ASKED,QUOTE_SENT,QUOTE_QUESTIONED,QUOTE_ACCEPTED');
  await sendNewer(booking);
  expect((await accept(visitor(cms), token, second)).failure?.name).toBe('ConflictError');
});

test.each(['accept', 'ask'] as const)("refuses an owner's change after a client's %s", async (answer) => {
  for (const event of ['DECLINE', 'CANCEL']) {
    const { token, booking } = await sentQuote(cms, owner);
    const { revision } = await bookingOf(booking);
    expect((await ACTIONS[answer](token, {})).failure).toBeUndefined();
    expect((await move(booking, event, { revision })).failure?.name).toBe('ConflictError');
    expect((await bookingOf(booking)).state).toBe('enquiry');
    expect((await move(booking, event)).failure).toBeUndefined();
  }
});

test("sends the same response again without a change for a repeated owner's change", async () => {
  const { booking } = await newBooking(cms, { firstDay: day(44), lastDay: day(44) });
  const holdEndsAt = new Date(Date.now() + 3_600_000).toISOString();
  const moves = ['PLACE_OPTION', 'RELEASE', 'DECLINE', 'REOPEN', 'CONFIRM', 'CANCEL'];
  for (const event of moves) {
    const { revision } = await bookingOf(booking);
    const once = await move(booking, event, { holdEndsAt, revision });
    const record = await bookingChanges(owner, booking);
    const twice = await move(booking, event, { holdEndsAt, revision });
    expect(twice.failure, event).toBeUndefined();
    expect(twice.data, event).toEqual(once.data);
    expect(await bookingChanges(owner, booking), event).toEqual(record);
  }
  const { revision } = await bookingOf(booking);
  const late = await move(booking, 'REOPEN', { revision: revision - 1 });
  expect(late.failure?.name).toBe('ConflictError');
  const other = { holdEndsAt: new Date(Date.now() + 7_200_000).toISOString() };
  await move(booking, 'REOPEN');
  const { revision: asked } = await bookingOf(booking);
  await move(booking, 'PLACE_OPTION', { holdEndsAt, revision: asked });
  const changed = await move(booking, 'PLACE_OPTION', { ...other, revision: asked });
  expect(changed.failure?.name).toBe('ConflictError');
});

describe('An owner’s change whose response was lost', () => {
  const inTwoHours = new Date(Date.now() + 7_200_000).toISOString();

  test.each([
    ['was booked by another client', ['CONFIRM']],
    ['was booked and freed again', ['CONFIRM', 'CANCEL']],
  ])('is repeated without a conflict after its day %s', async (_, neighbours) => {
    const days = { firstDay: day(47), lastDay: day(47) };
    const { booking } = await newBooking(cms, days);
    const { booking: other } = await newBooking(cms, days);
    const { revision } = await bookingOf(booking);
    const placed = { holdEndsAt: inTwoHours, revision };
    await move(booking, 'PLACE_OPTION', placed);
    for (const event of neighbours) await move(other, event, { insist: true });
    const events = (await bookingChanges(owner, booking)).map(({ event }) => event);
    expect(events).toContain('DAYS_BOOKED');
    const again = await move(booking, 'PLACE_OPTION', placed);
    expect(again.failure).toBeUndefined();
    expect(again.data).toMatchObject({ state: 'option', revision: revision + 1 });
    for (const each of [booking, other]) await cms.strapi.documents(BOOKING).delete({ documentId: each });
  });

  test('is repeated without a conflict after the client asked for other days or about the quote', async () => {
    const { booking, token } = await sentQuote(cms, owner, { firstDay: day(48), lastDay: day(48) });
    const { revision } = await bookingOf(booking);
    const placed = { holdEndsAt: inTwoHours, revision };
    await move(booking, 'PLACE_OPTION', placed);
    expect((await askForDays(visitor(cms), token, [day(49)])).failure).toBeUndefined();
    expect((await ask(visitor(cms), token, 'Is travel in it?')).failure).toBeUndefined();
    expect((await move(booking, 'PLACE_OPTION', placed)).data).toMatchObject({
      state: 'option',
      revision: revision + 3,
    });
    const { revision: latest } = await bookingOf(booking);
    await answerDays(owner, booking, latest, false);
    expect((await askForDays(visitor(cms), token, [day(50)])).failure).toBeUndefined();
    expect((await answerDays(owner, booking, latest, false)).data).toMatchObject({ asksForOtherDays: true });
  });

  test('is refused after another change of the owner', async () => {
    const { booking } = await newBooking(cms, { firstDay: day(51), lastDay: day(51) });
    const { revision } = await bookingOf(booking);
    const placed = { holdEndsAt: inTwoHours, revision };
    await move(booking, 'PLACE_OPTION', placed);
    await move(booking, 'RELEASE');
    expect((await move(booking, 'PLACE_OPTION', placed)).failure?.name).toBe('ConflictError');
  });
});

test('adds another reason of a client whose cancellation was stored without a response', async () => {
  const { booking, token } = await newBooking(cms, { firstDay: day(52), lastDay: day(52) });
  const seen = await seenOn(visitor(cms), token);
  const answers = [];
  for (const reason of ['The show moved', 'The show moved', 'The show moved to May'])
    answers.push((await cancel(visitor(cms), token, reason, seen)).data?.notice);
  expect(answers).toEqual([
    null,
    'This booking has already been cancelled.',
    'This booking has already been cancelled. Your reason was added.',
  ]);
  const reasons = (await bookingChanges(owner, booking)).flatMap(({ event, reason }) =>
    event === 'CANCEL' ? [reason] : [],
  );
  expect(reasons).toEqual(['The show moved', 'The show moved to May']);
});

describe('The owner’s newer quote', () => {
  const shown = async (booking: string) => {
    const { number, revision } = (await latestOf(booking)) as unknown as { number: string; revision: number };
    return { seenNumber: number, seenRevision: revision };
  };

  test.each(['accept', 'ask'] as const)(
    "is not sent over the client's %s that its form did not show",
    async (answer) => {
      const { token, booking } = await sentQuote(cms, owner);
      const before = await shown(booking);
      const draft = await draftOf(owner, booking);
      expect((await ACTIONS[answer](token, await seenOn(visitor(cms), token))).failure).toBeUndefined();
      const { failure } = await send(owner, draft, before);
      expect(failure?.name).toBe('ConflictError');
      expect(failure?.message).toMatch(/^The last quote has changed/);
      expect((await send(owner, draft, { seenNumber: '', seenRevision: 0 })).failure?.name).toBe(
        'ConflictError',
      );
      const { seenNumber } = before;
      const quote = await cms.strapi.db.query(QUOTE).findOne({ where: { number: seenNumber } });
      expect(quote.state).toBe(answer === 'accept' ? 'accepted' : 'questioned');
      const seen = {
        seenNumber,
        seenRevision: (await seenOn(visitor(cms), token)).quoteRevision ?? 0,
      };
      const sent = await send(owner, draft, seen);
      expect(sent.failure).toBeUndefined();
      // The response was lost.
      expect((await send(owner, draft, seen)).data?.quote.number).toBe(sent.data?.quote.number);
    },
  );

  test('is sent first if its form showed no quote', async () => {
    const { booking } = await newBooking(cms);
    const { failure } = await send(owner, await draftOf(owner, booking), { seenNumber: '', seenRevision: 0 });
    expect(failure).toBeUndefined();
  });
});

describe('Two concurrent changes', () => {
  const ROUNDS = 4;
  /** SQLite runs them one after the other; only PostgreSQL runs both at once. */
  const ROUNDS_OF_CLIENT = process.env.TEST_DATABASE_URL ? 30 : ROUNDS;
  /** Milliseconds. Each round requests a booking and sends a quote. */
  const PATIENCE = 300_000;

  test.each(['DECLINE', 'CANCEL'])(
    "never include both an acceptance and the owner's %s",
    async (event) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        await cms.strapi.db.connection('throttle_counters').delete();
        const { token, booking } = await sentQuote(cms, owner);
        const seen = await seenOn(visitor(cms), token);
        const { revision } = await bookingOf(booking);
        await Promise.all([
          accept(visitor(cms), token, seen),
          moveBooking(cms, owner, booking, event, { revision }),
        ]);
        const { state } = await bookingOf(booking);
        const quote = await latestOf(booking);
        expect([state, quote.state]).toEqual(
          quote.state === 'accepted'
            ? ['enquiry', 'accepted']
            : [event === 'DECLINE' ? 'declined' : 'cancelled', 'sent'],
        );
      }
    },
    PATIENCE,
  );

  test(
    "never include both a client's acceptance and cancellation",
    async () => {
      for (let round = 0; round < ROUNDS_OF_CLIENT; round += 1) {
        await cms.strapi.db.connection('throttle_counters').delete();
        const { token, booking } = await sentQuote(cms, owner);
        const seen = await seenOn(visitor(cms), token);
        const answers = await Promise.all([
          accept(visitor(cms), token, seen),
          cancel(visitor(cms), token, null, seen),
        ]);
        expect(answers.filter(({ failure }) => failure)).toHaveLength(1);
        const isAccepted = (await latestOf(booking)).state === 'accepted';
        expect((await bookingOf(booking)).state).toBe(isAccepted ? 'enquiry' : 'cancelled');
      }
    },
    PATIENCE,
  );

  test(
    'of an acceptance and a newer quote leave one valid quote, the accepted one or none',
    async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        await cms.strapi.db.connection('throttle_counters').delete();
        const { token, booking } = await sentQuote(cms, owner);
        const seen = await seenOn(visitor(cms), token);
        const draft = await draftOf(owner, booking);
        await Promise.all([accept(visitor(cms), token, seen), send(owner, draft)]);
        expect((await latestOf(booking)).state).toBe('sent');
      }
    },
    PATIENCE,
  );

  test.each(APIS)(
    'through $name never change a sent quote by saving its draft',
    async (api) => {
      for (let round = 0; round < 5; round += 1) {
        await cms.strapi.db.connection('throttle_counters').delete();
        const draft = await draftOf(owner, (await newBooking(cms)).booking);
        const { documentId, revision } = draft;
        const [saved, sent] = await Promise.all([
          api.update(owner, NOUNS.quote, documentId, { terms: 'Changed', revision }),
          send(owner, draft),
        ]);
        expect([saved, sent].filter(({ failure }) => failure)).toHaveLength(1);
      }
    },
    PATIENCE,
  );
});
