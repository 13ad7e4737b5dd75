import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type BootedCms, bootCms } from './support/boot-strapi';
import { type Answer, type Client, signIn, visitor } from './support/client';
import {
  codeOfApp,
  forgetUsedCodes,
  loseKeyOfApp,
  passwordAlone,
  passwordOnly,
  secondStep,
  setUpApp,
} from './support/second-factor';

let cms: BootedCms;
let owner: Client;
let app: { key: string; recoveryCodes: string[] };

beforeAll(async () => {
  cms = await bootCms();
  ({ owner } = await signIn(cms));
});
afterAll(() => cms.stop());

beforeEach(async () => {
  await passwordOnly(cms);
  app = await setUpApp(owner);
  await forgetUsedCodes(cms);
});

const table = (name: string) => cms.strapi.db.connection(name);

/** Sends the password and then a proof, from one address. */
async function enter(proof: object, caller = visitor(cms)): Promise<Answer<unknown>> {
  const { token } = await passwordAlone(cms, caller);
  return secondStep(caller, { token, ...proof });
}

describe('With an app whose key cannot be read', () => {
  const signingIn = async () =>
    (await owner.graphql<{ signingIn: object }>('{ signingIn { appAddedAt isAppUnreadable } }')).data
      ?.signingIn;

  test.each(['v1:00:00:00', 'no key at all'])('the second step offers what works (%s)', async (secret) => {
    await loseKeyOfApp(cms, secret);
    expect(await passwordAlone(cms)).toMatchObject({
      passkey: false,
      code: false,
      recoveryCode: true,
      isAppUnreadable: true,
    });
    expect(await signingIn()).toEqual({ appAddedAt: expect.any(String), isAppUnreadable: true });
    await table('recovery_codes').delete();
    expect(await passwordAlone(cms)).toMatchObject({ recoveryCode: false });
  });

  test('codes count nothing and warn nobody, and a recovery code opens the owner’s area', async () => {
    await loseKeyOfApp(cms);
    const caller = visitor(cms);
    const { token } = await passwordAlone(cms, caller);
    await table('activity_log').where({ action: 'wrong-code' }).delete();
    for (let tries = 0; tries < 6; tries += 1) {
      const { failure } = await secondStep(caller, { token, code: codeOfApp(app.key) });
      expect(failure?.message).toMatch(/^The key of your authenticator app cannot be read/);
    }
    expect(await table('activity_log').where({ action: 'wrong-code' })).toEqual([]);
    const counters: { key: string }[] = await table('throttle_counters').select('key');
    expect(counters.filter(({ key }) => key.startsWith('sign-in-codes'))).toEqual([]);
    expect((await secondStep(caller, { token, recoveryCode: app.recoveryCodes[0] })).status).toBe(200);
  });

  test('setting it up again mends it', async () => {
    await loseKeyOfApp(cms);
    const { key } = await setUpApp(owner);
    await forgetUsedCodes(cms);
    expect(await signingIn()).toMatchObject({ isAppUnreadable: false });
    expect((await enter({ code: codeOfApp(key) })).status).toBe(200);
  });
});
