import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { issueFormToken } from '../src/site/submissions/form-token';
import { createRates, requestBooking } from './support/bookings';
import { type BootedCms, bootCms } from './support/boot-strapi';
import { freshAddress, visitor } from './support/client';
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

describe('A submission that was not stored', () => {
  const counters = () => cms.strapi.db.connection('throttle_counters');
  const used = async () => (await counters().where('hits', '>', 0).select('key', 'hits')).sort();
  beforeEach(() => counters().delete());

  test('uses up no limit and no token', async () => {
    const address = freshAddress();
    const proof = () => ({ formToken, submissionKey: randomUUID() });
    const formToken = issueFormToken(Date.now() - MINUTE);
    let fails = true;
    cms.strapi.db.lifecycles.subscribe({
      models: ['api::message.message'],
      beforeCreate: () => {
        if (fails) throw new Error('database or disk is full');
      },
    });
    for (let attempt = 0; attempt < BURST + 1; attempt += 1)
      expect((await sendMessage(visitor(cms, address), {}, proof())).failure?.name).not.toBe(
        'RateLimitError',
      );
    expect(await used()).toEqual([]);
    fails = false;
    expect((await sendMessage(visitor(cms, address), {}, proof())).failure).toBeUndefined();
  });

  test('because the limit of the whole site is reached uses up no limit of its visitor', async () => {
    const address = freshAddress();
    await sendMessage(visitor(cms));
    const site = () => counters().where('key', 'like', 'form-all:%');
    await site().update({ hits: 300 });
    const before = await used();
    for (let attempt = 0; attempt < BURST + 1; attempt += 1)
      expect((await sendMessage(visitor(cms, address))).failure?.name).toBe('RateLimitError');
    expect(await used()).toEqual(before);
    await site().delete();
    expect((await sendMessage(visitor(cms, address))).failure).toBeUndefined();
  });

  test('because its token was used up uses up no limit', async () => {
    const formToken = issueFormToken(Date.now() - MINUTE);
    await sendMessage(visitor(cms), {}, { formToken });
    await counters().where('key', 'like', 'form-token:%').update({ hits: 20 });
    const keysOf = async (name: string) => (await used()).filter(({ key }) => key.startsWith(name));
    const before = await keysOf('form-burst');
    const { failure } = await sendMessage(visitor(cms, freshAddress()), {}, { formToken });
    expect(failure?.details.code).toBe('FORM_EXPIRED');
    expect(await keysOf('form-burst')).toEqual(before);
  });
});

describe('The limit of 30 submissions in 10 minutes per address', () => {
  const limited = async (address: string) => sendMessage(visitor(cms, address));
  const counters = () => cms.strapi.db.connection('throttle_counters');

  // All visitors together may send 300 in an hour.
  beforeEach(() => counters().delete());

  test('reports the wait in words, details and header', async () => {
    const address = freshAddress();
    for (let sent = 0; sent < BURST; sent += 1) expect((await limited(address)).failure).toBeUndefined();
    const { failure, headers } = await limited(address);
    expect(failure).toMatchObject({
      name: 'RateLimitError',
      message: 'Too many attempts. Please try again in 10 minutes.',
    });
    const seconds = failure?.details.retryAfterSeconds as number;
    expect(seconds).toBeGreaterThan(500);
    expect(seconds).toBeLessThanOrEqual(600);
    expect(headers.get('retry-after')).toBe(String(seconds));
  });

  test('counts all three forms together, and each address separately', async () => {
    const address = freshAddress();
    for (let sent = 0; sent < BURST; sent += 3) {
      await sendMessage(visitor(cms, address));
      await applyToVolunteer(visitor(cms, address));
      await postComment(visitor(cms, address), postId);
    }
    expect((await postComment(visitor(cms, address), postId)).failure?.name).toBe('RateLimitError');
    expect((await sendMessage(visitor(cms))).failure).toBeUndefined();
  });

  test('allows ten volunteers on one Wi-Fi, however its address is written', async () => {
    const { length } = await Promise.all(
      Array.from({ length: 10 }, async (_none, index) => {
        const address = index % 2 === 0 ? '203.0.113.77' : '::ffff:203.0.113.77';
        expect((await applyToVolunteer(visitor(cms, address))).failure).toBeUndefined();
      }),
    );
    for (let sent = length; sent < BURST; sent += 1) await limited('203.0.113.77');
    expect((await limited('::ffff:203.0.113.77')).failure?.name).toBe('RateLimitError');
  });

  test('allows 100 a day', async () => {
    const address = freshAddress();
    expect((await limited(address)).failure).toBeUndefined();
    await counters().where('key', 'like', 'form-day:%').update({ hits: 99 });
    expect((await limited(address)).failure).toBeUndefined();
    expect((await limited(address)).failure?.message).toMatch(/try again in 24 hours/);
  });

  test('cannot be bypassed by an invented forwarded address', async () => {
    const address = freshAddress();
    for (let sent = 0; sent < BURST; sent += 1) await limited(`203.0.113.${sent}, ${address}`);
    expect((await limited(`203.0.113.99, ${address}`)).failure?.name).toBe('RateLimitError');
  });

  test('does not count submissions refused for their content', async () => {
    const address = freshAddress();
    for (let attempt = 0; attempt < BURST + 3; attempt += 1) {
      const { failure } = await sendMessage(visitor(cms, address), { senderEmail: 'not an address' });
      expect(failure?.name).toBe('ValidationError');
    }
    for (let sent = 0; sent < BURST; sent += 1) expect((await limited(address)).failure).toBeUndefined();
    expect((await limited(address)).failure?.name).toBe('RateLimitError');
  });

  test('explains 60 refusals in 10 minutes, then reports the wait; a corrected form still succeeds', async () => {
    const address = freshAddress();
    const send = (fields = {}) => sendMessage(visitor(cms, address), fields);
    for (let refusal = 0; refusal < 60; refusal += 1) {
      expect((await send({ senderEmail: 'nobody' })).failure?.name).toBe('ValidationError');
    }
    const { failure } = await send({ senderEmail: 'nobody' });
    expect(failure?.message).toBe('Too many attempts. Please try again in 10 minutes.');
    expect((await send()).failure).toBeUndefined();
    expect((await sendMessage(visitor(cms), { senderEmail: 'nobody' })).failure?.name).toBe(
      'ValidationError',
    );
  });

  test('writes only its counter for a refused form, and nothing once it is used up', async () => {
    const address = freshAddress();
    const writes = async (fields: Record<string, unknown>) => {
      const seen: string[] = [];
      const listen = ({ sql }: { sql: string }) => {
        // Strapi's timers write too.
        const isOfTheRequest = cms.strapi.requestContext.get() !== undefined;
        if (isOfTheRequest && /^(insert|update|delete)/i.test(sql)) seen.push(sql);
      };
      cms.strapi.db.connection.on('query', listen);
      await sendMessage(visitor(cms, address), fields);
      cms.strapi.db.connection.off('query', listen);
      return seen;
    };
    const refused = { senderEmail: `a@${'.'.repeat(20_000)}@` };
    for (let refusal = 0; refusal < 60; refusal += 1) {
      const statements = await writes(refused);
      expect(statements.filter((sql) => !/throttle_counters/.test(sql))).toEqual([]);
      expect(statements.length).toBeGreaterThan(0);
      expect(statements.length).toBeLessThanOrEqual(2);
    }
    expect(await writes(refused)).toEqual([]);
  });

  test('refuses one of one too many sent at once', async () => {
    const address = freshAddress();
    const before = await countOf('message');
    const answers = await Promise.all(Array.from({ length: BURST + 1 }, () => limited(address)));
    expect(answers.filter(({ failure }) => failure?.name === 'RateLimitError')).toHaveLength(1);
    expect(await countOf('message')).toBe(before + BURST);
  });

  test('survives a restart, and stores no address in plain text', async () => {
    const address = freshAddress();
    for (let sent = 0; sent < BURST; sent += 1) await limited(address);
    cms = await cms.restart();
    expect((await limited(address)).failure?.name).toBe('RateLimitError');
    const rows: { key: string }[] = await cms.strapi.db.connection('throttle_counters').select('key');
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ key }) => key.includes(address))).toEqual([]);
  });
});
