import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { newResetToken } from '../src/people/accounts/password-reset';
import { removeSecondFactor } from '../src/people/second-factor/signing-in';
import { type BootedCms, bootCms, OWNER } from './support/boot-strapi';
import { type Answer, Client, signIn, visitor } from './support/client';
import {
  codeOfApp,
  forgetUsedCodes,
  OURS,
  passwordAlone,
  passwordOnly,
  secondStep,
  setUpApp,
  signedIn,
} from './support/second-factor';

const WRONG = 'This code is wrong or was already used.';
const WRONG_CODE = '000000';

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

describe('With an authenticator app', () => {
  test('the password alone opens nothing', async () => {
    const { headers, text } = await visitor(cms).rest('POST', '/api/auth/local', {
      identifier: OWNER.username,
      password: OWNER.password,
    });
    expect(Object.keys(JSON.parse(text) as object)).toEqual(['secondStep']);
    expect(headers.getSetCookie()).toEqual([]);
    const { token } = await passwordAlone(cms);
    const asToken = new Client(cms.url, { authorization: `Bearer ${token}` });
    expect((await asToken.rest('GET', '/api/messages')).status).toBe(401);
  });

  test('password and code open the owner’s area', async () => {
    const answer = await enter({ code: ` ${codeOfApp(app.key).replace(/^.../, '$& ')} ` });
    expect(answer.status).toBe(200);
    expect((await signedIn(cms, answer).owner.rest('GET', '/api/messages')).status).toBe(200);
  });

  test('a code works once, however many requests send it at once', async () => {
    const steps = await Promise.all(Array.from({ length: 4 }, () => passwordAlone(cms)));
    // Half a minute later the app shows another code, which would be accepted too.
    const code = codeOfApp(app.key);
    const answers = await Promise.all(steps.map(({ token }) => secondStep(visitor(cms), { token, code })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await enter({ code })).failure?.message).toBe(WRONG);
  });

  test('a second step ends after five minutes and works once', async () => {
    const { token } = await passwordAlone(cms);
    const code = codeOfApp(app.key);
    await table('sign_in_challenges').update({ expires_at: Date.now() - 1 });
    const late = await secondStep(visitor(cms), { token, code });
    expect(late.failure?.message).toBe('You waited too long. Enter your password again.');
    const { token: next } = await passwordAlone(cms);
    expect((await secondStep(visitor(cms), { token: next, code })).status).toBe(200);
    await forgetUsedCodes(cms);
    expect((await secondStep(visitor(cms), { token: next, code })).status).toBe(400);
  });

  test('wrong codes count, and a correct password does not reset them', async () => {
    const caller = visitor(cms);
    const { token } = await passwordAlone(cms, caller);
    const wrong = await Promise.all(
      Array.from({ length: 5 }, () => secondStep(caller, { token, code: WRONG_CODE })),
    );
    expect(wrong.map(({ failure }) => failure?.message)).toEqual(Array(5).fill(WRONG));
    const refused = await enter({ code: codeOfApp(app.key) }, caller);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('known devices try at most thirty codes an hour too', async () => {
    const { headers } = await enter({ code: codeOfApp(app.key) });
    const [, known = ''] = headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    await forgetUsedCodes(cms);
    const { token } = await passwordAlone(cms);
    await table('throttle_counters').delete();
    // Only a mailed reset or a sign-in makes a device known: many of them must not mean many codes.
    for (let tries = 0; tries < 30; tries += 5) {
      await Promise.all(
        Array.from({ length: 5 }, () =>
          secondStep(new Client(cms.url, { cookie: known }), { token, code: WRONG_CODE }),
        ),
      );
      await table('throttle_counters').where('key', 'like', 'sign-in-device:%').delete();
    }
    const right = await secondStep(new Client(cms.url, { cookie: known }), {
      token,
      code: codeOfApp(app.key),
    });
    expect(right.status).toBe(429);
  });

  test('a mailed reset makes no browser a known device', async () => {
    const { documentId } = await cms.strapi.db
      .query('plugin::users-permissions.user')
      .findOne({ where: { username: OWNER.username } });
    const token = await newResetToken(cms.strapi, documentId);
    const { password } = OWNER;
    const body = { token, password, passwordConfirmation: password };
    const reset = await visitor(cms).rest('POST', '/api/auth/reset-password', body, OURS);
    expect(reset.status).toBe(200);
    expect(reset.headers.getSetCookie().filter((cookie) => cookie.startsWith('known_device='))).toEqual([]);
    ({ owner } = signedIn(cms, await enter({ code: codeOfApp(app.key) })));
  });

  test('a begun sign-in ends when the password changes', async () => {
    const { token } = await passwordAlone(cms);
    const { password } = OWNER;
    const other = 'another-quiet-lamp-42';
    const change = (currentPassword: string, next: string) =>
      owner.rest('POST', '/api/auth/change-password', {
        currentPassword,
        password: next,
        passwordConfirmation: next,
      });
    expect((await change(password, other)).status).toBe(200);
    const late = await secondStep(visitor(cms), { token, code: codeOfApp(app.key) });
    expect(late.failure?.details.code).toBe('SECOND_STEP_EXPIRED');
    await passwordOnly(cms);
    ({ owner } = await signIn(cms, other));
    expect((await change(other, password)).status).toBe(200);
    ({ owner } = await signIn(cms));
  });

  test('strangers try at most thirty codes an hour from all addresses, and a known device is not among them', async () => {
    const { headers } = await enter({ code: codeOfApp(app.key) });
    const known = headers.getSetCookie().find((cookie) => cookie.startsWith('known_device='));
    await forgetUsedCodes(cms);
    const { token } = await passwordAlone(cms);
    const tries = Array.from({ length: 31 }, () => secondStep(visitor(cms), { token, code: WRONG_CODE }));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect((await secondStep(visitor(cms), { token, code: codeOfApp(app.key) })).status).toBe(429);
    const ownDevice = new Client(cms.url, { cookie: known?.split(';')[0] ?? '' });
    expect((await secondStep(ownDevice, { token, code: codeOfApp(app.key) })).status).toBe(200);
  });

  test('a wrong code after the correct password is in Activity and mailed to the owner, at most thrice an hour', async () => {
    onTestFinished(() => void vi.unstubAllEnvs());
    vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:9');
    vi.stubEnv('MAIL_FROM', 'site@example.org');
    await cms.strapi.db
      .query('plugin::users-permissions.user')
      .update({ where: { username: OWNER.username }, data: { email: 'owner@example.org' } });
    const { token } = await passwordAlone(cms);
    await Promise.all(Array.from({ length: 4 }, () => secondStep(visitor(cms), { token, code: WRONG_CODE })));
    const [entry] = await table('activity_log').orderBy('id', 'desc').limit(1);
    expect(entry).toMatchObject({ action: 'wrong-code', actor_name: OWNER.username });
    const mails = await table('mail_outbox').where({ kind: 'sign-in-change' });
    expect(mails).toHaveLength(3);
    expect(JSON.parse(mails[0].about)).toMatchObject({
      to: 'owner@example.org',
      subject: 'Your password was used with a wrong code',
      text: expect.stringMatching(/ on \d+ \w+ \d{4}, \d\d:\d\d\.$/),
    });
    // The warning goes to the former address, before further changes go to the new one.
    await owner.graphql('mutation { changeOwnEmail(email: "thief@example.org") }');
    const [last] = await table('mail_outbox').orderBy('id', 'desc').limit(1);
    expect(JSON.parse(last.about)).toMatchObject({
      to: 'owner@example.org',
      subject: 'Your email address was changed',
    });
  });

  test('another secret replaces the app only when a code has proved it', async () => {
    const { data } = await owner.graphql<{ setUpApp: { key: string; address: string } }>(
      'mutation { setUpApp { key address } }',
    );
    const { key = '', address = '' } = data?.setUpApp ?? {};
    expect(new URL(address).searchParams.get('secret')).toBe(key.replaceAll(' ', ''));
    const turnOn = (code: string) =>
      owner.graphql('mutation ($code: String!) { turnOnApp(code: $code) { recoveryCodes } }', { code });
    expect((await turnOn(WRONG_CODE)).failure?.details).toMatchObject({
      code: 'CODE_WRONG_FOR_APP',
      field: 'code',
    });
    expect((await enter({ code: codeOfApp(app.key) })).status).toBe(200);
    expect((await turnOn(codeOfApp(key))).data).toEqual({ turnOnApp: { recoveryCodes: [] } });
    await forgetUsedCodes(cms);
    expect((await enter({ code: codeOfApp(app.key) })).status).toBe(400);
    expect((await enter({ code: codeOfApp(key) })).status).toBe(200);
  });

  test('a copy of the database holds neither secret nor recovery code', async () => {
    const rows = [...(await table('authenticator_apps')), ...(await table('recovery_codes'))];
    const text = JSON.stringify(rows);
    const bytes = app.key.replaceAll(' ', '');
    for (const secret of [
      bytes,
      ...app.recoveryCodes,
      ...app.recoveryCodes.map((code) => code.replaceAll('-', '')),
    ])
      expect(text).not.toContain(secret);
  });

  test('works on when the last code is of tomorrow, because a clock was ahead', async () => {
    const tomorrow = Math.floor((Date.now() + 24 * 3600_000) / 30_000);
    await table('authenticator_apps').update({ last_step: tomorrow });
    const code = codeOfApp(app.key);
    expect((await enter({ code })).status).toBe(200);
    expect((await enter({ code })).failure?.message).toBe(WRONG);
  });

  test('a second step that ends tomorrow, because a clock was ahead, has ended', async () => {
    const { token } = await passwordAlone(cms);
    await table('sign_in_challenges').update({ expires_at: Date.now() + 24 * 3600_000 });
    const { failure } = await secondStep(visitor(cms), { token, code: codeOfApp(app.key) });
    expect(failure?.details.code).toBe('SECOND_STEP_EXPIRED');
    expect((await enter({ code: codeOfApp(app.key) })).status).toBe(200);
  });

  test('wrong codes hold back no recovery code', async () => {
    const caller = visitor(cms);
    const { token } = await passwordAlone(cms, caller);
    for (let tries = 0; tries < 6; tries += 1) await secondStep(caller, { token, code: WRONG_CODE });
    expect((await secondStep(caller, { token, recoveryCode: app.recoveryCodes[0] })).status).toBe(200);
  });

  test('removing it leaves the password', async () => {
    await owner.graphql('mutation { removeApp { recoveryCodes } }');
    await expect(signIn(cms)).resolves.toBeDefined();
    expect(await table('recovery_codes')).toEqual([]);
  });
});

describe('A recovery code', () => {
  const left = async () =>
    (await owner.graphql<{ signingIn: { recoveryCodesLeft: number } }>('{ signingIn { recoveryCodesLeft } }'))
      .data?.signingIn.recoveryCodesLeft;

  test('opens the owner’s area once, as typed from paper', async () => {
    const [first = ''] = app.recoveryCodes;
    const typed = ` ${first.replaceAll('-', ' ').toUpperCase()}`;
    expect((await enter({ recoveryCode: typed })).status).toBe(200);
    expect((await enter({ recoveryCode: first })).failure?.message).toBe(WRONG);
    expect(await left()).toBe(9);
    const [entry] = await table('activity_log')
      .where({ action: 'use-recovery-code' })
      .orderBy('id', 'desc')
      .limit(1);
    expect(entry).toMatchObject({ actor_name: OWNER.username });
  });

  test('opens it for one of ten requests at once', async () => {
    const [first = ''] = app.recoveryCodes;
    const steps = await Promise.all(Array.from({ length: 10 }, () => passwordAlone(cms)));
    const answers = await Promise.all(
      steps.map(({ token }) => secondStep(visitor(cms), { token, recoveryCode: first })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('stays unused when another request has taken the step', async () => {
    const { token } = await passwordAlone(cms);
    const answers = await Promise.all(
      app.recoveryCodes.slice(0, 4).map((recoveryCode) => secondStep(visitor(cms), { token, recoveryCode })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await left()).toBe(9);
  });

  test('stops working when new ones are made', async () => {
    const { data } = await owner.graphql<{ renewRecoveryCodes: { recoveryCodes: string[] } }>(
      'mutation { renewRecoveryCodes { recoveryCodes } }',
    );
    const [next = ''] = data?.renewRecoveryCodes.recoveryCodes ?? [];
    expect((await enter({ recoveryCode: app.recoveryCodes[0] })).status).toBe(400);
    expect((await enter({ recoveryCode: next })).status).toBe(200);
  });

  test('needs a passkey or an app', async () => {
    await passwordOnly(cms);
    const { failure } = await owner.graphql('mutation { renewRecoveryCodes { recoveryCodes } }');
    expect(failure?.message).toBe('Add a passkey or an authenticator app first.');
  });
});

test('the machine itself can take an owner back to the password', async () => {
  const user = await cms.strapi.db
    .query('plugin::users-permissions.user')
    .findOne({ where: { username: OWNER.username } });
  await removeSecondFactor(cms.strapi, user.id);
  await expect(signIn(cms)).resolves.toBeDefined();
  for (const name of ['passkeys', 'authenticator_apps', 'recovery_codes'])
    expect(await table(name)).toEqual([]);
  const [entry] = await table('activity_log').where({ action: 'remove-second-factor' });
  expect(entry).toMatchObject({ actor: 'machine' });
});

test('a mailed reset sets the password and nothing else', async () => {
  const { documentId } = await cms.strapi.db
    .query('plugin::users-permissions.user')
    .findOne({ where: { username: OWNER.username } });
  const token = await newResetToken(cms.strapi, documentId);
  const password = OWNER.password;
  const reset = await visitor(cms).rest(
    'POST',
    '/api/auth/reset-password',
    { token, password, passwordConfirmation: password },
    OURS,
  );
  expect(reset.status).toBe(200);
  const answer = await enter({ code: codeOfApp(app.key) });
  expect(answer.status).toBe(200);
  ({ owner } = signedIn(cms, answer));
});

test('requests that use cookies need the header of our own pages', async () => {
  for (const path of ['second-step', 'passkey-options', 'passkey']) {
    const { failure } = await visitor(cms).rest('POST', `/api/auth/${path}`, { token: 'x', code: 'x' });
    expect(failure?.details.code, path).toBe('REQUEST_HEADER_MISSING');
  }
});
