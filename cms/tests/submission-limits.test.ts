import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { issueFormToken } from '../src/site/submissions/form-token';
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
});
afterAll(() => cms.stop());

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
    const countOf = () => cms.strapi.db.query('api::message.message').count();
    const before = await countOf();
    const answers = await Promise.all(Array.from({ length: BURST + 1 }, () => limited(address)));
    expect(answers.filter(({ failure }) => failure?.name === 'RateLimitError')).toHaveLength(1);
    expect(await countOf()).toBe(before + BURST);
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
