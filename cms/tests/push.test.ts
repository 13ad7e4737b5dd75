import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { isPushService, sendDuePushes } from '../src/push';
import { type BootedCms, bootCms, SECRETS } from './support/boot-strapi';
import { type Client, signIn, visitor } from './support/client';
import { createMessage, saveSettings } from './support/factories';
import { PushService, readToken } from './support/push-service';
import { OURS, passwordOnly } from './support/second-factor';
import { sendMessage } from './support/submissions';

const MINUTE_MS = 60_000;

const service = new PushService();
let origin = '';
let cms: BootedCms;
let owner: Client;
let cookie: string;

beforeAll(async () => {
  origin = await service.start();
  cms = await bootCms();
  cms.strapi.config.set('push.service', origin);
});
afterAll(async () => {
  await cms.stop();
  await service.stop();
});

beforeEach(async () => {
  service.received.length = 0;
  service.answers = {};
  await saveSettings(cms, { notifyOwner: 'at_once', quietFrom: null, quietUntil: null });
  for (const name of ['push_devices', 'mail_notices', 'throttle_counters']) await table(name).delete();
  ({ owner, cookie } = await signIn(cms));
});

const table = (name: string) => cms.strapi.db.connection(name);
const devices = () => table('push_devices').orderBy('id');

interface Push {
  key: string;
  devices: { id: string; name: string; isThisOne: boolean }[];
}
const FIELDS = '{ key devices { id name isThisOne } }';

const add = (endpoint: string, client = owner) =>
  client.graphql('mutation ($endpoint: String!) { addPushDevice(endpoint: $endpoint) }', { endpoint });
const read = async (endpoint?: string, client = owner) => {
  const query = `query ($endpoint: String) { push(endpoint: $endpoint) ${FIELDS} }`;
  return (await client.graphql<{ push: Push }>(query, { endpoint })).data?.push;
};
const remove = (id: string | undefined, client = owner) =>
  client.graphql('mutation ($id: ID!) { removePushDevice(id: $id) }', { id });

async function addOne(path: string): Promise<void> {
  expect((await add(`${origin}${path}`)).failure).toBeUndefined();
}

/** Makes a push due for all devices, and sends it. */
async function push(): Promise<void> {
  const now = Date.now();
  // In the future for the loop of the CMS, which must not send it first.
  await devices().update({ told_at: now, due_at: now + MINUTE_MS });
  await sendDuePushes(cms.strapi, now + MINUTE_MS);
}

test('an enquiry reaches a device within five seconds, with a valid token and without any content', async () => {
  await addOne('/phone');
  expect((await sendMessage(visitor(cms), { senderName: 'Zawadi' })).failure).toBeUndefined();
  const storedAt = Date.now();
  await expect.poll(() => service.to('/phone').length, { timeout: 20_000 }).toBe(1);
  const [push] = service.received;
  expect((push?.at ?? 0) - storedAt).toBeLessThan(5000);
  expect(push?.body).toBe('');
  expect(push?.headers).toMatchObject({
    ttl: '86400',
    topic: 'news',
    urgency: 'high',
    'content-length': '0',
  });
  const { isValid, key, head, claims } = readToken(push?.headers.authorization);
  expect(isValid).toBe(true);
  expect(head).toEqual({ typ: 'JWT', alg: 'ES256' });
  expect(claims).toMatchObject({ aud: origin, sub: 'http://localhost:3000' });
  expect(claims.exp * 1000).toBeGreaterThan(Date.now());
  expect(claims.exp * 1000).toBeLessThan(Date.now() + 24 * 60 * MINUTE_MS);
  expect((await read())?.key).toBe(key);
});

test('300 events in a minute make one push per device', async () => {
  for (const path of ['/phone', '/laptop']) await addOne(path);
  const { documentId } = await createMessage(cms, {});
  const notice = { content_type: 'api::message.message', document_id: documentId, created_at: Date.now() };
  await sendMessage(visitor(cms), {});
  for (let event = 1; event < 300; event += 1) await table('mail_notices').insert(notice);
  await expect.poll(() => service.received.length, { timeout: 20_000 }).toBe(2);
  await sendMessage(visitor(cms), {});
  await sendDuePushes(cms.strapi, Date.now());
  expect(service.received.map(({ path }) => path).sort()).toEqual(['/laptop', '/phone']);
});

test('an owner who wants no notifications, or has quiet hours, gets no push', async () => {
  await addOne('/phone');
  await saveSettings(cms, { notifyOwner: 'never' });
  await sendMessage(visitor(cms), {});
  expect(await table('mail_notices')).toEqual([]);
  await saveSettings(cms, { notifyOwner: 'at_once', quietFrom: '00:00:00.000', quietUntil: '23:59:59.000' });
  await sendMessage(visitor(cms), {});
  expect(await table('mail_notices')).toHaveLength(1);
  expect((await devices())[0].due_at).toBeNull();
});

test('without mail and devices no notice waits', async () => {
  await sendMessage(visitor(cms), {});
  expect(await table('mail_notices')).toEqual([]);
});

test.each([404, 410])('forgets a device that the push service reports as gone with %i', async (status) => {
  for (const path of ['/gone', '/phone']) await addOne(path);
  service.answers['/gone'] = { status };
  await push();
  expect((await devices()).map(({ endpoint }) => endpoint)).toEqual([`${origin}/phone`]);
});

test.each([
  [{ status: 413 }, 1],
  [{ status: 429, headers: { 'retry-after': '600' } }, 10],
  [{ status: 500 }, 1],
  [{ status: 307, headers: { location: '/elsewhere' } }, 1],
])('tries again later after %o', async (answer, minutes) => {
  await addOne('/busy');
  service.answers['/busy'] = answer;
  await push();
  expect(service.received.map(({ path }) => path)).toEqual(['/busy']);
  const [row] = await devices();
  const wait = (Number(row.due_at) - Number(row.told_at)) / MINUTE_MS - 1;
  expect(wait).toBe(minutes);

  service.answers = {};
  await sendDuePushes(cms.strapi, Number(row.due_at));
  expect((await devices())[0]).toMatchObject({ due_at: null });
});

test('gives up after two hours, until there is news', async () => {
  await addOne('/busy');
  service.answers['/busy'] = { status: 503 };
  await push();
  for (;;) {
    const [row] = await devices();
    if (row.due_at === null) break;
    await sendDuePushes(cms.strapi, Number(row.due_at));
  }
  expect(service.received).toHaveLength(8);
});

test('a push service that hangs delays no other device and no form', async () => {
  for (const path of ['/hang', '/phone']) await addOne(path);
  const pushed = push();
  await expect.poll(() => service.received.length, { timeout: 20_000 }).toBe(2);
  expect((await sendMessage(visitor(cms), {})).failure).toBeUndefined();
  await pushed;
  expect((await devices())[1]).toMatchObject({ due_at: null });
  expect((await devices())[0].due_at).not.toBeNull();
});

test('one of several processes sends a push', async () => {
  await addOne('/phone');
  const now = Date.now() + MINUTE_MS;
  await devices().update({ due_at: now });
  await Promise.all([sendDuePushes(cms.strapi, now), sendDuePushes(cms.strapi, now)]);
  expect(service.received).toHaveLength(1);
});

test('accepts addresses of push services only, when they are stored and when they are called', async () => {
  const accepted = [
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-am3p.notify.windows.com/w/?token=abc',
  ];
  expect(accepted.filter((endpoint) => isPushService(cms.strapi, endpoint))).toEqual(accepted);
  const refused = [
    'http://fcm.googleapis.com/abc',
    'https://fcm.googleapis.com:8443/abc',
    'https://fcm.googleapis.com.example.org/abc',
    'https://example.org/fcm.googleapis.com',
    'https://user@fcm.googleapis.com/abc',
    'https://notify.windows.com.example.org/abc',
    'https://127.0.0.1/abc',
    'http://169.254.169.254/latest/meta-data',
    'not an address',
    `https://fcm.googleapis.com/${'a'.repeat(1000)}`,
  ];
  for (const endpoint of refused) {
    const { failure } = await add(endpoint);
    expect(failure?.message).toMatch(/^The push service of this browser is unknown/);
  }
  expect(await devices()).toEqual([]);
  await addOne('/phone');
  await devices().update({ endpoint: 'http://127.0.0.1:1/secret' });
  await push();
  expect(await devices()).toEqual([]);
});

test('a visitor neither sees nor changes devices', async () => {
  await addOne('/phone');
  const [{ id }] = await devices();
  const stranger = visitor(cms);
  expect((await stranger.graphql('{ push { key } }')).failure).toBeDefined();
  expect((await add(`${origin}/other`, stranger)).failure).toBeDefined();
  expect((await remove(String(id), stranger)).failure).toBeDefined();
  expect(await devices()).toHaveLength(1);
  expect((await stranger.rest('GET', '/api/push-devices')).status).toBe(404);
});

test('the owner lists, adds and removes devices, twenty at most', async () => {
  for (let number = 1; number <= 20; number += 1) await addOne(`/device-${number}`);
  await addOne('/device-1');
  const { failure } = await add(`${origin}/device-21`);
  expect(failure?.message).toBe('You have 20 devices with notifications. Remove one first.');
  const push = await read(`${origin}/device-2`);
  expect(push?.devices.map(({ isThisOne }) => isThisOne).indexOf(true)).toBe(1);
  const [first] = push?.devices ?? [];
  expect((await remove(first?.id)).data).toEqual({ removePushDevice: true });
  expect((await remove('none')).data).toEqual({ removePushDevice: false });
  expect((await read())?.devices).toHaveLength(19);
});

test('signing out on a device ends its push, also after signing in there again', async () => {
  const phone = await signIn(cms);
  await add(`${origin}/phone`, phone.owner);
  await addOne('/laptop');
  const again = await signIn(cms);
  await read(`${origin}/phone`, again.owner);
  const signOut = (browser: string) =>
    visitor(cms).rest('POST', '/api/auth/logout', {}, { ...OURS, cookie: browser });
  await signOut(phone.cookie);
  expect(await devices()).toHaveLength(2);
  await signOut(again.cookie);
  expect((await devices()).map(({ endpoint }) => endpoint)).toEqual([`${origin}/laptop`]);
  await signOut(cookie);
  expect(await devices()).toEqual([]);
});

test('after a restore without secrets all devices are forgotten, and the dashboard says so', async () => {
  await passwordOnly(cms);
  await addOne('/phone');
  const before = (await read())?.key;
  process.env.NEW_SECRETS = 'true';
  cms = await cms.restart({ ...SECRETS, FORM_SECRET: 'another-form-secret-0123456789012345' });
  delete process.env.NEW_SECRETS;
  cms.strapi.config.set('push.service', origin);
  ({ owner } = await signIn(cms));
  const after = await read(`${origin}/phone`);
  expect(after?.devices).toEqual([]);
  expect(after?.key).not.toBe(before);
  const { data } = await owner.graphql<{ ownerNotices: { event: string }[] }>('{ ownerNotices { event } }');
  expect(data?.ownerNotices.map(({ event }) => event)).toContain('PUSH_LOST');
});
