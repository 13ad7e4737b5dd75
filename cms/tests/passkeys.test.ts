import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { warnOfOtherHosts } from '../src/people/second-factor/passkeys';
import { type BootedCms, bootCms } from './support/boot-strapi';
import { type Client, signIn, visitor } from './support/client';
import {
  Authenticator,
  addPasskey,
  optionsFor,
  passwordAlone,
  passwordOnly,
  secondStep,
  signedIn,
  signInWithPasskey,
} from './support/second-factor';

const EXPIRED = 'You waited too long, or this answer was already used. Try again.';
const UNKNOWN =
  'This site does not know this passkey. Sign in another way, and delete the passkey from your device or password manager.';

let cms: BootedCms;
let owner: Client;
let pixel: Authenticator;

beforeAll(async () => {
  cms = await bootCms();
  ({ owner } = await signIn(cms));
});
afterAll(() => cms.stop());

beforeEach(async () => {
  await passwordOnly(cms);
  pixel = new Authenticator();
});

interface SigningIn {
  passkeys: { id: string; name: string; lastUsedAt: string | null; isUsable: boolean }[];
  recoveryCodesLeft: number;
}

async function signingIn(): Promise<SigningIn> {
  const { data } = await owner.graphql<{ signingIn: SigningIn }>(
    '{ signingIn { passkeys { id name lastUsedAt isUsable } recoveryCodesLeft } }',
  );
  if (!data) throw new Error('signingIn was refused');
  return data.signingIn;
}

/** Signs in with a device on the sign-in page. */
async function enterWith(device: Authenticator, signing = {}) {
  const caller = visitor(cms);
  return signInWithPasskey(caller, device.use(await optionsFor(caller), signing));
}

const remove = (id: string) =>
  owner.graphql('mutation ($id: ID!) { removePasskey(id: $id) { recoveryCodes } }', { id });

describe('A passkey', () => {
  test('signs in without username and password, and notes its use', async () => {
    await addPasskey(owner, pixel);
    const answer = await enterWith(pixel);
    expect(answer.status).toBe(200);
    const { owner: entered } = signedIn(cms, answer);
    expect((await entered.rest('GET', '/api/messages')).status).toBe(200);
    const [passkey] = (await signingIn()).passkeys;
    expect(passkey).toMatchObject({ name: 'Pixel', isUsable: true, lastUsedAt: expect.any(String) });
  });

  test('is one of several, on a second device', async () => {
    const laptop = new Authenticator();
    await addPasskey(owner, pixel);
    await addPasskey(owner, laptop, { name: 'Laptop' });
    expect((await signingIn()).passkeys.map(({ name }) => name)).toEqual(['Pixel', 'Laptop']);
    expect((await enterWith(laptop)).status).toBe(200);
    expect((await enterWith(pixel)).status).toBe(200);
  });

  test('stops working when it is removed', async () => {
    await addPasskey(owner, pixel);
    const [passkey] = (await signingIn()).passkeys;
    expect((await remove(passkey?.id ?? '')).failure).toBeUndefined();
    expect((await enterWith(pixel)).failure?.message).toBe(UNKNOWN);
    for (const id of [passkey?.id ?? '', 'abc', '1.5', '99999999999', '1e400', ''])
      expect((await remove(id)).failure?.message, id).toBe('This has already been removed.');
  });

  test('completes a sign-in that began with the password', async () => {
    await addPasskey(owner, pixel);
    const caller = visitor(cms);
    const { token, passkey, code } = await passwordAlone(cms, caller);
    expect({ passkey, code }).toEqual({ passkey: true, code: false });
    const options = await optionsFor(caller, token);
    expect(options).toMatchObject({
      allowCredentials: [{ id: pixel.id }],
      userVerification: 'required',
    });
    expect((await secondStep(caller, { token, passkey: pixel.use(options) })).status).toBe(200);
  });

  test.each([
    [
      'at another host',
      { origin: 'http://localhost.evil.example:3000' },
      'Passkeys only work at http://localhost:3000. Open your area there.',
    ],
    [
      'at another port',
      { origin: 'http://localhost:8080' },
      'Passkeys only work at http://localhost:3000. Open your area there.',
    ],
    [
      'without a person who proved who they are',
      { isVerified: false },
      'Your device did not check your fingerprint, face or PIN. Set up a screen lock, or a PIN for your security key, and try again.',
    ],
  ])('is refused %s, with the remedy', async (_name, signing, sentence) => {
    expect((await addPasskey(owner, pixel, signing)).failure?.message).toBe(sentence);
    await addPasskey(owner, pixel);
    expect((await enterWith(pixel, signing)).failure?.message).toBe(sentence);
  });

  test('is refused in Activity and in the log of the server', async () => {
    const warn = vi.spyOn(cms.strapi.log, 'warn').mockReturnValue(cms.strapi.log);
    onTestFinished(() => warn.mockRestore());
    await addPasskey(owner, pixel);
    await enterWith(pixel, { isVerified: false });
    expect(warn).toHaveBeenCalledWith('A passkey was refused: PASSKEY_UNVERIFIED');
    const [entry] = await cms.strapi.db.connection('activity_log').orderBy('id', 'desc').limit(1);
    expect(entry).toMatchObject({ action: 'refused-passkey', title: 'Pixel', actor_name: 'owner' });
  });

  test('is not added twice', async () => {
    await addPasskey(owner, pixel);
    expect((await addPasskey(owner, pixel)).failure?.message).toBe('This passkey is already in your list.');
  });

  test('is refused when an answer is sent again', async () => {
    await addPasskey(owner, pixel);
    const caller = visitor(cms);
    const passkey = pixel.use(await optionsFor(caller));
    expect((await signInWithPasskey(caller, passkey)).status).toBe(200);
    expect((await signInWithPasskey(caller, passkey)).failure?.message).toBe(EXPIRED);
  });

  test('is refused for an answer to a challenge that was made for something else', async () => {
    await addPasskey(owner, pixel);
    const caller = visitor(cms);
    const { data } = await owner.graphql<{ confirmingOptions: { challenge: string } }>(
      'mutation { confirmingOptions }',
    );
    const toConfirm = data?.confirmingOptions ?? { challenge: '' };
    expect((await signInWithPasskey(caller, pixel.use(toConfirm))).failure?.message).toBe(EXPIRED);
    const { token } = await passwordAlone(cms, caller);
    const toEnter = pixel.use(await optionsFor(caller));
    expect((await secondStep(caller, { token, passkey: toEnter })).failure?.message).toBe(EXPIRED);
  });

  test('is refused when its challenge is older than five minutes', async () => {
    await addPasskey(owner, pixel);
    const caller = visitor(cms);
    const options = await optionsFor(caller);
    await cms.strapi.db.connection('sign_in_challenges').update({ expires_at: Date.now() - 1 });
    expect((await signInWithPasskey(caller, pixel.use(options))).failure?.message).toBe(EXPIRED);
  });

  test('answers a challenge that another server of the site has made', async () => {
    await addPasskey(owner, pixel);
    const options = await optionsFor(visitor(cms));
    // A restart is another server on the same database: nothing is left in memory.
    cms = await cms.restart();
    expect((await signInWithPasskey(visitor(cms), pixel.use(options))).status).toBe(200);
    ({ owner } = signedIn(cms, await enterWith(pixel)));
  });

  test.each([7, 3, 0])(
    'is refused when its counter is %i after 7, and the owner is told',
    async (counter) => {
      onTestFinished(() => void vi.unstubAllEnvs());
      vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:9');
      vi.stubEnv('MAIL_FROM', 'site@example.org');
      await cms.strapi.db
        .query('plugin::users-permissions.user')
        .update({ where: { username: 'owner' }, data: { email: 'owner@example.org' } });
      await addPasskey(owner, pixel);
      expect((await enterWith(pixel, { counter: 7 })).status).toBe(200);
      const { failure } = await enterWith(pixel, { counter });
      expect(failure?.details.code).toBe('PASSKEY_COPIED');
      expect(failure?.message).toMatch(/^The passkey “Pixel” may have been copied.+ remove this passkey/);
      const [mail] = await cms.strapi.db.connection('mail_outbox').orderBy('id', 'desc').limit(1);
      expect(JSON.parse(mail.about)).toMatchObject({ subject: 'A passkey may have been copied' });
    },
  );

  test.each([7, 3, 0])(
    'that a password manager copies signs in when its counter is %i after 7',
    async (counter) => {
      await addPasskey(owner, pixel, { isSynced: true });
      expect((await enterWith(pixel, { counter: 7, isSynced: true })).status).toBe(200);
      expect((await enterWith(pixel, { counter, isSynced: true })).status).toBe(200);
    },
  );

  test('of a security key cannot claim later that it may be copied', async () => {
    await addPasskey(owner, pixel);
    expect((await enterWith(pixel, { counter: 7 })).status).toBe(200);
    expect((await enterWith(pixel, { counter: 7, isSynced: true })).failure?.details.code).toBe(
      'PASSKEY_COPIED',
    );
  });

  test.each([undefined, null, 'text', 7, {}, { id: 5 }, { id: 'unknown', response: {} }])(
    'is refused if it is %j',
    async (passkey) => {
      expect((await signInWithPasskey(visitor(cms), passkey)).failure?.message).toBe(UNKNOWN);
      await addPasskey(owner, pixel);
      const known = { ...(passkey as object), id: pixel.id };
      const { failure } = await signInWithPasskey(visitor(cms), known);
      expect(failure?.details.code).toBe('PASSKEY_DAMAGED');
    },
  );

  test('needs a name that people can read', async () => {
    const tooLong = await addPasskey(owner, pixel, { name: 'x'.repeat(61) });
    expect(tooLong.failure?.details).toMatchObject({ code: 'TOO_LONG', field: 'name' });
    const empty = await addPasskey(owner, pixel, { name: ' ' });
    expect(empty.failure?.details).toMatchObject({ code: 'REQUIRED', field: 'name' });
  });

  test('is the last of twenty', async () => {
    await addPasskey(owner, pixel);
    const { id: _id, ...row } = await cms.strapi.db.connection('passkeys').first();
    const more = Array.from({ length: 18 }, (_, index) => ({ ...row, credential_id: `more-${index}` }));
    await cms.strapi.db.connection('passkeys').insert(more);
    const added = await Promise.all(
      [1, 2].map(() => addPasskey(owner, new Authenticator(), { name: 'Another' })),
    );
    expect(added.map(({ failure }) => failure?.message).filter(Boolean)).toEqual([
      'You have 20 passkeys. Remove one first.',
    ]);
    expect((await signingIn()).passkeys).toHaveLength(20);
  });
});

test('the first passkey comes with recovery codes, the second keeps them, and without any they are gone', async () => {
  const first = await addPasskey(owner, pixel);
  expect(first.data?.addPasskey.recoveryCodes).toHaveLength(10);
  const second = await addPasskey(owner, new Authenticator(), { name: 'Laptop' });
  expect(second.data?.addPasskey.recoveryCodes).toEqual([]);
  for (const { id } of (await signingIn()).passkeys) await remove(id);
  expect((await signingIn()).recoveryCodesLeft).toBe(0);
});

test('additions at once show one list of recovery codes', async () => {
  const added = await Promise.all(
    ['Pixel', 'Laptop', 'Key'].map((name) => addPasskey(owner, new Authenticator(), { name })),
  );
  const shown = added.map(({ data }) => data?.addPasskey.recoveryCodes.length);
  expect(shown.sort()).toEqual([0, 0, 10]);
  expect((await signingIn()).recoveryCodesLeft).toBe(10);
});

test('a failing database is not reported as a refused passkey', async () => {
  await addPasskey(owner, pixel);
  const caller = visitor(cms);
  const passkey = pixel.use(await optionsFor(caller));
  const rename = (from: string, to: string) => cms.strapi.db.connection.schema.renameTable(from, to);
  await rename('sign_in_challenges', 'away');
  onTestFinished(() => rename('away', 'sign_in_challenges'));
  expect((await signInWithPasskey(caller, passkey)).status).toBeGreaterThanOrEqual(500);
});

test('a passkey of another host keeps the password from opening anything, and the start says so', async () => {
  await addPasskey(owner, pixel);
  await cms.strapi.db.connection('passkeys').update({ host: 'old.example' });
  expect((await signingIn()).passkeys).toMatchObject([{ isUsable: false }]);
  expect(await passwordAlone(cms)).toMatchObject({ passkey: false, code: false });
  const warn = vi.spyOn(cms.strapi.log, 'warn').mockReturnValue(cms.strapi.log);
  try {
    await warnOfOtherHosts(cms.strapi);
    expect(warn).toHaveBeenCalledWith(
      expect.stringContaining('Passkeys of old.example cannot be used at localhost'),
    );
  } finally {
    warn.mockRestore();
  }
});
