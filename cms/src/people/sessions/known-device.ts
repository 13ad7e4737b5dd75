import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { formSecret } from '../../platform/secrets/secrets';
import { DAY_MS } from '../../shared/days';

/** How long a browser counts as known after a sign-in. */
export const DEVICE_DAYS = 365;
/** 128 bits, of which each cookie has others: its failures are counted apart. */
const NONCE_BYTES = 16;

/** A browser in which somebody has signed in to an account. It opens nothing: it only keeps strangers out of their place. */
export interface KnownDevice {
  userId: number;
  nonce: string;
}

const signatureOf = (value: string): Buffer =>
  createHmac('sha256', formSecret()).update(`known-device:${value}`).digest();

/**
 * Makes the value of the cookie by which a browser is known.
 *
 * @param now milliseconds since 1970
 */
export function newDevice(userId: number, now = Date.now()): string {
  const nonce = randomBytes(NONCE_BYTES).toString('base64url');
  const value = `${userId}.${now + DEVICE_DAYS * DAY_MS}.${nonce}`;
  return `${value}.${signatureOf(value).toString('base64url')}`;
}

/**
 * Reads that value.
 *
 * @param now milliseconds since 1970
 * @returns undefined when it is missing, too old, or made by somebody else
 */
export function readDevice(cookie: string | undefined, now = Date.now()): KnownDevice | undefined {
  const [, value = '', userId, endsAt, nonce = '', signature = ''] =
    /^((\d+)\.(\d+)\.([\w-]+))\.([\w-]+)$/.exec(cookie ?? '') ?? [];
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf(value);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return Number(endsAt) > now ? { userId: Number(userId), nonce } : undefined;
}
