import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type BootedCms, bootCms, OWNER } from './support/boot-strapi';
import { type Client, signIn } from './support/client';
import {
  Authenticator,
  addPasskey,
  GUARDED,
  loseKeyOfApp,
  passwordOnly,
  setUpApp,
} from './support/second-factor';

const NEEDED = 'CONFIRMATION_NEEDED';

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

/** Lets the last proof of all devices be eleven minutes old. */
const leaveOpen = () => {
  const elevenMinutesAgo = Date.now() - 11 * 60_000;
  const old = { confirmed_at: elevenMinutesAgo, factor_proved_at: elevenMinutesAgo };
  return cms.strapi.db.connection('signed_in_devices').update(old);
};

const confirm = (proof: object) =>
  owner.graphql(
    'mutation ($password: String, $code: String, $passkey: JSON) { confirmAgain(password: $password, code: $code, passkey: $passkey) }',
    proof,
  );

describe('With a second factor', () => {
  const AFTER_CONFIRMING = Object.entries(GUARDED);

  test.each(AFTER_CONFIRMING)(
    '%s refuses a device that was signed in by password before',
    async (_name, document) => {
      const { owner: thief } = await signIn(cms);
      await setUpApp(owner);
      expect((await thief.graphql(document)).failure?.details.code).toBe(NEEDED);
    },
  );

  test.each(['app', 'passkey'])('the password confirms nothing beside a %s', async (factor) => {
    if (factor === 'app') await setUpApp(owner);
    else await addPasskey(owner, new Authenticator());
    await leaveOpen();
    const { failure } = await confirm({ password: OWNER.password });
    expect(failure?.message).toBe(
      'The password is not enough. Use a passkey, a code from your app or a recovery code.',
    );
    expect((await owner.graphql(GUARDED.changeOwnEmail ?? '')).failure?.details.code).toBe(NEEDED);
  });

  test('the password opens no backup and changes no password', async () => {
    await setUpApp(owner);
    await leaveOpen();
    const { password } = OWNER;
    const open = 'mutation ($password: String) { openNewestBackup(password: $password) { path } }';
    expect((await owner.graphql(open, { password })).failure?.details.code).toBe(NEEDED);
    const body = { currentPassword: password, password: 'x', passwordConfirmation: 'x' };
    const change = await owner.rest('POST', '/api/auth/change-password', body);
    expect({ status: change.status, code: change.failure?.details.code }).toEqual({
      status: 403,
      code: NEEDED,
    });
  });

  test('a recovery code opens a backup instead of the password', async () => {
    const { recoveryCodes } = await setUpApp(owner);
    await leaveOpen();
    await confirm({ code: recoveryCodes[0] });
    const { failure } = await owner.graphql('mutation { openNewestBackup { path } }');
    expect(failure?.details.code).toBe('BACKUP_MISSING');
  });

  test('REST asks for it before it exports a person', async () => {
    const { owner: thief } = await signIn(cms);
    await setUpApp(owner);
    const body = { data: { email: 'nobody@example.org' } };
    expect((await thief.rest('POST', '/api/person/export', body)).failure?.details.code).toBe(NEEDED);
  });

  test('a code of an app whose key is lost is not a wrong one, and a recovery code confirms', async () => {
    const { recoveryCodes } = await setUpApp(owner);
    await leaveOpen();
    await loseKeyOfApp(cms);
    for (let tries = 0; tries < 6; tries += 1)
      expect((await confirm({ code: '123 456' })).failure?.details.code).toBe('APP_UNREADABLE');
    expect((await confirm({ code: recoveryCodes[0] })).failure).toBeUndefined();
  });
});
