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

const REFUSED = 'This passkey was not accepted. Try again, or sign in another way.';

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
    expect((await enterWith(pixel)).failure?.message).toBe(REFUSED);
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
    ['from another site', { origin: 'http://localhost.evil.example:3000' }],
    ['without a person who proved who they are', { isVerified: false }],
  ])('is refused %s', async (_name, signing) => {
    expect((await addPasskey(owner, pixel, signing)).failure?.message).toBe(REFUSED);
    await addPasskey(owner, pixel);
    expect((await enterWith(pixel, signing)).failure?.message).toBe(REFUSED);
  });

  test('is refused when an answer is sent again', async () => {
    await addPasskey(owner, pixel);
    const caller = visitor(cms);
    const passkey = pixel.use(await optionsFor(caller));
    expect((await signInWithPasskey(caller, passkey)).status).toBe(200);
    expect((await signInWithPasskey(caller, passkey)).failure?.message).toBe(REFUSED);
  });

  test('is refused for an answer to a challenge that was made for something else', async () => {
    await addPasskey(owner, pixel);
    const caller = visitor(cms);
    const { data } = await owner.graphql<{ confirmingOptions: { challenge: string } }>(
      'mutation { confirmingOptions }',
    );
    const toConfirm = data?.confirmingOptions ?? { challenge: '' };
    expect((await signInWithPasskey(caller, pixel.use(toConfirm))).failure?.message).toBe(REFUSED);
    const { token } = await passwordAlone(cms, caller);
    const toEnter = pixel.use(await optionsFor(caller));
    expect((await secondStep(caller, { token, passkey: toEnter })).failure?.message).toBe(REFUSED);
  });

  test('is refused when its challenge is older than five minutes', async () => {
    await addPasskey(owner, pixel);
    const caller = visitor(cms);
    const options = await optionsFor(caller);
    await cms.strapi.db.connection('sign_in_challenges').update({ expires_at: Date.now() - 1 });
    expect((await signInWithPasskey(caller, pixel.use(options))).failure?.message).toBe(REFUSED);
  });

  test('answers a challenge that another server of the site has made', async () => {
    await addPasskey(owner, pixel);
    const options = await optionsFor(visitor(cms));
    // A restart is another server on the same database: nothing is left in memory.
    cms = await cms.restart();
    expect((await signInWithPasskey(visitor(cms), pixel.use(options))).status).toBe(200);
    ({ owner } = signedIn(cms, await enterWith(pixel)));
  });

  test('is refused when its counter does not grow, as that of a copy', async () => {
    await addPasskey(owner, pixel);
    expect((await enterWith(pixel, { counter: 7 })).status).toBe(200);
    expect((await enterWith(pixel, { counter: 7 })).failure?.message).toBe(REFUSED);
  });

  test.each([undefined, null, 'text', 7, {}, { id: 5 }, { id: 'unknown', response: {} }])(
    'is refused if it is %j',
    async (passkey) => {
      expect((await signInWithPasskey(visitor(cms), passkey)).failure?.message).toBe(REFUSED);
      await addPasskey(owner, pixel);
      const known = { ...(passkey as object), id: pixel.id };
      expect((await signInWithPasskey(visitor(cms), known)).failure?.message).toBe(REFUSED);
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
