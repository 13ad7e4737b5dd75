import { createRequire } from 'node:module';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { type BootedCms, bootCms, OWNER } from './support/boot-strapi';
import { Client, freshAddress } from './support/client';

const FAILURES = 5;
/** One comparison runs, 40 wait, the others are refused. */
const MORE_THAN_WAIT = 45;
const HASHES = '../dist/src/people/passwords/password-hashes.js';

let cms: BootedCms;
/** `name=value` of the cookie of a browser in which the owner has signed in. */
let device: string;

beforeAll(async () => {
  cms = await bootCms();
  device = deviceOf(await signInFrom({}));
});
afterAll(() => cms.stop());

interface From {
  address?: string;
  cookie?: string;
  identifier?: string;
  password?: string;
}

const signInFrom = (from: From) => {
  const { address = freshAddress(), cookie, identifier = OWNER.username, password = OWNER.password } = from;
  const browser = new Client(cms.url, cookie ? { cookie } : {}, address);
  return browser.rest('POST', '/api/auth/local', { identifier, password });
};

const cookiesOf = ({ headers }: { headers: Headers }) => headers.getSetCookie();

function deviceOf(answer: { headers: Headers }): string {
  const [cookie = ''] = cookiesOf(answer).filter((one) => one.startsWith('known_device='));
  return cookie.slice(0, cookie.indexOf(';'));
}

/** Failures at all addresses slow strangers down; those of one test must not slow the next. */
beforeEach(() => counters().where('key', 'like', 'sign-in-everywhere:%').delete());

const counters = () => cms.strapi.db.connection('throttle_counters');

/** The module instance of the running CMS. */
const passwords = () =>
  createRequire(import.meta.url)(HASHES) as typeof import('../src/people/passwords/password-hashes');

/** Keeps the queue of strangers full while `act` runs. */
async function amongStrangers<Done>(act: () => Promise<Done>): Promise<Done> {
  const { DUMMY_HASH, passwordMatches } = passwords();
  let isOver = false;
  const stranger = async () => {
    while (!isOver) {
      const hasWaited = await passwordMatches('guess', DUMMY_HASH).then(
        () => true,
        () => false,
      );
      // The finished comparison must be back in the queue before any other.
      if (!hasWaited) await nextTurn();
    }
  };
  const flooding = Promise.all(Array.from({ length: MORE_THAN_WAIT }, stranger));
  try {
    return await act();
  } finally {
    isOver = true;
    await flooding;
  }
}

test('is recognized for a year by an HttpOnly cookie, set after that of the session', async () => {
  const cookies = cookiesOf(await signInFrom({}));
  expect(cookies).toHaveLength(2);
  expect(cookies[0]).toMatch(/^owner_session=/);
  expect(cookies[1]).toMatch(/^known_device=[^;]+; path=\/; expires=[^;]+; samesite=strict; httponly$/i);
});

test('lets the owner sign in on a known device while many strangers try passwords', async () => {
  expect((await amongStrangers(() => signInFrom({ cookie: device }))).status).toBe(200);
});

test('gives that place to nobody with a name, another account or a forged cookie', async () => {
  const [name = '', value = ''] = device.split('=');
  const other = { username: 'second', email: 'second@example.com', provider: 'local', confirmed: true };
  await cms.strapi.db.query('plugin::users-permissions.user').create({ data: { ...other, password: '-' } });
  const [, ...rest] = value.split('.');
  const attempts: From[] = [
    {},
    { cookie: device, identifier: 'second' },
    { cookie: device, identifier: 'nobody' },
    { cookie: `${name}=${[Number.MAX_SAFE_INTEGER, ...rest].join('.')}` },
    { cookie: `${name}=${value.slice(0, -4)}AAAA` },
    { cookie: `${name}=` },
  ];
  const compared = vi.spyOn(passwords(), 'passwordMatches');
  onTestFinished(() => compared.mockRestore());
  await Promise.all(attempts.map(signInFrom));
  expect(compared.mock.calls.map(([, , place]) => place)).toEqual(Array(attempts.length).fill('stranger'));
  await signInFrom({ cookie: device });
  expect(compared.mock.lastCall?.[2]).toBe('known');
});

test('does not lock the owner out after failures of others at the same address or anywhere', async () => {
  const address = freshAddress();
  await Promise.all(Array.from({ length: FAILURES + 1 }, () => signInFrom({ address, password: 'a guess' })));
  await counters().where('key', 'like', 'sign-in-address:%').update({ hits: 30 });
  await counters().where('key', 'like', 'sign-in-everywhere:%').update({ hits: 1000 });
  expect((await signInFrom({ address })).status).toBe(429);
  expect((await signInFrom({ address, cookie: device })).status).toBe(200);
});

test('lets the signed-in owner confirm the password whatever others at the address did', async () => {
  const address = freshAddress();
  const answer = await signInFrom({ address });
  const { jwt } = JSON.parse(answer.text) as { jwt: string };
  const owner = new Client(cms.url, { authorization: `Bearer ${jwt}` }, address);
  await Promise.all(Array.from({ length: FAILURES + 1 }, () => signInFrom({ address, password: 'a guess' })));
  const change = { currentPassword: 'not-the-password', password: 'x', passwordConfirmation: 'x' };
  const confirmed = await amongStrangers(() => owner.rest('POST', '/api/auth/change-password', change));
  expect(confirmed).toMatchObject({ status: 400, failure: { message: 'Invalid password' } });
});

test("limits a stolen cookie to 5 failures, without affecting the owner's other devices", async () => {
  const stolen = deviceOf(await signInFrom({}));
  const address = freshAddress();
  const guess = { address, cookie: stolen, password: 'a guess' };
  // Five for the device, five for the address.
  for (let count = 0; count < 2 * FAILURES; count += 1) expect((await signInFrom(guess)).status).toBe(400);
  expect((await signInFrom(guess)).status).toBe(429);
  expect((await signInFrom({ cookie: device, address })).status).toBe(200);
  expect((await signInFrom({ cookie: stolen })).status).toBe(200);
});

test('forgets the failures of a known device after a success', async () => {
  const cookie = deviceOf(await signInFrom({}));
  const address = freshAddress();
  const fail = async () => (await signInFrom({ cookie, address, password: 'a guess' })).status;
  for (let round = 0; round < 2; round += 1) {
    for (let count = 0; count < FAILURES - 1; count += 1) expect(await fail()).toBe(400);
    expect((await signInFrom({ cookie, address })).status).toBe(200);
  }
  expect(await counters().where('key', 'like', 'sign-in-account:%').where({ hits: FAILURES })).toEqual([]);
});

test('offers no sign-in through GraphQL that bypasses the limits', async () => {
  const { status, text } = await new Client(cms.url, { cookie: device }).graphql(
    'mutation($input: UsersPermissionsLoginInput!) { login(input: $input) { jwt } }',
    { input: { identifier: OWNER.username, password: OWNER.password } },
  );
  expect(text).not.toContain('eyJ');
  expect([200, 400, 403]).toContain(status);
});
