import { createRequire } from 'node:module';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { type BootedCms, bootCms, OWNER } from './support/boot-strapi';
import { Client, freshAddress } from './support/client';

const FAILURES = 5;
/** One is compared, 40 wait, the others are told to come again. */
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

/** Tries from everywhere slow strangers down: those of one test must not slow the next one. */
beforeEach(() => counters().where('key', 'like', 'sign-in-everywhere:%').delete());

const counters = () => cms.strapi.db.connection('throttle_counters');

/** The module of the running CMS. */
const passwords = () =>
  createRequire(import.meta.url)(HASHES) as typeof import('../src/people/passwords/password-hashes');

/** Keeps the queue of strangers full until what is done in the meantime is over. */
async function amongStrangers<Done>(act: () => Promise<Done>): Promise<Done> {
  const { NO_ONES_HASH, passwordMatches } = passwords();
  let isOver = false;
  const stranger = async () => {
    while (!isOver) {
      const hasWaited = await passwordMatches('guess', NO_ONES_HASH).then(
        () => true,
        () => false,
      );
      // Whoever was compared is at the end of the queue again before anybody else.
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

test('a device is known by an HttpOnly cookie for a year, which comes after that of the session', async () => {
  const cookies = cookiesOf(await signInFrom({}));
  expect(cookies).toHaveLength(2);
  expect(cookies[0]).toMatch(/^owner_session=/);
  expect(cookies[1]).toMatch(/^known_device=[^;]+; path=\/; expires=[^;]+; samesite=strict; httponly$/i);
});

test('while many strangers try passwords the owner signs in on a known device', async () => {
  expect((await amongStrangers(() => signInFrom({ cookie: device }))).status).toBe(200);
});

test('nobody takes that place with a name, another account or a forged cookie', async () => {
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

test('failures of others at the same address, and guesses from everywhere, do not shut the owner out', async () => {
  const address = freshAddress();
  await Promise.all(Array.from({ length: FAILURES + 1 }, () => signInFrom({ address, password: 'a guess' })));
  await counters().where('key', 'like', 'sign-in-address:%').update({ hits: 30 });
  await counters().where('key', 'like', 'sign-in-everywhere:%').update({ hits: 1000 });
  expect((await signInFrom({ address })).status).toBe(429);
  expect((await signInFrom({ address, cookie: device })).status).toBe(200);
});

test('the owner, signed in, confirms the password whatever others at the address have used up', async () => {
  const address = freshAddress();
  const answer = await signInFrom({ address });
  const { jwt } = JSON.parse(answer.text) as { jwt: string };
  const owner = new Client(cms.url, { authorization: `Bearer ${jwt}` }, address);
  await Promise.all(Array.from({ length: FAILURES + 1 }, () => signInFrom({ address, password: 'a guess' })));
  const change = { currentPassword: 'not-the-password', password: 'x', passwordConfirmation: 'x' };
  const confirmed = await amongStrangers(() => owner.rest('POST', '/api/auth/change-password', change));
  expect(confirmed).toMatchObject({ status: 400, failure: { message: 'Invalid password' } });
});

test('a stolen cookie allows 5 failures; then it is a stranger’s, and the owner’s other devices go on', async () => {
  const stolen = deviceOf(await signInFrom({}));
  const address = freshAddress();
  const guess = { address, cookie: stolen, password: 'a guess' };
  // Five of the device, five of the address.
  for (let count = 0; count < 2 * FAILURES; count += 1) expect((await signInFrom(guess)).status).toBe(400);
  expect((await signInFrom(guess)).status).toBe(429);
  expect((await signInFrom({ cookie: device, address })).status).toBe(200);
  expect((await signInFrom({ cookie: stolen })).status).toBe(200);
});

test('a success on a known device forgets its failures', async () => {
  const cookie = deviceOf(await signInFrom({}));
  const address = freshAddress();
  const fail = async () => (await signInFrom({ cookie, address, password: 'a guess' })).status;
  for (let round = 0; round < 2; round += 1) {
    for (let count = 0; count < FAILURES - 1; count += 1) expect(await fail()).toBe(400);
    expect((await signInFrom({ cookie, address })).status).toBe(200);
  }
  expect(await counters().where('key', 'like', 'sign-in-account:%').where({ hits: FAILURES })).toEqual([]);
});

test('GraphQL has no sign-in that goes around the limits', async () => {
  const { status, text } = await new Client(cms.url, { cookie: device }).graphql(
    'mutation($input: UsersPermissionsLoginInput!) { login(input: $input) { jwt } }',
    { input: { identifier: OWNER.username, password: OWNER.password } },
  );
  expect(text).not.toContain('eyJ');
  expect([200, 400, 403]).toContain(status);
});
