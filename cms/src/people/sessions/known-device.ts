import { createHmac, randomBytes } from 'node:crypto';
import { isFromAhead } from '../../platform/clock';
import { formSecret, isSameText } from '../../platform/secrets/secrets';
import { DAY_MS } from '../../shared/days';

/** How long a browser stays known after a sign-in. */
export const DEVICE_DAYS = 365;
/** 128 bits. Each cookie has a different nonce, so that its failures are counted separately. */
const NONCE_BYTES = 16;

/**
 * A browser in which someone has signed in to an account. It grants no access; it only keeps the owner's sign-in apart
 * from strangers'.
 */
export interface KnownDevice {
  userId: number;
  nonce: string;
}

const signatureOf = (value: string): string =>
  createHmac('sha256', formSecret()).update(`known-device:${value}`).digest('base64url');

/**
 * Creates the value of the cookie that identifies a known browser.
 *
 * @param now milliseconds since 1970
 */
export function newDevice(userId: number, now = Date.now()): string {
  const nonce = randomBytes(NONCE_BYTES).toString('base64url');
  const value = `${userId}.${now + DEVICE_DAYS * DAY_MS}.${nonce}`;
  return `${value}.${signatureOf(value)}`;
}

/**
 * Reads the value of this cookie.
 *
 * @param now milliseconds since 1970
 * @returns undefined if it is missing, expired, forged, or made under a clock that was ahead
 */
export function readDevice(cookie: string | undefined, now = Date.now()): KnownDevice | undefined {
  const [, value = '', userId, endsAt, nonce = '', signature = ''] =
    /^((\d+)\.(\d+)\.([\w-]+))\.([\w-]+)$/.exec(cookie ?? '') ?? [];
  if (!isSameText(signatureOf(value), signature)) return undefined;
  const isLive = Number(endsAt) > now && !isFromAhead(Number(endsAt), now, DEVICE_DAYS * DAY_MS);
  return isLive ? { userId: Number(userId), nonce } : undefined;
}
