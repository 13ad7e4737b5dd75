import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { LETTERS } from '../src/start/letters';
import { bookingChanges, bootForBookings, day, moveBooking } from './support/bookings';
import type { BootedCms } from './support/boot-strapi';
import { type Client, visitor } from './support/client';
import { create } from './support/factories';
import { answerPayment, bookingPayments, claim, clientsPayments, recordPayment } from './support/payments';
import { accept, acceptedQuote, draftOf, seenOn, send, sentQuote } from './support/quotes';

const PAPERS = 'api::booking-papers.booking-papers';
const PAYMENT = 'api::payment.payment';
const TOTAL = 12_000;

let cms: BootedCms;
let owner: Client;

bootForBookings(async (site) => {
  ({ cms, owner } = site);
  const paymentWays = [{ name: 'M-Pesa till', number: '123456', details: 'Amani Kito' }];
  const terms = { depositPercent: 50, depositDays: 3, balanceDays: 14 };
  await create(cms, PAPERS, { validDays: 14, paymentWays, ...terms });
});

/** A client who has reported the deposit, and the id of that payment. */
async function claimed(fields: object = {}) {
  const sent = await acceptedQuote(cms, owner, fields);
  await claim(cms, sent.token);
  const [payment] = (await bookingPayments(owner, sent.booking)).payments;
  return { ...sent, payment: payment?.documentId ?? '' };
}

describe('The client', () => {
  test('sees the deposit, the due day and the ways to pay once the quote is accepted', async () => {
    const { token, number } = await sentQuote(cms, owner);
    expect(await clientsPayments(cms, token)).toBeNull();
    await accept(visitor(cms), token);
    expect(await clientsPayments(cms, token)).toMatchObject({
      quoteNumber: number,
      total: TOTAL,
      received: 0,
      owed: TOTAL,
      due: { amount: 6000, day: day(3), isDeposit: true },
      ways: [{ name: 'M-Pesa till', number: '123456', details: 'Amani Kito' }],
      canClaim: true,
    });
  });

  test('reports a payment, which counts once the owner has received it', async () => {
    const { token, booking } = await acceptedQuote(cms, owner);
    const { data } = await claim(cms, token);
    expect(data?.payments).toMatchObject({ received: 0, claimed: 6000, canClaim: false });
    const [payment] = (await bookingPayments(owner, booking)).payments;
    const answered = await answerPayment(owner, payment?.documentId ?? '', 6000);
    expect(answered.data).toMatchObject({
      state: 'received',
      number: expect.stringMatching(/^R-\d{4}-\d{4}$/),
    });
    expect(await clientsPayments(cms, token)).toMatchObject({
      received: 6000,
      owed: 6000,
      due: { amount: 6000, day: day(34), isDeposit: false },
      payments: [{ state: 'received', number: answered.data?.number }],
    });
    const events = (await bookingChanges(owner, booking)).slice(-2);
    expect(events).toMatchObject([
      { event: 'PAYMENT_CLAIMED', actor: 'client', reason: 'QX12' },
      { event: 'PAYMENT_RECEIVED', actor: 'owner' },
    ]);
  });

  test('changes nothing by reporting the same payment again', async () => {
    const { token, booking } = await claimed();
    expect((await claim(cms, token)).data?.notice).toBe('This payment has already been reported.');
    expect((await bookingPayments(owner, booking)).payments).toHaveLength(1);
  });

  test('reports one payment at a time, and again when it was not found', async () => {
    const { token, payment } = await claimed();
    expect((await claim(cms, token, { code: 'QX13' })).failure?.message).toBe(
      'Your last payment is still being checked.',
    );
    await answerPayment(owner, payment, null);
    expect((await claim(cms, token, { code: 'QX13' })).data?.payments).toMatchObject({ claimed: 6000 });
  });

  test.each([
    [{ day: '2126-01-01' }, 'day', 'The day of payment must be today or earlier.'],
    [{ day: 'yesterday' }, 'day', 'Enter a date, such as 2027-05-14.'],
    [{ code: 'x'.repeat(300) }, 'code', '80'],
    [{ way: '王 😀'.repeat(100) }, 'way', '120'],
  ])('is refused for %j with the field and the remedy', async (typed, field, sentence) => {
    const { token } = await acceptedQuote(cms, owner);
    const { failure } = await claim(cms, token, typed);
    expect(failure?.message).toContain(sentence);
    expect(JSON.stringify(failure?.details)).toContain(`"${field}"`);
  });

  test('cannot report a payment without an accepted quote, for a cancelled booking or when all is paid', async () => {
    const sent = await sentQuote(cms, owner);
    const cancelled = await acceptedQuote(cms, owner);
    await moveBooking(cms, owner, cancelled.booking, 'CANCEL');
    const paid = await acceptedQuote(cms, owner);
    await recordPayment(cms, owner, paid.booking, { amount: TOTAL });
    for (const { token } of [sent, cancelled, paid])
      expect((await claim(cms, token)).failure?.message).toBe('There is nothing to pay now.');
  });

  test('is refused when the owner recorded the payment while they typed', async () => {
    const { token, booking } = await acceptedQuote(cms, owner);
    const seen = await seenOn(visitor(cms), token);
    await recordPayment(cms, owner, booking, { amount: 6000 });
    expect((await claim(cms, token, {}, seen)).failure?.message).toMatch(/^This booking has changed/);
  });
});

describe('The owner', () => {
  test('confirms a reported payment once, however often they tap', async () => {
    const { booking, payment } = await claimed();
    const taps = await Promise.all(Array.from({ length: 20 }, () => answerPayment(owner, payment, 6000)));
    expect(new Set(taps.map(({ data }) => data?.number)).size).toBe(1);
    expect((await bookingPayments(owner, booking)).balance).toMatchObject({ received: 6000, claimed: 0 });
  });

  test('cannot answer a payment in another way afterwards', async () => {
    const { payment } = await claimed();
    expect((await answerPayment(owner, payment, 5000)).data).toMatchObject({ amount: 5000 });
    expect((await answerPayment(owner, payment, null)).failure?.message).toMatch(/already been answered/);
  });

  test.each([
    [{ amount: 0 }, 'Enter the amount as a whole number above 0.'],
    [{ amount: 2_147_483_647 }, 'Enter the amount as a whole number above 0.'],
    [{ amount: -500 }, 'Enter the reason for the refund or correction.'],
    [{ amount: -7000, reason: 'Shorter day' }, 'You cannot pay back more than you have received.'],
    [{ amount: 100, day: '2999-01-01' }, 'The day of payment must be today or earlier.'],
  ])('is refused to record %j', async (typed, sentence) => {
    const { booking } = await acceptedQuote(cms, owner);
    await recordPayment(cms, owner, booking, { amount: 6000 });
    expect((await recordPayment(cms, owner, booking, typed)).failure?.message).toBe(sentence);
    expect((await bookingPayments(owner, booking)).balance?.received).toBe(6000);
  });

  test('records nothing twice when the first response was lost', async () => {
    const { booking } = await acceptedQuote(cms, owner);
    const { revision } = await cms.strapi.db
      .query('api::booking.booking')
      .findOne({ where: { documentId: booking } });
    const first = await recordPayment(cms, owner, booking, { amount: 6000, revision });
    const again = await recordPayment(cms, owner, booking, { amount: 6000, revision });
    expect(again.data?.documentId).toBe(first.data?.documentId);
    const other = await recordPayment(cms, owner, booking, { amount: 500, revision });
    expect(other.failure).toBeDefined();
    expect((await bookingPayments(owner, booking)).balance?.received).toBe(6000);
  });

  test('cannot record a payment without an accepted quote', async () => {
    const { booking } = await sentQuote(cms, owner);
    expect((await recordPayment(cms, owner, booking, { amount: 100 })).failure?.message).toMatch(
      /^Payments belong to an accepted quote/,
    );
  });

  test('reads payments through REST, and neither changes nor deletes them there', async () => {
    const { payment } = await claimed();
    const path = `/api/payments/${payment}`;
    expect((await owner.rest<{ state: string }>('GET', path)).data).toMatchObject({ state: 'claimed' });
    const data = { amount: 1, state: 'received', revision: 1 };
    const answers = [
      await owner.rest('PUT', path, { data }),
      await owner.rest('POST', '/api/payments', { data: { ...data, day: day(0) } }),
      await owner.rest('DELETE', path),
    ];
    for (const { failure } of answers)
      expect(failure?.message).toMatch(/^Payments are recorded on their booking/);
    expect((await visitor(cms).rest('GET', path)).failure).toBeDefined();
  });

  test('asks for what is due, and gets the text to send', async () => {
    const { booking, number } = await acceptedQuote(cms, owner);
    const request =
      'mutation($booking: ID!) { sent: requestPayment(booking: $booking) { mailed text whatsapp } }';
    const { data } = await owner.graphql<{ sent: { text: string; whatsapp: string } }>(request, { booking });
    expect(data?.sent.text).toMatch(new RegExp(`the deposit for quote ${number} is KES 6,000`));
    expect(data?.sent.text).toMatch(/\/b\/[\w-]+$/);
    expect(data?.sent.whatsapp).toMatch(/^https:\/\/wa\.me\/254712345678/);
  });
});

const letterOf = async (kind: 'payment-request' | 'payment-receipt', documentId: string) => {
  const mail = { id: 1, kind, documentId, items: [], createdAt: Date.now(), attempts: 1 };
  return LETTERS[kind].letter(cms.strapi, mail);
};

test('mails a request only while something is due, and a receipt with what is still to pay', async () => {
  const { booking, payment } = await claimed();
  expect((await letterOf('payment-request', booking))?.text.join()).toContain('KES 6,000');
  const { data } = await answerPayment(owner, payment, 6000);
  const receipt = await letterOf('payment-receipt', payment);
  expect(receipt?.subject).toContain(data?.number ?? 'a number');
  expect(receipt?.text.join()).toMatch(/KES 6,000 from .* Still to pay: KES 6,000\.$/);
  await moveBooking(cms, owner, booking, 'CANCEL');
  expect(await letterOf('payment-request', booking)).toBeUndefined();
});

test('keeps received + owed the accepted total through payments, refunds, a new quote and cancelling', async () => {
  const { token, booking, payment } = await claimed();
  const sums = async () => (await bookingPayments(owner, booking)).balance;
  const totals: number[] = [];
  const note = async () => {
    const { received = 0, owed = 0 } = (await sums()) ?? {};
    totals.push(received + owed);
  };
  await answerPayment(owner, payment, 5000);
  await note();
  await recordPayment(cms, owner, booking, { amount: 2000 });
  await note();
  await recordPayment(cms, owner, booking, { amount: -1500, reason: 'Counted twice' });
  await note();
  const draft = await draftOf(owner, booking);
  await cms.strapi.db
    .query('api::quote.quote')
    .update({ where: { documentId: draft.documentId }, data: { total: 9000 } });
  await send(owner, draft);
  await note();
  await accept(visitor(cms), token);
  await note();
  await moveBooking(cms, owner, booking, 'CANCEL');
  await note();
  expect(totals).toEqual([TOTAL, TOTAL, TOTAL, 0, 9000, 9000]);
  expect(await sums()).toMatchObject({ received: 5500, owed: 3500, due: null });
});

describe('The terms of payment', () => {
  test('are kept by a sent quote when the settings change', async () => {
    const { token } = await acceptedQuote(cms, owner);
    const { documentId, revision } = await cms.strapi.db.query(PAPERS).findOne({});
    await cms.strapi.documents(PAPERS).update({ documentId, data: { depositPercent: 10, revision } });
    expect((await clientsPayments(cms, token))?.due?.amount).toBe(6000);
    await cms.strapi.documents(PAPERS).update({ documentId, data: { depositPercent: 50 } });
  });

  test('have one deposit, a percentage or an amount, through REST and GraphQL', async () => {
    const { revision } = await cms.strapi.db.query(PAPERS).findOne({});
    const data = { depositSum: 500, revision };
    const rest = await owner.rest('PUT', '/api/booking-papers', { data });
    const graphql = await owner.graphql(
      'mutation($data: BookingPapersInput!) { updateBookingPapers(data: $data) { documentId } }',
      { data },
    );
    for (const { failure } of [rest, graphql])
      expect(failure?.message).toBe('A quote has one deposit. Enter a percentage or an amount.');
  });
});

test('exports payments; erasing keeps number and sum without the person', async () => {
  const email = `${randomUUID()}@example.com`;
  const { payment } = await claimed({ email });
  const { data } = await answerPayment(owner, payment, 6000);
  const exported = await owner.rest('POST', '/api/person/export', { data: { email } });
  expect(exported.text).toContain('QX12');
  await owner.rest('POST', '/api/person/erase', { data: { email } });
  const kept = await cms.strapi.db.query(PAYMENT).findOne({ where: { number: data?.number } });
  expect(kept).toMatchObject({ amount: 6000, state: 'received', bookingId: null, code: null, way: null });
});
