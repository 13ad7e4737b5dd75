import jwt from 'jsonwebtoken';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BootedCms, bootCms, OWNER } from './support/boot-strapi';
import { type Answer, Client, cookieOf, type SignIn, signIn, visitor } from './support/client';

const OURS = { 'x-requested-with': 'XMLHttpRequest' };
const SESSION = 'admin::session';

let cms: BootedCms;

beforeAll(async () => {
  cms = await bootCms();
});
afterAll(() => cms.stop());

interface Refreshed {
  status: number;
  accessToken: string;
  cookie: string;
}

const withCookie = (cookie: string) => new Client(cms.url, { cookie });
const withToken = (token: string) => new Client(cms.url, { authorization: `Bearer ${token}` });

async function refresh(cookie: string): Promise<Refreshed> {
  const answer = await withCookie(cookie).rest('POST', '/api/auth/refresh', {}, OURS);
  if (answer.status !== 200) return { status: answer.status, accessToken: '', cookie: '' };
  const { jwt: accessToken } = JSON.parse(answer.text) as { jwt: string };
  const [, device = ''] = cookie.split('; ');
  return { status: 200, accessToken, cookie: `${cookieOf(answer.headers)}; ${device}` };
}

const logout = (cookie: string, body: object = {}) =>
  withCookie(cookie).rest('POST', '/api/auth/logout', body, OURS);

/** Status of a read of the owner's data with this access token. */
const reads = async (token: string) => (await withToken(token).rest('GET', '/api/messages')).status;

const tokenIn = (cookie: string) => /=([^;]+)/.exec(cookie)?.[1] ?? '';

describe('The refresh token', () => {
  test('ends with the browser session, and is sent only to our own pages', async () => {
    const { headers, text } = await visitor(cms).rest('POST', '/api/auth/local', {
      identifier: OWNER.username,
      password: OWNER.password,
    });
    const cookies = headers.getSetCookie().filter((cookie) => !cookie.startsWith('known_device='));
    expect(cookies).toHaveLength(1);
    expect(cookies[0]).toMatch(/^owner_session=[^;]+; path=\/; samesite=strict; httponly$/i);
    const refreshToken = tokenIn(cookieOf(headers));
    expect(jwt.decode(refreshToken)).toMatchObject({ type: 'refresh' });
    expect(text).not.toContain(refreshToken);
    expect(Object.keys(JSON.parse(text) as object).sort()).toEqual(['jwt', 'user']);
  });

  test.each([
    [
      'is Secure and bound to its host behind TLS',
      {},
      /^__Host-owner_session=[^;]+; path=\/; samesite=strict; secure/i,
    ],
    [
      'is kept by a browser that signs in over plain HTTP',
      { origin: 'http://site.lan:3000' },
      /^owner_session=(?!.*secure)/i,
    ],
  ])('%s', async (_behaviour, sent, expected) => {
    const before = process.env.PUBLIC_URL;
    process.env.PUBLIC_URL = 'https://site.example';
    const account = { identifier: OWNER.username, password: OWNER.password };
    try {
      const { headers } = await visitor(cms).rest('POST', '/api/auth/local', account, sent);
      expect(headers.getSetCookie()[0]).toMatch(expected);
    } finally {
      process.env.PUBLIC_URL = before;
    }
  });

  test('is in no response to a refresh or a change of password', async () => {
    const { cookie, owner } = await signIn(cms);
    const answer = await withCookie(cookie).rest('POST', '/api/auth/refresh', {}, OURS);
    expect(Object.keys(JSON.parse(answer.text) as object)).toEqual(['jwt']);
    expect(answer.text).not.toContain(tokenIn(cookieOf(answer.headers)));
    const change = await owner.rest('POST', '/api/auth/change-password', {
      currentPassword: 'wrong',
      password: 'another-quiet-lamp-42',
      passwordConfirmation: 'another-quiet-lamp-42',
    });
    expect(change.text).not.toMatch(/refresh|eyJ/);
  });
});

describe('Several tabs', () => {
  test('stay signed in after five simultaneous refreshes with one cookie', async () => {
    const { cookie } = await signIn(cms);
    const tabs = await Promise.all([1, 2, 3, 4, 5].map(() => refresh(cookie)));
    expect(tabs.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    for (const tab of tabs) expect(await reads(tab.accessToken)).toBe(200);
    const next = await Promise.all(tabs.map((tab) => refresh(tab.cookie)));
    expect(next.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  });

  test('stay signed in after repeated refreshes with their last cookie', async () => {
    const { cookie } = await signIn(cms);
    let jar = cookie;
    const tab = async () => {
      const seen: number[] = [];
      for (let round = 0; round < 6; round += 1) {
        const { status, cookie: next } = await refresh(jar);
        seen.push(status);
        if (next) jar = next;
      }
      return seen;
    };
    const rounds = await Promise.all([tab(), tab(), tab(), tab()]);
    expect(new Set(rounds.flat())).toEqual(new Set([200]));
  });

  test('end their device with a cookie that was exchanged more than 10 seconds ago', async () => {
    const [thief, other] = [await signIn(cms), await signIn(cms)];
    const renewed = await refresh(thief.cookie);
    const { sessionId } = jwt.decode(tokenIn(thief.cookie)) as { sessionId: string };
    await cms.strapi.db
      .connection(cms.strapi.db.metadata.get(SESSION).tableName)
      .where({ session_id: sessionId })
      .update({ updated_at: new Date(Date.now() - 11_000) });
    expect((await refresh(thief.cookie)).status).toBe(401);
    expect((await refresh(renewed.cookie)).status).toBe(401);
    expect(await reads(renewed.accessToken)).toBe(401);
    expect(await reads(other.accessToken)).toBe(200);
  });
});

describe('Signing out', () => {
  test('ends all tokens of the device, even from before an exchange, and no others', async () => {
    const [a, b] = [await signIn(cms), await signIn(cms)];
    const tokens = [a.accessToken];
    let { cookie } = a as { cookie: string };
    for (let rotation = 0; rotation < 3; rotation += 1) {
      const renewed = await refresh(cookie);
      tokens.push(renewed.accessToken);
      cookie = renewed.cookie;
    }
    expect(await Promise.all(tokens.map(reads))).toEqual([200, 200, 200, 200]);
    const answer = await logout(cookie);
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()[0]).toMatch(/^owner_session=;.*expires=Thu, 01 Jan 1970/i);
    expect(await Promise.all(tokens.map(reads))).toEqual([401, 401, 401, 401]);
    expect((await refresh(cookie)).status).toBe(401);
    expect(await reads(b.accessToken)).toBe(200);
    expect((await refresh(b.cookie)).status).toBe(200);
  });

  test('closes GraphQL and the media upload to the token', async () => {
    const { owner, cookie } = await signIn(cms);
    await logout(cookie);
    expect((await owner.graphql('{ messages { subject } }')).status).toBe(401);
    const form = new FormData();
    form.append('files', new Blob(['x']), 'x.png');
    expect((await owner.send('/api/upload', { method: 'POST', body: form })).status).toBe(401);
  });

  test('ends every device with "Sign out everywhere"', async () => {
    const [a, b] = [await signIn(cms), await signIn(cms)];
    await logout(a.cookie, { scope: 'all' });
    expect([await reads(a.accessToken), await reads(b.accessToken)]).toEqual([401, 401]);
    expect((await refresh(b.cookie)).status).toBe(401);
  });

  test('with an old or forged cookie succeeds and ends no other session', async () => {
    const other = await signIn(cms);
    for (const cookie of ['owner_session=forged', 'owner_session=', 'nothing=1']) {
      expect((await logout(cookie, { scope: 'all' })).status).toBe(200);
    }
    expect(await reads(other.accessToken)).toBe(200);
  });

  describe('a change of password', () => {
    const NEW_PASSWORD = 'broad-violet-bridge-7';
    const change = ({ owner }: SignIn, fields: object): Promise<Answer<unknown>> =>
      owner.rest('POST', '/api/auth/change-password', {
        currentPassword: OWNER.password,
        password: NEW_PASSWORD,
        passwordConfirmation: NEW_PASSWORD,
        ...fields,
      });

    test('is refused with a message if data is wrong, and ends nothing', async () => {
      const session = await signIn(cms);
      const same = (password: string) => ({ password, passwordConfirmation: password });
      const wrong: [object, string][] = [
        [{ currentPassword: 'wrong' }, 'Invalid password'],
        [{ passwordConfirmation: 'different' }, 'The passwords do not match.'],
        [same(OWNER.password), 'The new password must differ from the current one.'],
        [
          same('quiet-river-lamp-\ud800'),
          'The password contains characters that cannot be used. Type it again.',
        ],
        [
          same('quiet-river-\u0000lamp'),
          'The password contains characters that cannot be used. Type it again.',
        ],
        [same('short'), 'The password must have at least 12 characters.'],
        [same('é'.repeat(37)), 'The password must have at most 72 bytes. Choose a shorter one.'],
        [same('my-owner-password'), 'The password must not contain the username.'],
        [same('password12345'), 'The password is too easy to guess. Use several unrelated words.'],
        [{ password: '' }, 'Fill in this field.'],
        [{ currentPassword: null }, 'Fill in this field.'],
      ];
      for (const [fields, message] of wrong) {
        expect(await change(session, fields)).toMatchObject({ status: 400, failure: { message } });
      }
      expect(await reads(session.accessToken)).toBe(200);
    });

    test('limits guesses of the current password like sign-ins', async () => {
      const session = await signIn(cms);
      const seen = [];
      for (let guess = 0; guess < 6; guess += 1)
        seen.push((await change(session, { currentPassword: 'x' })).status);
      expect(seen).toEqual([400, 400, 400, 400, 400, 429]);
    });

    test('ends every session on every device, and only the new password signs in', async () => {
      const [a, b] = [await signIn(cms), await signIn(cms)];
      const renewed = await refresh(b.cookie);
      expect(await change(a, {})).toMatchObject({ status: 200 });
      const tokens = [a.accessToken, b.accessToken, renewed.accessToken];
      expect(await Promise.all(tokens.map(reads))).toEqual([401, 401, 401]);
      expect((await refresh(a.cookie)).status).toBe(401);
      expect((await refresh(renewed.cookie)).status).toBe(401);
      await expect(signIn(cms, OWNER.password)).rejects.toThrow('Invalid password');
      const again = await signIn(cms, NEW_PASSWORD);
      const back = {
        currentPassword: NEW_PASSWORD,
        password: OWNER.password,
        passwordConfirmation: OWNER.password,
      };
      expect((await change(again, back)).status).toBe(200);
    });
  });
});

describe('Routes that use the session cookie', () => {
  test.each(['refresh', 'logout'])(
    'require at %s the header of our own pages and, if sent, our origin',
    async (action) => {
      const { cookie } = await signIn(cms);
      const status = async (headers: Record<string, string>, body?: string) =>
        (
          await withCookie(cookie).send(`/api/auth/${action}`, {
            method: 'POST',
            headers,
            body,
          })
        ).status;
      expect(await status({})).toBe(403);
      expect(await status({ origin: 'http://localhost:3000' })).toBe(403);
      expect(await status({ 'content-type': 'text/plain' }, '{}')).toBe(403);
      for (const origin of [
        'https://evil.example',
        'null',
        'http://localhost:3000.evil.example',
        'http://localhost',
      ]) {
        expect(await status({ ...OURS, origin }), origin).toBe(403);
      }
      // None of these has exchanged or ended the session.
      expect(await status({ ...OURS, origin: 'http://localhost:3000' })).toBe(200);
    },
  );

  test('refresh nothing without a cookie', async () => {
    expect((await visitor(cms).rest('POST', '/api/auth/refresh', {}, OURS)).status).toBe(401);
  });
});

describe('A token', () => {
  test('is refused if expired, unsigned, altered or a refresh token', async () => {
    const { accessToken, cookie } = await signIn(cms);
    const secret = process.env.JWT_SECRET ?? '';
    const { userId, sessionId } = jwt.decode(accessToken) as { userId: string; sessionId: string };
    const claims = { userId, sessionId, type: 'access' };
    const live = jwt.sign(claims, secret, { expiresIn: 60 });
    const dead = [
      jwt.sign(claims, secret, { expiresIn: -1 }),
      jwt.sign(claims, '', { algorithm: 'none' }),
      jwt.sign(claims, 'another-secret-another-secret-another', { expiresIn: 60 }),
      jwt.sign({ ...claims, sessionId: 'never-was' }, secret, { expiresIn: 60 }),
      jwt.sign({ id: 1 }, secret, { expiresIn: 60 }),
      tokenIn(cookie),
      `${accessToken}x`,
    ];
    expect(await reads(live)).toBe(200);
    for (const token of dead) expect(await reads(token), token).toBe(401);
  });

  test('works for five minutes as access token', async () => {
    const { accessToken } = await signIn(cms);
    const { iat = 0, exp = 0 } = jwt.decode(accessToken) as jwt.JwtPayload;
    expect(exp - iat).toBe(300);
  });
});
