import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRates, day } from './support/bookings';
import { type BootedCms, bootCms, bootOn } from './support/boot-strapi';
import { type Client, signIn, visitor } from './support/client';
import { answerPayment, bookingPayments, claim, clientsPayments, recordPayment } from './support/payments';
import { accept, draftOf, seenOn, send, sentQuote } from './support/quotes';

const QUOTE = 'api::quote.quote';
const ROOT = resolve(import.meta.dirname, '../..');
const TOTAL = 12_000;
const WANJIRU = { name: 'Wanjiru 王 😀', company: 'Kitenge Ltd' };

let cms: BootedCms;
let owner: Client;

/** Runs a program of the site on the data of a CMS. Nothing listens on these ports. */
const run = (program: string, data: { DATA_DIR: string; DATABASE_URL: string }, ...more: string[]) =>
  promisify(execFile)(process.execPath, [join(ROOT, 'scripts', program), ...more], {
    cwd: ROOT,
    env: { ...process.env, ...data, PORT: '39473', CMS_PORT: '39474' },
  });

const stored = (documentId: string) => cms.strapi.db.query(QUOTE).findOne({ where: { documentId } });

async function accepted(fields: object = {}) {
  const sent = await sentQuote(cms, owner, fields);
  await accept(visitor(cms), sent.token, undefined, WANJIRU);
  return { ...sent, before: await stored(sent.quote.documentId) };
}

/** Two versions are accepted at once; the second is sent in the meantime. */
async function acceptedTwice() {
  const { token, booking, quote } = await sentQuote(cms, owner);
  const seen = await seenOn(visitor(cms), token);
  const draft = await draftOf(owner, booking);
  const data = { lines: [{ label: 'Two shows', amount: 20_000 }], revision: draft.revision };
  const saved = await owner.rest<{ revision: number }>('PUT', `/api/quotes/${draft.documentId}`, { data });
  await Promise.all([
    accept(visitor(cms), token, seen, WANJIRU),
    send(owner, { ...draft, revision: saved.data?.revision ?? 0 }),
  ]);
  await Promise.all([WANJIRU, { name: 'Zola' }].map((by) => accept(visitor(cms), token, undefined, by)));
  await recordPayment(cms, owner, booking, { amount: 12_500, day: day(-1) });
  return { booking, quotes: [quote.documentId, draft.documentId] };
}

/** Backs the CMS up, stops it, and boots another one from the archive. */
async function restore(): Promise<void> {
  const data = { DATA_DIR: process.env.DATA_DIR ?? '', DATABASE_URL: process.env.DATABASE_URL ?? '' };
  await run('backup.mjs', data);
  await cms.stop();
  const backups = join(data.DATA_DIR, 'backups');
  const archive = join(backups, readdirSync(backups).sort().at(-1) ?? '');
  cms = await bootOn(async ({ dataDir, database }) => {
    await run('restore.mjs', { DATA_DIR: dataDir, DATABASE_URL: database?.url ?? '' }, archive);
  });
  ({ owner } = await signIn(cms));
}

const email = `${randomUUID()}@example.com`;
let unpaid: Awaited<ReturnType<typeof accepted>>;
let partly: Awaited<ReturnType<typeof accepted>>;
let first: Awaited<ReturnType<typeof recordPayment>>;
let twice: Awaited<ReturnType<typeof acceptedTwice>>;

beforeAll(async () => {
  cms = await bootCms();
  ({ owner } = await signIn(cms));
  await createRates(cms);
  unpaid = await accepted({ email });
  partly = await accepted();
  first = await recordPayment(cms, owner, partly.booking, { amount: 4000, invoiceNumber: 'INV-7' });
  twice = await acceptedTwice();
  await restore();
});
afterAll(() => cms.stop());

test('a payment after a restore belongs to the quote that was accepted before it', async () => {
  const { token, booking, quote, number, before } = unpaid;
  const after = await stored(quote.documentId);
  expect(after).toMatchObject({ acceptedName: WANJIRU.name, acceptedFor: WANJIRU.company, number });
  expect(after.acceptedHash).toBe(before.acceptedHash);
  const query = 'query ($id: ID!) { quote(documentId: $id) { isAsAccepted } }';
  const { data } = await owner.graphql<object>(query, { id: quote.documentId });
  expect(data).toEqual({ quote: { isAsAccepted: true } });

  expect((await claim(cms, token)).failure).toBeUndefined();
  const [payment] = (await bookingPayments(owner, booking)).payments;
  await answerPayment(owner, payment?.documentId ?? '', 5000);
  const balance = { total: TOTAL, received: 5000, owed: 7000 };
  expect(await clientsPayments(cms, token)).toMatchObject({ ...balance, quoteNumber: number });

  const exported = await owner.rest('POST', '/api/person/export', { data: { email } });
  for (const text of [WANJIRU.name, WANJIRU.company, before.acceptedHash, 'QX12'])
    expect(exported.text).toContain(text);
});

test('payments and receipt numbers continue after a restore', async () => {
  const { booking } = partly;
  const next = await recordPayment(cms, owner, booking, { amount: 3000 });
  const { balance, payments } = await bookingPayments(owner, booking);
  expect(balance).toMatchObject({ total: TOTAL, received: 7000, owed: 5000 });
  expect(payments).toMatchObject([{ amount: 4000, number: first.data?.number }, { amount: 3000 }]);
  expect(next.data?.number).not.toBe(first.data?.number);
});

test('of two quotes accepted at once one counts, and payments after a restore keep its sums', async () => {
  const { booking, quotes } = twice;
  const states = await Promise.all(quotes.map(async (id) => (await stored(id)).state));
  expect(states).toEqual(['ended', 'accepted']);
  await recordPayment(cms, owner, booking, { amount: -500, reason: 'Counted twice' });
  const sums = { total: 20_000, received: 12_000, owed: 8000 };
  expect((await bookingPayments(owner, booking)).balance).toMatchObject(sums);
});
