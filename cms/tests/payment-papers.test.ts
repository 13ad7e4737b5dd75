import { describe, expect, test } from 'vitest';
import { bootForBookings, day } from './support/bookings';
import { type BootedCms, SECRETS } from './support/boot-strapi';
import { type Client, visitor } from './support/client';
import { create, saveSettings } from './support/factories';
import { answerPayment, bookingPayments, claim, recordPayment } from './support/payments';
import { acceptedQuote, cancel, sentQuote } from './support/quotes';
import { siteProof } from './support/site-proof';

let cms: BootedCms;
let owner: Client;

bootForBookings(async (site) => {
  ({ cms, owner } = site);
  await saveSettings(cms, { siteTitle: 'Amani Kito' });
  const paymentWays = [{ name: 'M-Pesa till', number: '123456', details: 'Amani Kito' }];
  const terms = { depositPercent: 50, depositDays: 3, balanceDays: 14 };
  await create(cms, 'api::booking-papers.booking-papers', { validDays: 14, paymentWays, ...terms });
});

const headers = { 'x-site-proof': siteProof(SECRETS.RENDER_SECRET) };

/** Returns the status, or the content of a paper. */
async function paper(file: string, body: object): Promise<unknown> {
  const { status, text } = await visitor(cms).rest('POST', `/api/booking-files/${file}`, body, headers);
  return status === 200 ? JSON.parse(text) : status;
}
const request = (token: string) => paper('clients-payment', { token, paper: 'payment-request' });
const receipt = (token: string, number: string | null | undefined) =>
  paper('clients-payment', { token, paper: `receipt-${number}` });

/** A client whose deposit was received, and its receipt. */
async function paid() {
  const sent = await acceptedQuote(cms, owner);
  await claim(cms, sent.token);
  const [payment] = (await bookingPayments(owner, sent.booking)).payments;
  const id = payment?.documentId ?? '';
  return { ...sent, id, receipt: (await answerPayment(owner, id, 6000)).data?.number };
}

test('a payment request says what is due, by when and how, while something is due', async () => {
  const { token } = await sentQuote(cms, owner);
  expect(await request(token)).toBe(404);
  const accepted = await acceptedQuote(cms, owner);
  expect(await request(accepted.token)).toEqual({
    title: 'Payment request',
    number: accepted.number,
    from: expect.objectContaining({ name: 'Amani Kito' }),
    client: 'Njeri',
    booking: expect.objectContaining({ service: 'Runway' }),
    lines: [{ label: expect.stringMatching(/^Deposit, due on \w+day \d+ \w+ \d{4}$/), amount: 6000 }],
    total: 6000,
    currency: 'KES',
    sentOn: null,
    notes: [
      'M-Pesa till: 123456. Amani Kito',
      `Reference: ${accepted.number}`,
      'This is a payment request, not a tax invoice.',
    ],
  });
  await cancel(visitor(cms), accepted.token, null);
  expect(await request(accepted.token)).toBe(404);
});

test('a receipt says what was received and what was owed after it', async () => {
  const { token, booking, number, receipt: first, id } = await paid();
  const content = {
    title: 'Receipt',
    number: first,
    sentOn: day(0),
    from: { name: 'Amani Kito' },
    client: 'Njeri',
    booking: { service: 'Runway' },
    lines: [{ label: expect.stringMatching(/^Received on .+ by M-Pesa till, code QX12$/), amount: 6000 }],
    total: 6000,
    currency: 'KES',
    notes: [`For quote ${number}. Still to pay: KES 6,000.`, 'This is a receipt, not a tax invoice.'],
  };
  expect(await receipt(token, first)).toMatchObject(content);
  const second = (await recordPayment(cms, owner, booking, { amount: 6000 })).data?.number;
  expect(await receipt(token, second)).toMatchObject({
    notes: [`For quote ${number}. Everything is paid.`, 'This is a receipt, not a tax invoice.'],
  });
  expect(await receipt(token, first)).toMatchObject(content);
  expect(await paper('owners-receipt', { documentId: id })).toMatchObject(content);
});

test('a refund is a receipt with its reason', async () => {
  const { token, booking, number } = await paid();
  const { data } = await recordPayment(cms, owner, booking, { amount: -1000, reason: 'One show less' });
  expect(await receipt(token, data?.number)).toMatchObject({
    title: 'Refund',
    lines: [{ label: expect.stringMatching(/^Paid back on .+\. One show less$/), amount: 1000 }],
    total: 1000,
    notes: [`For quote ${number}. Still to pay: KES 7,000.`, 'This is a receipt, not a tax invoice.'],
  });
});

test('a receipt opens with the token of its own booking, and once it was received', async () => {
  const { receipt: number } = await paid();
  const { token, booking } = await acceptedQuote(cms, owner);
  await claim(cms, token);
  const [claimed] = (await bookingPayments(owner, booking)).payments;
  expect(await receipt(token, number)).toBe(404);
  expect(await receipt(token, 'null')).toBe(404);
  expect(await receipt('wrong', number)).toBe(404);
  expect(await paper('clients-payment', { token, paper: 'quote' })).toBe(404);
  expect(await paper('owners-receipt', { documentId: claimed?.documentId })).toBe(404);
  expect(await paper('owners-receipt', { documentId: 'wrong' })).toBe(404);
});

describe('The number of an invoice made elsewhere', () => {
  const NOTE = `mutation($documentId: ID!, $revision: Int!, $invoiceNumber: String!) {
    noteInvoice(documentId: $documentId, revision: $revision, invoiceNumber: $invoiceNumber) { number } }`;
  /** Through REST and GraphQL. */
  const WRITERS = {
    REST: (client: Client, id: string, data: object) =>
      client.rest<object>('PUT', `/api/payments/${id}`, { data }),
    GraphQL: (client: Client, documentId: string, data: object) =>
      client.graphql<object>(NOTE, { documentId, ...data }),
  };
  const revisionOf = async (documentId: string): Promise<number> =>
    (await cms.strapi.db.query('api::payment.payment').findOne({ where: { documentId } })).revision;

  test.each(Object.entries(WRITERS))('is noted afterwards through %s and printed', async (_, write) => {
    const { token, id, number, receipt: receiptNumber } = await paid();
    const revision = await revisionOf(id);
    expect((await write(owner, id, { invoiceNumber: ' INV-7 王 ', revision })).failure).toBeUndefined();
    expect(await receipt(token, receiptNumber)).toMatchObject({
      notes: [
        `For quote ${number}. Invoice INV-7 王. Still to pay: KES 6,000.`,
        'This is a receipt, not a tax invoice.',
      ],
    });
    expect((await write(owner, id, { invoiceNumber: 'INV-8', revision })).failure?.name).toBe(
      'ConflictError',
    );
  });

  test.each(Object.entries(WRITERS))(
    'is refused through %s if too long or from a visitor',
    async (_, write) => {
      const { id } = await paid();
      const revision = await revisionOf(id);
      const { failure } = await write(owner, id, { invoiceNumber: 'x'.repeat(61), revision });
      expect(failure?.message).toContain('60');
      expect((await write(visitor(cms), id, { invoiceNumber: 'INV-7', revision })).failure).toBeDefined();
      expect(await revisionOf(id)).toBe(revision);
    },
  );

  test('is typed with a recorded payment', async () => {
    const { token, booking } = await acceptedQuote(cms, owner);
    const typed = { amount: 6000, invoiceNumber: 'INV-9' };
    const { data } = await recordPayment(cms, owner, booking, typed);
    expect(JSON.stringify(await receipt(token, data?.number))).toContain('Invoice INV-9.');
    const long = { amount: 100, invoiceNumber: 'x'.repeat(61) };
    expect((await recordPayment(cms, owner, booking, long)).failure?.message).toContain('60');
  });

  test('does not open other fields of a payment', async () => {
    const { id } = await paid();
    const data = { invoiceNumber: 'INV-7', amount: 1, revision: await revisionOf(id) };
    expect((await owner.rest('PUT', `/api/payments/${id}`, { data })).failure?.message).toMatch(
      /^Payments are recorded on their booking/,
    );
  });
});
