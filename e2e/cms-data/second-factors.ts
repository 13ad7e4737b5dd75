import { createHmac } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { ownerAccount } from './accounts';

const HEADERS = { 'X-Requested-With': 'XMLHttpRequest' };
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_MS = 30_000;

/**
 * Returns the code that an authenticator app shows.
 *
 * @param key in base32, in groups
 * @param stepsAhead 1 for the next code, because each is accepted once
 */
export function appCode(key: string, stepsAhead = 0): string {
  const bits = [...key.replaceAll(/\s/g, '')]
    .map((letter) => BASE32.indexOf(letter.toUpperCase()).toString(2).padStart(5, '0'))
    .join('');
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / STEP_MS) + stepsAhead));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const number = hash.readUInt32BE(hash.readUInt8(hash.length - 1) & 0xf) & 0x7fff_ffff;
  return String(number % 1_000_000).padStart(6, '0');
}

/** Sends a query as the owner, and expects no refusal. */
async function asOwner(request: APIRequestContext, token: string | null, query: string, variables = {}) {
  const answer = await request.post('/graphql', {
    data: { query, variables },
    headers: { Authorization: `Bearer ${token}` },
  });
  const { data, errors } = (await answer.json()) as { data: unknown; errors?: unknown };
  expect(errors, JSON.stringify(errors)).toBeUndefined();
  return data;
}

/**
 * Proves who is at the owner's signed-in browser, for ten minutes: a worker of the tests may have signed in earlier.
 *
 * @param request of this browser
 */
export async function confirmOwner(request: APIRequestContext): Promise<void> {
  const token = await tokenOfCookie(request);
  const { password } = ownerAccount();
  await asOwner(request, token, 'mutation ($password: String) { confirmAgain(password: $password) }', {
    password,
  });
}

/**
 * Removes every second factor of the owner.
 *
 * @param request of the owner's browser
 * @param recoveryCode signs in if the browser is signed out
 */
export async function removeSecondFactors(request: APIRequestContext, recoveryCode?: string): Promise<void> {
  const token = (await tokenOfCookie(request)) ?? (await tokenByPassword(request, recoveryCode));
  const { signingIn } = (await asOwner(request, token, '{ signingIn { passkeys { id } appAddedAt } }')) as {
    signingIn: { passkeys: { id: string }[]; appAddedAt: string | null };
  };
  for (const passkey of signingIn.passkeys)
    await asOwner(
      request,
      token,
      'mutation ($id: ID!) { removePasskey(id: $id) { recoveryCodes } }',
      passkey,
    );
  if (signingIn.appAddedAt) await asOwner(request, token, 'mutation { removeApp { recoveryCodes } }');
}

/** Null if the browser is signed out. */
async function tokenOfCookie(request: APIRequestContext): Promise<string | null> {
  const answer = await request.post('/api/auth/refresh', { headers: HEADERS });
  return answer.ok() ? ((await answer.json()) as { jwt: string }).jwt : null;
}

async function tokenByPassword(request: APIRequestContext, recoveryCode?: string): Promise<string> {
  const { username, password } = ownerAccount();
  const data = { identifier: username, password };
  const answer = await request.post('/api/auth/local', { data, headers: HEADERS });
  const { jwt, secondStep } = (await answer.json()) as { jwt: string; secondStep?: { token: string } };
  if (!secondStep) return jwt;
  const opened = await request.post('/api/auth/second-step', {
    data: { token: secondStep.token, recoveryCode },
    headers: HEADERS,
  });
  expect(opened.ok(), await opened.text()).toBe(true);
  return ((await opened.json()) as { jwt: string }).jwt;
}
