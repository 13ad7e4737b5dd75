import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type BootedCms, bootCms, OWNER } from './support/boot-strapi';
import { Client, cookieOf, type SignIn, signIn } from './support/client';
import { OURS, passwordOnly } from './support/second-factor';

let cms: BootedCms;
let owner: Client;

beforeAll(async () => {
  cms = await bootCms();
});
afterAll(() => cms.stop());

beforeEach(async () => {
  await passwordOnly(cms);
  ({ owner } = await signIn(cms));
});

const devices = () => cms.strapi.db.connection('signed_in_devices');

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

  test('shows no moment of the future', async () => {
    const tomorrow = Date.now() + 24 * 3600_000;
    await devices().update({ signed_in_at: tomorrow, last_active_at: tomorrow });
    const [device] = await list(owner);
    expect(Date.parse(device?.since ?? '')).toBeLessThanOrEqual(Date.now());
    expect(Date.parse(device?.lastActiveAt ?? '')).toBeLessThanOrEqual(Date.now());
  });

  test('signs out all others', async () => {
    const { owner: phone } = await onPhone();
    const { data } = await owner.graphql<{ endOtherDevices: { devices: Device[] } }>(
      'mutation { endOtherDevices { devices { isThisOne } } }',
    );
    expect(data?.endOtherDevices.devices).toEqual([{ isThisOne: true }]);
    expect((await phone.rest('GET', '/api/messages')).status).toBe(401);
    expect((await owner.rest('GET', '/api/messages')).status).toBe(200);
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
