import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { reportLostSecrets } from '../src/start/lost-secrets';
import { clientBooking, createRates, requestBooking } from './support/bookings';
import { type BootedCms, bootCms, SECRETS } from './support/boot-strapi';
import { type Client, signIn, visitor } from './support/client';
import { passwordAlone, passwordOnly, secondStep, setUpApp, signedIn } from './support/second-factor';

/** The secrets of another installation. */
const withOthers = (word: string) =>
  Object.fromEntries(
    Object.entries(SECRETS).map(([name, value]) => [name, value.replace('test', word)]),
  ) as typeof SECRETS;

let cms: BootedCms;

beforeAll(async () => {
  // PostgreSQL refuses other secrets without it.
  vi.stubEnv('NEW_SECRETS', 'true');
  cms = await bootCms();
  await createRates(cms);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await cms.stop();
});

/** Starts again with other secrets. */
async function restart(secrets: typeof SECRETS): Promise<void> {
  cms = await cms.restart(secrets);
}

/** Returns what a start writes to the log; its log is silent in tests. */
async function reportOf(changed: string[]): Promise<string[]> {
  const warn = vi.spyOn(cms.strapi.log, 'warn').mockReturnValue(cms.strapi.log);
  onTestFinished(() => warn.mockRestore());
  await reportLostSecrets(cms.strapi, changed);
  return warn.mock.calls.map(([text]) => String(text)).filter((text) => text.includes('secrets.json'));
}

async function noticesFor(owner: Client): Promise<string[]> {
  const { data } = await owner.graphql<{ ownerNotices: { event: string }[] }>('{ ownerNotices { event } }');
  return data?.ownerNotices.map(({ event }) => event) ?? [];
}

const isOpen = async (token: string): Promise<boolean> =>
  Boolean((await clientBooking(visitor(cms), token)).data);

async function currentToken(owner: Client, documentId: string): Promise<string> {
  const { data } = await owner.graphql<{ link: string }>(
    `{ link: bookingLink(documentId: "${documentId}") }`,
  );
  return String(data?.link).slice('/b/'.length);
}

test('after a restore without secrets every link of a booking opens, also after a second one', async () => {
  const first = (await requestBooking(visitor(cms))).data?.token ?? '';
  const { documentId } = await cms.strapi.db.query('api::booking.booking').findOne({});
  const tokens = [first];
  for (const word of ['next', 'last']) {
    await restart(withOthers(word));
    const { owner } = await signIn(cms);
    tokens.push(await currentToken(owner, documentId));
    expect(await Promise.all(tokens.map(isOpen))).toEqual(tokens.map(() => true));
    expect(await noticesFor(owner)).toContain('BOOKING_LINKS_RENEWED');
  }
  expect(new Set(tokens).size).toBe(3);
});

test('a booking that was in the bin meanwhile opens by its old and its new link', async () => {
  const { token = '' } = (await requestBooking(visitor(cms), { name: 'Achieng' })).data ?? {};
  const { documentId } = await cms.strapi.db
    .query('api::booking.booking')
    .findOne({ where: { name: 'Achieng' } });
  const { owner: before } = await signIn(cms);
  await before.graphql(`mutation { deleteBooking(documentId: "${documentId}") { documentId } }`);
  await restart(withOthers('bin'));
  const { owner } = await signIn(cms);
  const { id } = await cms.strapi.db.connection('bin').orderBy('id', 'desc').first('id');
  const restored = await owner.graphql(`mutation { restoreFromBin(id: ${id}) { __typename } }`);
  expect(restored.failure).toBeUndefined();
  expect(await isOpen(token)).toBe(true);
  expect(await isOpen(await currentToken(owner, documentId))).toBe(true);
});

test('one paragraph and the dashboard name what is lost, and setting up the app again ends it', async () => {
  await passwordOnly(cms);
  const { owner: before } = await signIn(cms);
  const { recoveryCodes } = await setUpApp(before);
  // Strapi makes two itself.
  await cms.strapi.db.query('admin::api-token').create({
    data: { name: 'export', type: 'read-only', accessKey: 'a hash', description: '' },
  });
  await restart(withOthers('gone'));
  const paragraph = await reportOf(Object.keys(SECRETS));
  expect(paragraph).toHaveLength(1);
  for (const part of [
    'ENCRYPTION_KEY',
    'npm run owner -- --username NAME --without-second-factor',
    'tokens: 3',
    'drafts',
    'sign in again',
    'secrets.json',
  ])
    expect(paragraph[0]).toContain(part);

  const { token } = await passwordAlone(cms);
  const { owner } = signedIn(cms, await secondStep(visitor(cms), { token, recoveryCode: recoveryCodes[0] }));
  expect(await noticesFor(owner)).toEqual(
    expect.arrayContaining(['APP_UNREADABLE', 'API_TOKENS_LOST', 'PREVIEW_LINKS_LOST']),
  );
  const { data } = await owner.graphql<{ signingIn: { devices: object[] } }>(
    '{ signingIn { devices { isThisOne } } }',
  );
  expect(data?.signingIn.devices).toEqual([{ isThisOne: true }]);
  await setUpApp(owner);
  expect(await noticesFor(owner)).not.toContain('APP_UNREADABLE');
});

test('a start with the same secrets reports nothing', async () => {
  await passwordOnly(cms);
  expect(await reportOf([])).toEqual([]);
});
