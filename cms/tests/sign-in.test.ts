import { createRequire } from 'node:module';
import { hash } from 'bcryptjs';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ANSWER_MS, extraWait } from '../src/people/sessions/attempt-limits';
import { type BootedCms, bootCms, OWNER, PANEL } from './support/boot-strapi';
import { type Answer, Client, freshAddress, signIn, visitor } from './support/client';

const FAILURES = 5;

let cms: BootedCms;

beforeAll(async () => {
  cms = await bootCms();
});
afterAll(() => cms.stop());

const attempt = (address: string, identifier: unknown = OWNER.username, password: unknown = 'wrong') =>
  visitor(cms, address).rest('POST', '/api/auth/local', { identifier, password });

const together = (count: number, one: (index: number) => Promise<Answer<unknown>>) =>
  Promise.all(Array.from({ length: count }, (_, index) => one(index)));

const statuses = (answers: Answer<unknown>[]) => answers.map(({ status }) => status).sort();

/** Failures at all addresses only slow down, but the tests in this file make many. */
const forgetEverywhere = () =>
  cms.strapi.db.connection('throttle_counters').where('key', 'like', 'sign-in-everywhere:%').delete();

const forgetAddresses = () =>
  cms.strapi.db.connection('throttle_counters').where('key', 'like', 'sign-in-address:%').delete();

beforeEach(forgetEverywhere);

/** Ends all running windows of limits. */
const endWindows = () =>
  cms.strapi.db
    .connection('throttle_counters')
    .where('key', 'like', 'sign-in-%')
    .update({ window_ends_at: Date.now() - 1 });

/** Counts how often a password is hashed or compared on this thread while `act` runs. */
async function hashingHere(act: () => Promise<unknown>): Promise<number> {
  // Strapi and this project share this module object; the worker thread has a separate one.
  const ofThisThread = createRequire(import.meta.url)('bcryptjs') as typeof import('bcryptjs');
  const spies = (['compare', 'compareSync', 'hash', 'hashSync'] as const).map((name) =>
    vi.spyOn(ofThisThread, name),
  );
  try {
    await act();
    return spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0);
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

describe('Sign-in', () => {
  test('accepts username or email address, ignoring case', async () => {
    for (const identifier of [OWNER.username, 'owner@localhost.local', 'OWNER@localhost.LOCAL', ' owner ']) {
      const { status, text } = await attempt(freshAddress(), identifier, OWNER.password);
      expect(status, identifier).toBe(200);
      expect(JSON.parse(text)).toMatchObject({ user: { username: 'owner', email: 'owner@localhost.local' } });
    }
  });

  test("answers 'Invalid username' for a wrong username, and 'Invalid password' for a wrong password", async () => {
    const [name, password] = await Promise.all([
      attempt(freshAddress(), 'nobody', OWNER.password),
      attempt(freshAddress(), OWNER.username, 'wrong'),
    ]);
    expect(name).toMatchObject({ status: 400, failure: { message: 'Invalid username' } });
    expect(password).toMatchObject({ status: 400, failure: { message: 'Invalid password' } });
  });

  test("refuses a value that is not a text, with the field's name", async () => {
    const wrong: [unknown, unknown, string][] = [
      ['', 'x', 'Fill in this field.'],
      ['owner', '', 'Fill in this field.'],
      [{ $ne: '' }, 'x', 'Fill in this field.'],
      [['owner'], 'x', 'Fill in this field.'],
      ['owner', { $gt: '' }, 'Fill in this field.'],
      [1, 2, 'Fill in this field.'],
    ];
    for (const [identifier, password, message] of wrong) {
      expect(await attempt(freshAddress(), identifier, password)).toMatchObject({
        status: 400,
        failure: { message },
      });
    }
  });

  test('survives control characters and enormous values', async () => {
    const answers = await Promise.all([
      attempt(freshAddress(), '\u0000', 'x'),
      attempt(freshAddress(), 'owner\u0000', 'x\u0000'),
      attempt(freshAddress(), 'x'.repeat(100_000), 'y'.repeat(100_000)),
      attempt(freshAddress(), '\ud83d', '%'),
    ]);
    expect(statuses(answers)).toEqual([400, 400, 400, 400]);
  });

  test('treats passwords that bcrypt cannot distinguish as wrong, without delaying others', async () => {
    const passwords = ['\ud800x', 'x\udc00', `${OWNER.password}\u0000x`, 'y'.repeat(73)];
    const attempts = passwords.map((password) => attempt(freshAddress(), OWNER.username, password));
    const [health, ...answers] = await Promise.all([visitor(cms).rest('GET', '/api/health'), ...attempts]);
    expect(health?.status).toBe(200);
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 400, failure: { message: 'Invalid password' } });
    expect(await attempt(freshAddress(), 'nobody', '\ud800x')).toMatchObject({
      status: 400,
      failure: { message: 'Invalid username' },
    });
  });

  test('never accepts 73 bytes for a password of 72', async () => {
    const long = `${'quiet river '.repeat(6)}`;
    const set = async (password: string) =>
      cms.strapi.db
        .query('plugin::users-permissions.user')
        .update({ where: { username: OWNER.username }, data: { password: await hash(password, 4) } });
    expect(Buffer.byteLength(long)).toBe(72);
    await set(long);
    try {
      const [longer, right] = await Promise.all([
        attempt(freshAddress(), OWNER.username, `${long}x`),
        attempt(freshAddress(), OWNER.username, long),
      ]);
      expect([longer?.status, right?.status]).toEqual([400, 200]);
    } finally {
      await set(OWNER.password);
    }
  });

  test('accepts a hash from an older version', async () => {
    const older = (await hash(OWNER.password, 4)).replace('$2b$', '$2a$');
    await cms.strapi.db
      .query('plugin::users-permissions.user')
      .update({ where: { username: OWNER.username }, data: { password: older } });
    expect((await attempt(freshAddress(), OWNER.username, OWNER.password)).status).toBe(200);
  });

  test('compares passwords on another thread than the one that answers visitors', async () => {
    const calls = await hashingHere(async () => {
      const [wrong, right] = await Promise.all([
        attempt(freshAddress(), OWNER.username),
        attempt(freshAddress(), OWNER.username, OWNER.password),
        attempt(freshAddress(), 'nobody'),
      ]);
      expect([wrong.status, right.status]).toEqual([400, 200]);
    });
    expect(calls).toBe(0);
    // Strapi's own method, which we do not use, reaches the spies.
    const { validatePassword } = cms.strapi.plugin('users-permissions').service('user');
    expect(await hashingHere(async () => validatePassword('x', await hash('x', 4)))).toBe(1);
  });

  test('checks and hashes a password set in the panel by the same rules', async () => {
    const { data } = await visitor(cms).rest<{ token: string }>('POST', '/admin/login', PANEL);
    const panel = new Client(cms.url, { authorization: `Bearer ${data?.token}` });
    const users = '/content-manager/collection-types/plugin::users-permissions.user';
    const account = { username: 'second', email: 'second@example.com', confirmed: true, role: 1 };
    const calls = await hashingHere(async () => {
      const created = await panel.rest('POST', users, { ...account, password: 'wide-river-lamp-42' });
      expect(created.status).toBe(201);
      const { documentId } = JSON.parse(created.text) as { documentId: string };
      const path = `${users}/${documentId}`;
      const short = await panel.rest('PUT', path, { ...account, password: 'quiet-lamp' });
      expect(short.failure?.message).toBe('The password must have at least 12 characters.');
      expect((await panel.rest('PUT', path, { ...account, password: 'deep-river-lamp-42' })).status).toBe(
        200,
      );
    });
    expect(calls).toBe(0);
    expect((await attempt(freshAddress(), account.username, 'wide-river-lamp-42')).status).toBe(400);
    expect((await attempt(freshAddress(), account.username, 'deep-river-lamp-42')).status).toBe(200);
    await cms.strapi.db.query('plugin::users-permissions.user').delete({ where: { username: 'second' } });
  });

  test("ends every session when the panel sets the owner's password", async () => {
    const { owner } = await signIn(cms);
    const { data } = await visitor(cms).rest<{ token: string }>('POST', '/admin/login', PANEL);
    const panel = new Client(cms.url, { authorization: `Bearer ${data?.token}` });
    const { documentId } = await cms.strapi.db
      .query('plugin::users-permissions.user')
      .findOne({ where: { username: OWNER.username } });
    const path = `/content-manager/collection-types/plugin::users-permissions.user/${documentId}`;
    const give = (fields: object) => panel.rest('PUT', path, fields);
    expect((await give({ confirmed: true })).status).toBe(200);
    expect((await owner.rest('GET', '/api/users/me')).status).toBe(200);
    expect((await give({ password: 'deep-river-lamp-42' })).status).toBe(200);
    expect((await owner.rest('GET', '/api/users/me')).status).toBe(401);
    expect((await give({ password: OWNER.password })).status).toBe(200);
  });

  test('answers after at least a second, in the same time for unknown accounts', async () => {
    const time = async (identifier: string, password = 'wrong') => {
      const start = performance.now();
      await attempt(freshAddress(), identifier, password);
      return performance.now() - start;
    };
    const known = await Promise.all([1, 2, 3].map(() => time(OWNER.username)));
    const unknown = await Promise.all([1, 2, 3].map(() => time('nobody')));
    const right = await time(OWNER.username, OWNER.password);
    for (const milliseconds of [...known, ...unknown, right]) {
      // Timers may fire a millisecond early.
      expect(milliseconds).toBeGreaterThanOrEqual(ANSWER_MS - 2);
    }
  });

  test('has no other providers', async () => {
    for (const path of ['/api/auth/google/callback', '/api/connect/google', '/api/auth/local/callback']) {
      const { status } = await visitor(cms).rest('GET', path);
      expect([400, 403, 404], path).toContain(status);
    }
  });
});

describe('Limits of password guessing', () => {
  test('require a wait of a minute after 5 failures, even with the right password', async () => {
    const address = freshAddress();
    expect(statuses(await together(FAILURES, () => attempt(address)))).toEqual(Array(FAILURES).fill(400));
    const { status, headers, failure } = await attempt(address, OWNER.username, OWNER.password);
    expect(status).toBe(429);
    expect(headers.get('retry-after')).toBe('60');
    expect(failure?.message).toBe('Too many attempts. Please try again in 1 minute.');
  });

  test('do not lock out the owner at another address', async () => {
    await together(FAILURES + 1, () => attempt('192.0.2.1'));
    await expect(signIn(cms, OWNER.password, freshAddress())).resolves.toHaveProperty('accessToken');
  });

  test('treat other case, spaces or a trailing slash as the same account', async () => {
    const address = freshAddress();
    const variants = ['owner', 'OWNER', ' owner', 'Owner '];
    await together(FAILURES - 1, (index) => attempt(address, variants[index]));
    const fifth = await visitor(cms, address).rest('POST', '/api/auth/local/', {
      identifier: 'owner',
      password: 'wrong',
      email: 'another@example.com',
    });
    expect(fifth.status).toBe(400);
    expect((await attempt(address)).status).toBe(429);
  });

  test('double the wait each time, and survive a restart', async () => {
    const address = freshAddress();
    const waits: (string | null)[] = [];
    for (let round = 0; round < 3; round += 1) {
      await together(FAILURES, () => attempt(address));
      waits.push((await attempt(address)).headers.get('retry-after'));
      if (round === 1) {
        cms = await cms.restart();
        expect((await attempt(address, OWNER.username, OWNER.password)).status).toBe(429);
      }
      await endWindows();
    }
    expect(waits).toEqual(['60', '120', '240']);
  });

  test('forget failures after a success', async () => {
    const address = freshAddress();
    await together(FAILURES - 1, () => attempt(address));
    expect((await attempt(address, OWNER.username, OWNER.password)).status).toBe(200);
    expect(statuses(await together(FAILURES, () => attempt(address)))).toEqual(Array(FAILURES).fill(400));
  });

  test('slow down answers after guesses from everywhere, without a lockout', async () => {
    await forgetEverywhere();
    const counted = (failures: number) =>
      cms.strapi.db
        .connection('throttle_counters')
        .where('key', 'like', 'sign-in-everywhere:%')
        .update({ hits: failures });
    await attempt(freshAddress());
    await counted(30);
    const start = performance.now();
    expect((await attempt(freshAddress(), OWNER.username, OWNER.password)).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThanOrEqual(2500);
    await forgetEverywhere();
  });

  test('answer before a browser gives up, however many guesses there are', () => {
    expect(ANSWER_MS + extraWait(1_000_000)).toBeLessThan(10_000);
  });

  test('treat a network of IPv6 addresses as one address', async () => {
    const network = '2001:db8:9:9';
    await together(FAILURES, (index) => attempt(`${network}::${index + 1}`));
    expect((await attempt(`${network}:a:b:c:d`)).status).toBe(429);
    expect((await attempt('2001:db8:9:a::1')).status).toBe(400);
  });

  test('allow 30 failures an hour per address for all accounts', async () => {
    const address = freshAddress();
    await forgetAddresses();
    expect((await attempt(address, 'account-1')).status).toBe(400);
    await cms.strapi.db
      .connection('throttle_counters')
      .where('key', 'like', 'sign-in-address:%')
      .update({ hits: 29 });
    expect((await attempt(address, 'account-30')).status).toBe(400);
    expect((await attempt(address, OWNER.username, OWNER.password)).status).toBe(429);
  });
});
