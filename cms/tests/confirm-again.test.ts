import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type BootedCms, bootCms, OWNER } from './support/boot-strapi';
import { Client, type SignIn, signIn } from './support/client';
import {
  Authenticator,
  addPasskey,
  codeOfApp,
  forgetUsedCodes,
  GUARDED,
  OURS,
  passwordOnly,
  setUpApp,
} from './support/second-factor';

const NEEDED = 'CONFIRMATION_NEEDED';

let cms: BootedCms;
let session: SignIn;
let owner: Client;

beforeAll(async () => {
  cms = await bootCms();
});
afterAll(() => cms.stop());

beforeEach(async () => {
  await passwordOnly(cms);
  session = await signIn(cms);
  owner = session.owner;
});

const devices = () => cms.strapi.db.connection('signed_in_devices');

/** Lets the last proof of all devices be eleven minutes old. */
const leaveOpen = () => {
  const elevenMinutesAgo = Date.now() - 11 * 60_000;
  return devices().update({ confirmed_at: elevenMinutesAgo, factor_proved_at: elevenMinutesAgo });
};

const confirm = (proof: object) =>
  owner.graphql(
    'mutation ($password: String, $code: String, $passkey: JSON) { confirmAgain(password: $password, code: $code, passkey: $passkey) }',
    proof,
  );

describe('On a device that was left open for more than ten minutes', () => {
  beforeEach(leaveOpen);

  test.each(Object.entries(GUARDED))('%s asks who is there', async (_name, document) => {
    const { failure } = await owner.graphql(document);
    expect(failure?.details.code).toBe(NEEDED);
  });

  test.each(['export', 'erase'])('REST asks who is there before it may %s a person', async (action) => {
    const body = { data: { email: 'nobody@example.org' } };
    const { status, failure } = await owner.rest('POST', `/api/person/${action}`, body);
    expect({ status, code: failure?.details.code }).toEqual({ status: 403, code: NEEDED });
  });

  test('signing out everywhere asks who is there, signing out here does not', async () => {
    const browser = new Client(cms.url, { cookie: session.cookie });
    const everywhere = await browser.rest('POST', '/api/auth/logout', { scope: 'all' }, OURS);
    expect({ status: everywhere.status, code: everywhere.failure?.details.code }).toEqual({
      status: 403,
      code: NEEDED,
    });
    expect((await owner.rest('GET', '/api/messages')).status).toBe(200);
    expect((await browser.rest('POST', '/api/auth/logout', {}, OURS)).status).toBe(200);
  });

  test('everything else goes on', async () => {
    expect((await owner.graphql('{ signingIn { recoveryCodesLeft } }')).failure).toBeUndefined();
    expect((await owner.rest('GET', '/api/messages')).status).toBe(200);
  });

  test('the password confirms for this device alone', async () => {
    const { owner: elsewhere } = await signIn(cms);
    await leaveOpen();
    expect((await confirm({ password: OWNER.password })).data).toEqual({ confirmAgain: true });
    expect((await owner.graphql(GUARDED.person ?? '')).failure).toBeUndefined();
    expect((await elsewhere.graphql(GUARDED.person ?? '')).failure?.details.code).toBe(NEEDED);
  });

  test.each([{}, { password: '' }, { password: 'wrong' }, { code: '000000' }, { passkey: {} }])(
    '%j confirms nothing',
    async (proof) => {
      expect((await confirm(proof)).failure?.details.code).toMatch(
        /^(PASSWORD_WRONG|CODE_WRONG|PASSKEY_UNKNOWN)$/,
      );
      expect((await owner.graphql(GUARDED.person ?? '')).failure?.details.code).toBe(NEEDED);
    },
  );

  test('wrong proofs are limited, whatever address they come from', async () => {
    const from = () => new Client(cms.url, owner.headers);
    const document = 'mutation ($password: String) { confirmAgain(password: $password) }';
    for (let failures = 0; failures < 5; failures += 1) await from().graphql(document, { password: 'wrong' });
    const { failure } = await from().graphql(document, { password: OWNER.password });
    expect(failure?.details.code).toBe('TOO_MANY_ATTEMPTS');
  });
});

test('a code of the app, a recovery code and a passkey confirm, each once', async () => {
  const { key, recoveryCodes } = await setUpApp(owner);
  const pixel = new Authenticator();
  await addPasskey(owner, pixel);
  await forgetUsedCodes(cms);
  const { data } = await owner.graphql<{ confirmingOptions: { challenge: string } }>(
    'mutation { confirmingOptions }',
  );
  const passkey = pixel.use(data?.confirmingOptions ?? { challenge: '' });
  for (const proof of [{ code: codeOfApp(key) }, { code: recoveryCodes[0] }, { passkey }]) {
    await leaveOpen();
    expect((await confirm(proof)).failure).toBeUndefined();
    expect((await owner.graphql(GUARDED.person ?? '')).failure).toBeUndefined();
    await leaveOpen();
    expect((await confirm(proof)).failure?.details.code).toMatch(/^(CODE_WRONG|PASSKEY_EXPIRED)$/);
  }
});

test('the cookie of a session opens nothing in another browser', async () => {
  const [stolen = '', device] = session.cookie.split('; ');
  const [, other] = (await signIn(cms)).cookie.split('; ');
  for (const cookie of [stolen, `${stolen}; ${other}`, `${stolen}; known_device=forged`]) {
    const thief = new Client(cms.url, { cookie });
    expect((await thief.rest('POST', '/api/auth/refresh', {}, OURS)).status, cookie).toBe(401);
  }
  const owners = new Client(cms.url, { cookie: `${stolen}; ${device}` });
  expect((await owners.rest('POST', '/api/auth/refresh', {}, OURS)).status).toBe(200);
});

test.each([
  ['no device', () => devices().delete()],
  ['a device without a nonce', () => devices().update({ nonce_hash: null })],
])('the cookies of a session with %s open nothing', async (_name, lose) => {
  await lose();
  const browser = new Client(cms.url, { cookie: session.cookie });
  expect((await browser.rest('POST', '/api/auth/refresh', {}, OURS)).status).toBe(401);
});

test('the cookie of a known device opens nothing', async () => {
  const { headers } = await new Client(cms.url).rest('POST', '/api/auth/local', {
    identifier: OWNER.username,
    password: OWNER.password,
  });
  const known = headers.getSetCookie().find((cookie) => cookie.startsWith('known_device=')) ?? '';
  const thief = new Client(cms.url, { cookie: known.split(';')[0] ?? '' });
  expect((await thief.rest('POST', '/api/auth/refresh', {}, OURS)).status).toBe(401);
  expect((await thief.rest('GET', '/api/messages')).status).toBe(403);
});

test('the dashboard offers a second factor once, until one is added or the notice is dismissed', async () => {
  const offers = async () =>
    (
      await owner.graphql<{ ownerNotices: { id: number; event: string }[] }>('{ ownerNotices { id event } }')
    ).data?.ownerNotices.filter(({ event }) => event === 'SECOND_FACTOR_OFFERED') ?? [];
  await cms.strapi.db.connection('site_notes').where({ name: 'second-factor-offered' }).delete();
  await signIn(cms);
  expect(await offers()).toHaveLength(1);
  await signIn(cms);
  expect(await offers()).toHaveLength(1);
  await addPasskey(owner, new Authenticator());
  expect(await offers()).toEqual([]);
});

test('a proof of the future counts as none', async () => {
  await devices().update({ confirmed_at: Date.now() + 24 * 3600_000 });
  expect((await owner.graphql(GUARDED.person ?? '')).failure?.details.code).toBe(NEEDED);
  expect((await confirm({ password: OWNER.password })).failure).toBeUndefined();
  expect((await owner.graphql(GUARDED.person ?? '')).failure).toBeUndefined();
});
