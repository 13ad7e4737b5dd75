import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { issueFormToken } from '../src/site/submissions/form-token';
import { createRates, requestBooking } from './support/bookings';
import { type BootedCms, bootCms } from './support/boot-strapi';
import { freshAddress, signIn, visitor } from './support/client';
import { createBlogPost } from './support/factories';
import { applyToVolunteer, postComment, sendMessage } from './support/submissions';

const MINUTE = 60_000;
/** Forms per address in ten minutes. */
const BURST = 30;

let cms: BootedCms;
let postId: string;

beforeAll(async () => {
  cms = await bootCms();
  ({ documentId: postId } = await createBlogPost(cms));
  await createRates(cms);
});
afterAll(() => cms.stop());

const countOf = (uid: 'message' | 'volunteer' | 'comment' | 'booking', where = {}) =>
  cms.strapi.db.query(`api::${uid}.${uid}`).count({ where });

test('queues no email and no reset link without a mail server', async () => {
  expect((await applyToVolunteer(visitor(cms))).failure).toBeUndefined();
  expect(await cms.strapi.db.connection('mail_outbox')).toEqual([]);
  expect(await cms.strapi.db.connection('mail_notices')).toEqual([]);
  const body = { identifier: 'owner' };
  const ours = { 'x-requested-with': 'XMLHttpRequest' };
  const { status } = await visitor(cms).rest('POST', '/api/auth/forgot-password', body, ours);
  expect(status).toBe(404);
});

describe('A submission', () => {
  test('of a message is stored unread in the inbox, and acknowledged', async () => {
    const subject = randomUUID();
    const answer = await sendMessage(visitor(cms), { subject });
    expect(answer.data).toEqual({ status: 'received' });
    const row = await cms.strapi.db.query('api::message.message').findOne({ where: { subject } });
    expect(row).toMatchObject({ isRead: false, isArchived: false, revision: 1 });
  });

  test('stores the link or site that its visitor came from, and ignores hostile values', async () => {
    for (const [cameFrom, place] of [
      ['Instagram', 'instagram'],
      ['a'.repeat(300), null],
      ['<b>📷</b>', null],
    ]) {
      const name = randomUUID();
      const answers = [
        await sendMessage(visitor(cms), { subject: name }, { cameFrom }),
        await applyToVolunteer(visitor(cms), { name }, { cameFrom }),
        await requestBooking(visitor(cms), { name }, { cameFrom }),
        await postComment(visitor(cms), postId, { name }, { cameFrom }),
      ];
      expect(answers.map(({ failure }) => failure)).toEqual(Array(4).fill(undefined));
      expect(await countOf('message', { subject: name, cameFrom: place })).toBe(1);
      expect(await countOf('volunteer', { name, cameFrom: place })).toBe(1);
      expect(await countOf('booking', { name, cameFrom: place })).toBe(1);
    }
  });

  test.each(['message', 'volunteer', 'booking'] as const)(
    'of a %s shows where it came from to the owner, who filters by it, and not to visitors',
    async (noun) => {
      const proof = { cameFrom: `link-${noun}` };
      const send = { message: sendMessage, volunteer: applyToVolunteer, booking: requestBooking }[noun];
      expect((await send(visitor(cms), {}, proof)).failure).toBeUndefined();
      await send(visitor(cms), {}, { cameFrom: 'elsewhere' });
      const path = `/api/${noun}s?filters[cameFrom][$eq]=link-${noun}`;
      const query = `{ found: ${noun}s_connection(filters: { cameFrom: { notIn: ["elsewhere"], notNull: true,
        startsWith: "link" } }) { nodes { cameFrom } } }`;
      const { owner } = await signIn(cms);
      expect((await owner.rest('GET', path)).data).toMatchObject([proof]);
      expect((await owner.graphql(query)).data).toEqual({ found: { nodes: [proof] } });
      expect((await visitor(cms).rest('GET', path)).status).toBe(403);
      expect((await visitor(cms).graphql(query)).failure).toBeDefined();
    },
  );

  test('sent ten times at once with one key is stored once, with equal responses', async () => {
    const submissionKey = randomUUID();
    const senders = {
      message: () => sendMessage(visitor(cms), {}, { submissionKey }),
      volunteer: () => applyToVolunteer(visitor(cms), {}, { submissionKey }),
      comment: () => postComment(visitor(cms), postId, {}, { submissionKey }),
    };
    for (const [uid, send] of Object.entries(senders)) {
      const answers = await Promise.all(Array.from({ length: 10 }, send));
      expect(
        answers.map(({ failure }) => failure),
        uid,
      ).toEqual(Array(10).fill(undefined));
      expect(new Set(answers.map(({ data }) => data?.status)).size, uid).toBe(1);
      expect(await countOf(uid as 'message', { submissionKey }), uid).toBe(1);
    }
  });

  test('is not refused for a year by a limit from a clock that was ahead', async () => {
    const address = freshAddress();
    const counters = () => cms.strapi.db.connection('throttle_counters');
    const before = await counters().pluck('key');
    expect((await sendMessage(visitor(cms, address))).failure).toBeUndefined();
    const aYear = Date.now() + 365 * 24 * 60 * MINUTE;
    await counters().whereNotIn('key', before).update({ hits: 1000, window_ends_at: aYear });
    expect((await sendMessage(visitor(cms, address))).failure).toBeUndefined();
  });

  test('sent again after a lost response gets the first response, and counts once', async () => {
    const address = freshAddress();
    const submissionKey = randomUUID();
    for (let attempt = 0; attempt < BURST + 2; attempt += 1) {
      const { data } = await sendMessage(visitor(cms, address), {}, { submissionKey });
      expect(data).toEqual({ status: 'received' });
    }
    expect((await sendMessage(visitor(cms, address))).failure).toBeUndefined();
  });

  test.each(['message', 'volunteer', 'comment', 'booking'] as const)(
    'of a %s with the key of another text is stored too, once',
    async (noun) => {
      const proof = { submissionKey: randomUUID() };
      const send = {
        message: (name: string) => sendMessage(visitor(cms), { senderName: name }, proof),
        volunteer: (name: string) => applyToVolunteer(visitor(cms), { name }, proof),
        comment: (name: string) => postComment(visitor(cms), postId, { name }, proof),
        booking: (name: string) => requestBooking(visitor(cms), { name }, proof),
      }[noun];
      const [first, second] = [`First ${noun}`, `Second ${noun}`];
      const answers = [await send(first), await send(second), await send(first), await send(second)];
      expect(answers.map(({ failure }) => failure)).toEqual(answers.map(() => undefined));
      expect(answers.slice(2).map(({ data }) => data)).toEqual(answers.slice(0, 2).map(({ data }) => data));
      const field = noun === 'message' ? 'senderName' : 'name';
      for (const name of [first, second]) expect(await countOf(noun, { [field]: name }), name).toBe(1);
    },
  );

  test('needs a key of 16 to 64 plain characters', async () => {
    for (const submissionKey of [
      '',
      'short',
      'x'.repeat(65),
      'with spaces in it all',
      "'; drop table --xxxx",
    ]) {
      const { failure } = await sendMessage(visitor(cms), {}, { submissionKey });
      expect(failure).toMatchObject({
        message: 'Send a key of 16 to 64 letters, digits, underscores or hyphens.',
        details: { code: 'KEY_INVALID', field: 'submissionKey' },
      });
    }
  });
});

describe('Protection against bots', () => {
  test('applies together with other checks and limits', async () => {
    const address = freshAddress();
    const send = (fields = {}) => sendMessage(visitor(cms, address), fields, { doNotFill: 'x' });
    expect((await send({ senderEmail: 'nobody' })).failure?.name).toBe('ValidationError');
    for (let sent = 0; sent < BURST; sent += 1) expect((await send()).failure).toBeUndefined();
    expect((await send()).failure?.name).toBe('RateLimitError');
  });

  test('accepts a token 20 times from any sender', async () => {
    const proof = () => ({ formToken: usedToken, submissionKey: randomUUID() });
    const usedToken = issueFormToken(Date.now() - MINUTE);
    for (let use = 0; use < 20; use += 1) {
      expect((await sendMessage(visitor(cms), {}, proof())).failure).toBeUndefined();
    }
    const { failure } = await sendMessage(visitor(cms), {}, proof());
    expect(failure).toMatchObject({
      name: 'ValidationError',
      message: 'This form expired. Please send it again.',
      details: { code: 'FORM_EXPIRED', field: 'formToken', errors: [{ path: ['formToken'] }] },
    });
  });

  test('asks for a wait when a form is sent within two seconds', async () => {
    const { failure } = await sendMessage(visitor(cms), {}, { formToken: issueFormToken() });
    expect(failure).toMatchObject({
      message: 'Please wait two seconds and send the form again.',
      details: { code: 'FORM_TOO_FAST', field: 'formToken' },
    });
  });

  test('accepts a form that was open for a day, but not much longer', async () => {
    const aged = (minutes: number) => issueFormToken(Date.now() - minutes * MINUTE);
    expect((await sendMessage(visitor(cms), {}, { formToken: aged(23 * 60) })).failure).toBeUndefined();
    const { failure } = await sendMessage(visitor(cms), {}, { formToken: aged(25 * 60) });
    expect(failure?.message).toBe('This form expired. Please send it again.');
  });

  test('refuses a forged token', async () => {
    const [issuedAt, signature = ''] = issueFormToken(Date.now() - MINUTE).split('.');
    const later = (Date.now() - 2 * MINUTE).toString(36);
    const forged = [
      '',
      '.',
      'x',
      `${issuedAt}`,
      `${issuedAt}.`,
      `${later}.${signature}`,
      `${issuedAt}.${signature}x`,
    ];
    for (const formToken of forged) {
      const { failure } = await sendMessage(visitor(cms), {}, { formToken });
      expect(failure?.name, formToken).toBe('ValidationError');
    }
  });

  test('accepts a token of the site once it is old enough', async () => {
    const { data } = await visitor(cms).graphql<{ formToken: string }>('{ formToken }');
    const { failure } = await sendMessage(visitor(cms), {}, { formToken: data?.formToken });
    expect(failure?.message).toMatch(/^Please wait two seconds/);
  });
});
