import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { longDay } from '../src/shared/day-names';
import { DAY_MS } from '../src/shared/days';
import { siteDay } from '../src/shared/site-clock';
import { clientBooking, createRates, requestBooking } from './support/bookings';
import { type BootedCms, bootCms } from './support/boot-strapi';
import { type Client, signIn, visitor } from './support/client';
import { createBlogPost } from './support/factories';
import { MailServer } from './support/mail-server';
import { cancel } from './support/quotes';
import { applyToVolunteer, postComment, sendMessage } from './support/submissions';

const FILLED = { doNotFill: 'https://example.com' };

const server = new MailServer();
let cms: BootedCms;
let owner: Client;
let postId: string;

beforeAll(async () => {
  process.env.SMTP_URL = await server.start();
  process.env.MAIL_FROM = 'Amani Kito <site@example.org>';
  cms = await bootCms();
  await createRates(cms);
  ({ owner } = await signIn(cms));
  ({ documentId: postId } = await createBlogPost(cms));
});
afterAll(async () => {
  await cms.stop();
  await server.stop();
  delete process.env.SMTP_URL;
  delete process.env.MAIL_FROM;
});

interface Suspected {
  id: number;
  contentType: string;
  sender: string;
  text: string;
  caughtAt: string;
  endsAt: string;
}

async function suspectedFrom(sender: string, client = owner) {
  const { data, failure } = await client.graphql<{ suspectedSpam: { entries: Suspected[] } }>(
    '{ suspectedSpam(pageSize: 100) { entries { id contentType title sender text caughtAt endsAt } } }',
  );
  const entries = data?.suspectedSpam.entries.filter((entry) => entry.sender.includes(sender)) ?? [];
  return { entries, failure };
}

const release = (id: number | undefined, client = owner) =>
  client.graphql('mutation($id: Int!) { releaseSuspectedSpam(id: $id) { documentId contentType } }', { id });

const someAddress = () => `${randomUUID()}@example.com`;
const countOf = (uid: string, where: object) =>
  cms.strapi.db.query(uid as 'api::message.message').count({ where });

const KINDS = [
  [
    'a message',
    'api::message.message',
    'senderEmail',
    (fields: object, proof: object) => sendMessage(visitor(cms), { ...fields }, { ...proof }),
  ],
  [
    'an application',
    'api::volunteer.volunteer',
    'email',
    (fields: object, proof: object) => applyToVolunteer(visitor(cms), { ...fields }, { ...proof }),
  ],
  [
    'a comment',
    'api::comment.comment',
    'email',
    (fields: object, proof: object) => postComment(visitor(cms), postId, { ...fields }, { ...proof }),
  ],
  [
    'a booking',
    'api::booking.booking',
    'email',
    (fields: object, proof: object) => requestBooking(visitor(cms), { ...fields }, { ...proof }),
  ],
] as const;

describe.each(KINDS)('%s that fills in the hidden field', (_, uid, email, send) => {
  test('gets the usual receipt and is stored as suspected spam for 30 days', async () => {
    const address = someAddress();
    const { data, failure } = await send({ [email]: address }, FILLED);
    expect(failure).toBeUndefined();
    expect(data?.status).toBe((await send({}, {})).data?.status);
    expect(await countOf(uid, { [email]: address })).toBe(0);
    const { entries } = await suspectedFrom(address);
    expect(entries).toMatchObject([{ contentType: uid }]);
    const [entry] = entries;
    expect(Date.parse(entry?.endsAt ?? '') - Date.parse(entry?.caughtAt ?? '')).toBe(30 * DAY_MS);
    expect(entry?.text).not.toBe('');
  });

  test('is stored once, however often it is sent, even after its release', async () => {
    const address = someAddress();
    const proof = { ...FILLED, submissionKey: randomUUID() };
    const first = await send({ [email]: address }, proof);
    expect((await send({ [email]: address }, proof)).data).toEqual(first.data);
    const { entries } = await suspectedFrom(address);
    expect(entries).toHaveLength(1);
    expect((await release(entries[0]?.id)).failure).toBeUndefined();
    expect((await send({ [email]: address }, proof)).data).toEqual(first.data);
    expect(await countOf(uid, { [email]: address })).toBe(1);
    expect((await suspectedFrom(address)).entries).toEqual([]);
  });
});

test('is stored once when sent twice at once', async () => {
  const address = someAddress();
  const proof = { ...FILLED, submissionKey: randomUUID() };
  const send = () => sendMessage(visitor(cms), { senderEmail: address }, proof);
  const answers = await Promise.all([send(), send(), send()]);
  expect(answers.map(({ failure }) => failure)).toEqual([undefined, undefined, undefined]);
  expect((await suspectedFrom(address)).entries).toHaveLength(1);
});

test('sends no emails until it is released; then its sender gets the receipt', async () => {
  const address = someAddress();
  // Notices first: while they become an email, their rows are locked.
  const queues = ['mail_notices', 'mail_outbox'];
  for (const queue of queues) await cms.strapi.db.connection(queue).delete();
  await sendMessage(visitor(cms), { senderEmail: address }, FILLED);
  for (const queue of queues) expect(await cms.strapi.db.connection(queue)).toEqual([]);
  const [entry] = (await suspectedFrom(address)).entries;
  await release(entry?.id);
  expect((await server.mailTo(address)).source).toContain('I have received your message');
});

test("is not in the bin's list, but in the export of the person", async () => {
  const address = someAddress();
  await sendMessage(visitor(cms), { senderEmail: address, subject: 'Unlisted' }, FILLED);
  const bin = await owner.graphql('{ bin(q: "Unlisted") { total } }');
  expect(bin.data).toEqual({ bin: { total: 0 } });
  const { data } = await owner.graphql<{ person: { messages: object[] } }>(
    'query($email: String!) { person(email: $email) { messages } }',
    { email: address },
  );
  expect(data?.person.messages).toHaveLength(1);
});

test('cannot be read or released by visitors', async () => {
  const address = someAddress();
  await sendMessage(visitor(cms), { senderEmail: address }, FILLED);
  const [entry] = (await suspectedFrom(address)).entries;
  const stranger = visitor(cms);
  expect((await suspectedFrom(address, stranger)).failure?.name).toBe('ForbiddenError');
  expect((await release(entry?.id, stranger)).failure?.name).toBe('ForbiddenError');
  expect((await suspectedFrom(address)).entries).toHaveLength(1);
});

describe('a suspected booking', () => {
  const request = async () => {
    const email = someAddress();
    const { data } = await requestBooking(visitor(cms), { email }, FILLED);
    return { email, token: data?.token ?? '' };
  };

  test('has a client page before and after its release', async () => {
    const { email, token } = await request();
    const before = (await clientBooking(visitor(cms), token)).data;
    expect(before).toMatchObject({ state: 'enquiry' });
    const [entry] = (await suspectedFrom(email)).entries;
    await release(entry?.id);
    expect((await clientBooking(visitor(cms), token)).data).toEqual(before);
  });

  test('shows its first day in words', async () => {
    const email = someAddress();
    const firstDay = siteDay(Date.now() + 30 * DAY_MS);
    await requestBooking(visitor(cms), { email, firstDay, lastDay: firstDay }, FILLED);
    const [entry] = (await suspectedFrom(email)).entries;
    expect(entry?.text).toContain(longDay(firstDay));
    expect(entry?.text).not.toContain(firstDay);
  });

  test('is released when its client uses the page', async () => {
    const { email, token } = await request();
    const { failure } = await cancel(visitor(cms), token, null);
    expect(failure).toBeUndefined();
    expect(await countOf('api::booking.booking', { email, state: 'cancelled' })).toBe(1);
    expect((await suspectedFrom(email)).entries).toEqual([]);
  });
});
