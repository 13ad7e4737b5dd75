import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { endHolds, finishBookings } from '../src/booking/states/booking-jobs';
import { runDueWork } from '../src/platform/jobs/scheduler';
import { DAY_MS } from '../src/shared/days';
import { APIS, GRAPHQL, NOUNS } from './support/apis';
import { bootForBookings, day, moveBooking } from './support/bookings';
import type { BootedCms } from './support/boot-strapi';
import { type Client, visitor } from './support/client';
import {
  answerDays,
  askForDays,
  daysNoticesOf,
  freshDays,
  otherDaysOf,
  requestWithOtherDays,
} from './support/other-days';
import { cancel, newBooking } from './support/quotes';

const BOOKING = 'api::booking.booking';
const HOUR = 3_600_000;

let cms: BootedCms;
let owner: Client;

bootForBookings((site) => {
  ({ cms, owner } = site);
});

const stored = (documentId: string) => cms.strapi.db.query(BOOKING).findOne({ where: { documentId } });
const move = (documentId: string, event: string, more?: object) =>
  moveBooking(cms, owner, documentId, event, more);
const option = (documentId: string) =>
  move(documentId, 'PLACE_OPTION', { holdEndsAt: new Date(Date.now() + HOUR).toISOString() });
const noticesOf = (documentId: string) => daysNoticesOf(owner, documentId);
const waiting = () => requestWithOtherDays(cms);

/** A booking as the owner's lists mark it. */
interface Marked {
  documentId: string;
  asksForOtherDays: boolean;
}

/** Returns whether the owner's list, board, calendar and page mark a booking. */
async function marksOf(documentId: string, booked: string): Promise<(boolean | undefined)[]> {
  const marked = '{ documentId asksForOtherDays }';
  const { data } = await owner.graphql<{
    list: Marked[];
    board: { nodes: Marked[] };
    calendar: { bookings: Marked[] };
    page: Marked;
  }>(
    `query($id: ID!, $day: String!) {
       list: bookings(filters: { documentId: { eq: $id } }) ${marked}
       board: bookings_connection(filters: { documentId: { eq: $id } }) { nodes ${marked} }
       calendar: bookingsInDays(from: $day, to: $day) { bookings ${marked} }
       page: booking(documentId: $id) ${marked} }`,
    { id: documentId, day: booked },
  );
  const found = [data?.list, data?.board.nodes, data?.calendar.bookings, data && [data.page]];
  return found.map(
    (bookings) => bookings?.find((booking) => booking.documentId === documentId)?.asksForOtherDays,
  );
}

describe('Days that wait', () => {
  test('mark the booking in the owner’s list, board, calendar and page until the answer', async () => {
    const { booking, booked, revision } = await waiting();
    expect(await marksOf(booking, booked)).toEqual([true, true, true, true]);
    const { data } = await answerDays(owner, booking, revision, false);
    expect(data?.asksForOtherDays).toBe(false);
    expect(await marksOf(booking, booked)).toEqual([false, false, false, false]);
  });

  test('mark the booking in the answer to a save and to a change of state', async () => {
    const { booking: documentId, revision } = await waiting();
    const saved = await owner.graphql<{ saved: Marked }>(
      `mutation($documentId: ID!, $data: BookingInput!) {
         saved: updateBooking(documentId: $documentId, data: $data) { documentId asksForOtherDays } }`,
      { documentId, data: { city: 'Lamu', revision } },
    );
    expect(saved).toMatchObject({ data: { saved: { documentId, asksForOtherDays: true } } });
    const moved = await owner.graphql<{ moved: Marked }>(
      'mutation($move: BookingMove!) { moved: moveBooking(data: $move) { documentId asksForOtherDays } }',
      { move: { documentId, event: 'CONFIRM', revision: revision + 1 } },
    );
    expect(moved).toMatchObject({ data: { moved: { documentId, asksForOtherDays: true } } });
  });

  test.each(['DECLINE', 'CANCEL'])('end with the owner’s %s', async (event) => {
    const { booking } = await waiting();
    expect((await move(booking, event)).failure).toBeUndefined();
    expect(await stored(booking)).toMatchObject({ askedFirstDay: null, askedLastDay: null });
    expect(await otherDaysOf(owner, booking)).toBeNull();
    expect(await noticesOf(booking)).toEqual([]);
    expect((await move(booking, 'REOPEN')).failure).toBeUndefined();
    expect(await otherDaysOf(owner, booking)).toBeNull();
  });

  test('end with a cancellation by the client', async () => {
    const { token, booking } = await waiting();
    expect((await cancel(visitor(cms), token, null)).failure).toBeUndefined();
    expect(await stored(booking)).toMatchObject({ state: 'cancelled', askedFirstDay: null });
    expect(await noticesOf(booking)).toEqual(['CANCELLED']);
  });

  test('end with the hold of an option, and with the last day of a booking', async () => {
    const { booking: held } = await waiting();
    await option(held);
    const { booking: booked } = await waiting();
    await move(booked, 'CONFIRM');
    await runDueWork(cms.strapi, [endHolds, finishBookings], () => Date.now() + 1000 * DAY_MS);
    expect(await stored(held)).toMatchObject({ state: 'expired', askedFirstDay: null });
    expect(await stored(booked)).toMatchObject({ state: 'done', askedFirstDay: null });
  });

  test('stay while the booking becomes an option and is confirmed', async () => {
    const { booking, first } = await waiting();
    await option(booking);
    await move(booking, 'CONFIRM');
    expect(await otherDaysOf(owner, booking)).toMatchObject({ firstDay: first });
  });

  test.each(APIS)('are answered when the owner saves them through $name, and stay otherwise', async (api) => {
    const { booking, first, last, later, revision } = await waiting();
    const other = { firstDay: later, lastDay: later, revision };
    expect((await api.update(owner, NOUNS.booking, booking, other)).failure).toBeUndefined();
    expect(await otherDaysOf(owner, booking)).toMatchObject({ firstDay: first });
    const asked = { firstDay: first, lastDay: last, revision: revision + 1 };
    expect((await api.update(owner, NOUNS.booking, booking, asked)).failure).toBeUndefined();
    expect(await otherDaysOf(owner, booking)).toBeNull();
    expect(await noticesOf(booking)).toEqual([]);
  });

  test.each(APIS)('cannot be written through $name', async (api) => {
    const { booking, first, revision } = await waiting();
    const fields = {
      askedFirstDay: day(50),
      askedLastDay: day(50),
      askedDeclinedAt: new Date().toISOString(),
    };
    for (const [name, value] of Object.entries(fields)) {
      const { failure } = await api.update(owner, NOUNS.booking, booking, { revision, [name]: value });
      expect(failure, name).toBeDefined();
    }
    expect(await stored(booking)).toMatchObject({ askedFirstDay: first, askedDeclinedAt: null, revision });
  });

  test('come back from the bin with their booking, and are exported and erased with it', async () => {
    const { booked, first } = freshDays();
    const email = `${randomUUID()}@example.com`;
    const { token, booking } = await newBooking(cms, { email, firstDay: booked, lastDay: booked });
    await askForDays(visitor(cms), token, [first]);
    expect((await GRAPHQL.remove(owner, NOUNS.booking, booking)).failure).toBeUndefined();
    const { id } = await cms.strapi.db.connection('bin').where({ document_id: booking }).first('id');
    const back = await owner.graphql(`mutation { restoreFromBin(id: ${id}) { note } }`);
    expect(back.failure).toBeUndefined();
    expect(await otherDaysOf(owner, booking)).toMatchObject({ firstDay: first });
    const { data } = await owner.graphql<{ person: { bookings: object[] } }>(
      'query ($email: String!) { person(email: $email) { bookings } }',
      { email },
    );
    expect(data?.person.bookings).toMatchObject([{ askedFirstDay: first, askedLastDay: first }]);
    await owner.graphql('mutation ($email: String!) { erasePerson(email: $email) { email } }', { email });
    expect(await stored(booking)).toBeNull();
  });
});
