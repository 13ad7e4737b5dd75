import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BootedCms, bootCms, OWNER } from './support/boot-strapi';
import { type Answer, freshAddress, signIn, visitor } from './support/client';

/** Each answer takes at least this long. */
const ANSWER_MS = 1000;
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

/** Lets every running window of a limit end now, as time would. */
const endWindows = () =>
  cms.strapi.db
    .connection('throttle_counters')
    .where('key', 'like', 'sign-in-%')
    .update({ window_ends_at: Date.now() - 1 });

describe('Sign-in', () => {
  test('the owner signs in by username or email address, whatever its case', async () => {
    for (const identifier of [OWNER.username, 'owner@localhost.local', 'OWNER@localhost.LOCAL', ' owner ']) {
      const { status, text } = await attempt(freshAddress(), identifier, OWNER.password);
      expect(status, identifier).toBe(200);
      expect(JSON.parse(text)).toMatchObject({ user: { username: 'owner', email: 'owner@localhost.local' } });
    }
  });

  test("a wrong username says 'Invalid username', a wrong password 'Invalid password'", async () => {
    const [name, password] = await Promise.all([
      attempt(freshAddress(), 'nobody', OWNER.password),
      attempt(freshAddress(), OWNER.username, 'wrong'),
    ]);
    expect(name).toMatchObject({ status: 400, failure: { message: 'Invalid username' } });
    expect(password).toMatchObject({ status: 400, failure: { message: 'Invalid password' } });
  });

  test('what is not a text is refused with the name of the field', async () => {
    const wrong: [unknown, unknown, string][] = [
      ['', 'x', 'identifier is required'],
      ['owner', '', 'password is required'],
      [{ $ne: '' }, 'x', 'identifier is required'],
      [['owner'], 'x', 'identifier is required'],
      ['owner', { $gt: '' }, 'password is required'],
      [1, 2, 'identifier is required'],
    ];
    for (const [identifier, password, message] of wrong) {
      expect(await attempt(freshAddress(), identifier, password)).toMatchObject({
        status: 400,
        failure: { message },
      });
    }
  });

  test('control characters and enormous values are no server error', async () => {
    const answers = await Promise.all([
      attempt(freshAddress(), '\u0000', 'x'),
      attempt(freshAddress(), 'owner\u0000', 'x\u0000'),
      attempt(freshAddress(), 'x'.repeat(100_000), 'y'.repeat(100_000)),
      attempt(freshAddress(), '\ud83d', '%'),
    ]);
    expect(statuses(answers)).toEqual([400, 400, 400, 400]);
  });

  test('every answer takes at least a second, and the time does not tell whether the account exists', async () => {
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

  test('other providers do not exist', async () => {
    for (const path of ['/api/auth/google/callback', '/api/connect/google', '/api/auth/local/callback']) {
      const { status } = await visitor(cms).rest('GET', path);
      expect([400, 403, 404], path).toContain(status);
    }
  });
});

describe('Password guessing is throttled by account and by address', () => {
  test('after 5 failures the next is told to wait a minute, also with the right password', async () => {
    const address = freshAddress();
    expect(statuses(await together(FAILURES, () => attempt(address)))).toEqual(Array(FAILURES).fill(400));
    const { status, headers, failure } = await attempt(address, OWNER.username, OWNER.password);
    expect(status).toBe(429);
    expect(headers.get('retry-after')).toBe('60');
    expect(failure?.message).toBe('Too many attempts. Please try again in 1 minute.');
  });

  test('the owner at another address is not locked out', async () => {
    await together(FAILURES + 1, () => attempt('192.0.2.1'));
    await expect(signIn(cms, OWNER.password, freshAddress())).resolves.toHaveProperty('accessToken');
  });

  test('case, spaces, a trailing slash or an invented address do not make a new account or address', async () => {
    const address = freshAddress();
    const variants = ['owner', 'OWNER', ' owner', 'Owner '];
    await together(FAILURES - 1, (index) => attempt(`198.51.100.${index}, ${address}`, variants[index]));
    const fifth = await visitor(cms, address).rest('POST', '/api/auth/local/', {
      identifier: 'owner',
      password: 'wrong',
      email: 'another@example.com',
    });
    expect(fifth.status).toBe(400);
    expect((await attempt(`198.51.100.99, ${address}`)).status).toBe(429);
  });

  test('the wait doubles each time it is run into again, and survives a restart', async () => {
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

  test('a success forgets the failures before it', async () => {
    const address = freshAddress();
    await together(FAILURES - 1, () => attempt(address));
    expect((await attempt(address, OWNER.username, OWNER.password)).status).toBe(200);
    expect(statuses(await together(FAILURES, () => attempt(address)))).toEqual(Array(FAILURES).fill(400));
  });

  test('30 failures an hour from one address over all accounts', async () => {
    const address = freshAddress();
    const answers = await together(31, (index) => attempt(address, `account-${index}`));
    expect(statuses(answers)).toEqual([...Array(30).fill(400), 429]);
    expect((await attempt(address, OWNER.username, OWNER.password)).status).toBe(429);
  });
});
