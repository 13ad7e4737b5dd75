import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type BootedCms, bootCms, OWNER } from './support/boot-strapi';
import { Client, cookieOf, type SignIn, signIn } from './support/client';
import {
  Authenticator,
  addPasskey,
  codeOfApp,
  forgetUsedCodes,
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
const leaveOpen = () => devices().update({ confirmed_at: Date.now() - 11 * 60_000 });

const confirm = (proof: object) =>
  owner.graphql(
    'mutation ($password: String, $code: String, $passkey: JSON) { confirmAgain(password: $password, code: $code, passkey: $passkey) }',
    proof,
  );

const GUARDED: Record<string, string> = {
  person: '{ person(email: "nobody@example.org") { email } }',
  erasePerson: 'mutation { erasePerson(email: "nobody@example.org") { email } }',
  changeOwnEmail: 'mutation { changeOwnEmail(email: "me@example.org") }',
  renewCalendarFeed: 'mutation { renewCalendarFeed }',
  addingOptions: 'mutation { addingOptions }',
  addPasskey: 'mutation { addPasskey(name: "x", passkey: {}) { recoveryCodes } }',
  removePasskey: 'mutation { removePasskey(id: "1") { recoveryCodes } }',
  setUpApp: 'mutation { setUpApp { key } }',
  turnOnApp: 'mutation { turnOnApp(code: "000000") { recoveryCodes } }',
  removeApp: 'mutation { removeApp { recoveryCodes } }',
  renewRecoveryCodes: 'mutation { renewRecoveryCodes { recoveryCodes } }',
};

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
        /^(PASSWORD_WRONG|CODE_WRONG|PASSKEY_REFUSED)$/,
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
    expect((await confirm(proof)).failure?.details.code).toMatch(/^(CODE_WRONG|PASSKEY_REFUSED)$/);
  }
});

describe('Where the owner is signed in', () => {
  interface Device {
    id: string;
    name: string;
    since: string;
    lastActiveAt: string;
    isThisOne: boolean;
  }

  const PHONE = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';

  async function list(client: Client): Promise<Device[]> {
    const { data } = await client.graphql<{ signingIn: { devices: Device[] } }>(
      '{ signingIn { devices { id name since lastActiveAt isThisOne } } }',
    );
    return data?.signingIn.devices ?? [];
  }

  /** Signs in with a phone. */
  async function onPhone(): Promise<SignIn> {
    const phone = new Client(cms.url, { 'user-agent': PHONE });
    const answer = await phone.rest('POST', '/api/auth/local', {
      identifier: OWNER.username,
      password: OWNER.password,
    });
    const { jwt } = JSON.parse(answer.text) as { jwt: string };
    const client = new Client(cms.url, { authorization: `Bearer ${jwt}` });
    return { owner: client, accessToken: jwt, cookie: cookieOf(answer.headers) };
  }

  test('names each device, and which one asks', async () => {
    const { owner: phone } = await onPhone();
    const [newest] = await list(phone);
    expect(newest).toMatchObject({ name: 'Chrome on Android', isThisOne: true });
    expect((await list(owner)).filter(({ isThisOne }) => isThisOne)).toHaveLength(1);
    expect((await list(owner))[0]).toMatchObject({ name: 'Chrome on Android', isThisOne: false });
  });

  test('a renewal counts as activity and keeps the device', async () => {
    const { owner: phone, cookie } = await onPhone();
    await devices().update({ last_active_at: 5 });
    const [before] = await list(phone);
    const answer = await new Client(cms.url, { cookie }).rest('POST', '/api/auth/refresh', {}, OURS);
    const { jwt } = JSON.parse(answer.text) as { jwt: string };
    const [after] = await list(new Client(cms.url, { authorization: `Bearer ${jwt}` }));
    expect(after).toMatchObject({ id: before?.id, since: before?.since, isThisOne: true });
    expect(Date.parse(after?.lastActiveAt ?? '')).toBeGreaterThan(5);
  });

  test('signs out one device at once, and no other', async () => {
    const { owner: phone, cookie } = await onPhone();
    const [newest] = await list(phone);
    const end = () =>
      owner.graphql<{ endDevice: { devices: Device[] } }>(
        'mutation ($id: ID!) { endDevice(id: $id) { devices { id } } }',
        { id: newest?.id },
      );
    const { data } = await end();
    expect(data?.endDevice.devices.map(({ id }) => id)).not.toContain(newest?.id);
    expect((await phone.rest('GET', '/api/messages')).status).toBe(401);
    const renewal = await new Client(cms.url, { cookie }).rest('POST', '/api/auth/refresh', {}, OURS);
    expect(renewal.status).toBe(401);
    expect((await owner.rest('GET', '/api/messages')).status).toBe(200);
    expect((await end()).failure?.message).toBe('This has already been removed.');
  });

  test('signs out the device that asks', async () => {
    const { owner: phone } = await onPhone();
    const [newest] = await list(phone);
    const end = 'mutation ($id: ID!) { endDevice(id: $id) { devices { id } } }';
    expect((await phone.graphql(end, { id: newest?.id })).failure).toBeUndefined();
    expect((await phone.rest('GET', '/api/messages')).status).toBe(401);
  });

  test('shows a session of an earlier version', async () => {
    await devices().delete();
    expect((await list(owner)).find(({ isThisOne }) => isThisOne)).toMatchObject({
      name: 'Unknown device',
      since: expect.any(String),
    });
  });

  test('keeps no row of a device whose session has ended', async () => {
    const { owner: phone, cookie } = await onPhone();
    const [newest] = await list(phone);
    await new Client(cms.url, { cookie }).rest('POST', '/api/auth/logout', {}, OURS);
    await devices().update({ last_active_at: Date.now() - 61_000 });
    await signIn(cms);
    expect((await devices()).map(({ device_id }) => device_id)).not.toContain(newest?.id);
  });
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
