import { randomUUID } from 'node:crypto';
import type { UID } from '@strapi/strapi';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paymentReminders } from '../src/booking/payments/reminders';
import { bootForBookings, day, moveBooking } from './support/bookings';
import type { BootedCms } from './support/boot-strapi';
import { type Client, visitor } from './support/client';
import { create } from './support/factories';
import { recordPayment } from './support/payments';
import { acceptedQuote } from './support/quotes';

const BOOKING = 'api::booking.booking';
const QUOTE = 'api::quote.quote';
const PAPERS = 'api::booking-papers.booking-papers';
const TOTAL = 12_000;

let cms: BootedCms;
let owner: Client;

bootForBookings(async (site) => {
  ({ cms, owner } = site);
  await create(cms, PAPERS, { validDays: 14, depositPercent: 50, depositDays: 3, balanceDays: 14 });
});

interface Owing {
  booking: { documentId: string };
  balance: { owed: number; due: { day: string } };
}

async function owing(): Promise<Owing[]> {
  const query = '{ rows: owingBookings { booking { documentId } balance { owed due { day } } } }';
  return (await owner.graphql<{ rows: Owing[] }>(query)).data?.rows ?? [];
}

test('the owner sees who owes, the earliest due day first', async () => {
  const { booking } = await acceptedQuote(cms, owner, { firstDay: day(40), lastDay: day(40) });
  const paid = await acceptedQuote(cms, owner);
  await recordPayment(cms, owner, paid.booking, { amount: TOTAL });
  const rows = await owing();
  expect(rows.find((row) => row.booking.documentId === booking)?.balance.owed).toBe(TOTAL);
  expect(rows.some((row) => row.booking.documentId === paid.booking)).toBe(false);
  const days = rows.map(({ balance }) => balance.due.day);
  expect(days).toEqual(days.toSorted());
});

describe('Reminders', () => {
  // The mail queue of this CMS does not run: its emails wait.
  beforeAll(() => {
    process.env.SMTP_URL = 'smtp://localhost:1';
    process.env.MAIL_FROM = 'site@example.org';
  });
  afterAll(() => {
    delete process.env.SMTP_URL;
    delete process.env.MAIL_FROM;
  });

  const queued = async (booking: string) =>
    (await cms.strapi.db.connection('mail_outbox').where({ kind: 'payment-request', document_id: booking }))
      .length;
  const remindOn = (today: string) => paymentReminders.run(cms.strapi, Date.parse(`${today}T09:00:00+03:00`));

  test('are sent three days before, one and seven days after the due day, each once', async () => {
    const { booking } = await acceptedQuote(cms, owner);
    const counts: number[] = [];
    for (const after of [-1, 0, 0, 3, 4, 9, 10, 11, 10]) {
      await remindOn(day(after));
      counts.push(await queued(booking));
    }
    expect(counts).toEqual([0, 1, 1, 1, 2, 2, 3, 3, 3]);
  });

  test('are sent once after a stop of several days, and by one of two processes', async () => {
    const { booking } = await acceptedQuote(cms, owner);
    await Promise.all([remindOn(day(12)), remindOn(day(12))]);
    expect(await queued(booking)).toBe(1);
  });

  test('are not sent when it is paid, cancelled, erased or turned off', async () => {
    const email = `${randomUUID()}@example.com`;
    const [paid, cancelled, erased, off] = [
      await acceptedQuote(cms, owner),
      await acceptedQuote(cms, owner),
      await acceptedQuote(cms, owner, { email }),
      await acceptedQuote(cms, owner),
    ];
    await recordPayment(cms, owner, paid.booking, { amount: 6000 });
    await moveBooking(cms, owner, cancelled.booking, 'CANCEL');
    await owner.rest('POST', '/api/person/erase', { data: { email } });
    await remindOn(day(4));
    for (const { booking } of [paid, cancelled, erased]) expect(await queued(booking)).toBe(0);
    const { id } = await cms.strapi.db.query(PAPERS).findOne({});
    await cms.strapi.db.query(PAPERS).update({ where: { id }, data: { remindsClients: false } });
    const before = await queued(off.booking);
    await remindOn(day(10));
    expect(await queued(off.booking)).toBe(before);
    await cms.strapi.db.query(PAPERS).update({ where: { id }, data: { remindsClients: true } });
  });
});

test('the owner sees all of 150 bookings that owe, also in the filter of the list', async () => {
  const { booking, quote } = await acceptedQuote(cms, owner);
  const find = (uid: UID.ContentType, documentId: string) =>
    cms.strapi.db.query(uid).findOne({ where: { documentId } });
  const { id: _booking, ...asked } = await find(BOOKING, booking);
  const { id: _quote, ...accepted } = await find(QUOTE, quote.documentId);
  for (let copy = 0; copy < 150; copy += 1) {
    const documentId = `copy-${copy}`;
    const own = { documentId, tokenHash: documentId, submissionKey: null };
    const { id } = await cms.strapi.db.query(BOOKING).create({ data: { ...asked, ...own } });
    const ofBooking = { documentId, number: `Q-${copy}`, booking: id, bookingId: documentId };
    await cms.strapi.db.query(QUOTE).create({ data: { ...accepted, ...ofBooking } });
  }
  const ids = (await owing()).map((row) => row.booking.documentId);
  expect(ids).toEqual(expect.arrayContaining([booking, 'copy-0', 'copy-149']));
  const total = (await owner.graphql<Found>(OWES)).data?.found.pageInfo.total;
  expect(total).toBe(ids.length);
});

interface Found {
  found: { pageInfo: { total: number }; nodes: { documentId: string }[] };
}

const OWES = `{ found: bookings_connection(filters: { state: { eq: "owes" } }, pagination: { pageSize: 1 }) {
  pageInfo { total } nodes { documentId } } }`;

test('bookings that owe are found together with other filters, through REST and by the owner alone', async () => {
  const name = `Owing ${randomUUID()}`;
  const { booking } = await acceptedQuote(cms, owner, { name });
  const paid = await acceptedQuote(cms, owner, { name });
  await recordPayment(cms, owner, paid.booking, { amount: TOTAL });
  const path = `/api/bookings?filters[state][$eq]=owes&filters[name][$eq]=${encodeURIComponent(name)}`;
  const { data } = await owner.rest<{ documentId: string }[]>('GET', path);
  expect(data?.map(({ documentId }) => documentId)).toEqual([booking]);
  expect((await visitor(cms).rest('GET', path)).failure).toBeDefined();
  expect((await visitor(cms).graphql(OWES)).failure).toBeDefined();
});
