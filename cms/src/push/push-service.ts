import { createPrivateKey, createPublicKey, hkdfSync, sign } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { formSecret } from '../platform/secrets/secrets';
import { DAY_MS } from '../shared/days';

/** Hosts of the push services of browsers. The CMS calls no other address that a browser names. */
const HOSTS =
  /^(?:fcm\.googleapis\.com|(?:[\w-]+\.)+(?:push\.services\.mozilla\.com|push\.apple\.com|notify\.windows\.com))$/;
const LONGEST_ENDPOINT = 1000;
const PATIENCE_MS = 5000;
const PUSH_HEADERS = { ttl: String(DAY_MS / 1000), topic: 'news', urgency: 'high' };
/** Push services refuse tokens of more than 24 hours (RFC 8292). */
const TOKEN_SECONDS = 12 * 3600;
/** PKCS#8 of a P-256 key up to its 32 bytes. */
const KEY_PREFIX = '3041020100301306072a8648ce3d020106082a8648ce3d030107042730250201010420';

/** Derives the key of this site. With another FORM_SECRET, devices must subscribe again. */
const privateKey = () => {
  const bytes = Buffer.from(hkdfSync('sha256', formSecret(), '', 'push', 32));
  const key = Buffer.concat([Buffer.from(KEY_PREFIX, 'hex'), bytes]);
  return createPrivateKey({ key, format: 'der', type: 'pkcs8' });
};

/** Returns the key that browsers subscribe with: the last 65 bytes of the public key, as base64url. */
export const pushKey = (): string =>
  createPublicKey(privateKey()).export({ format: 'der', type: 'spki' }).subarray(-65).toString('base64url');

/** Returns the header by which a push service knows this site (VAPID). */
function authorization(endpoint: string, now: number): string {
  const exp = Math.floor(now / 1000) + TOKEN_SECONDS;
  const claims = { aud: new URL(endpoint).origin, exp, sub: process.env.PUBLIC_URL };
  const parts = [{ typ: 'JWT', alg: 'ES256' }, claims].map((part) => Buffer.from(JSON.stringify(part)));
  const text = parts.map((part) => part.toString('base64url')).join('.');
  const signature = sign('sha256', Buffer.from(text), { key: privateKey(), dsaEncoding: 'ieee-p1363' });
  return `vapid t=${text}.${signature.toString('base64url')}, k=${pushKey()}`;
}

/** Returns whether an address belongs to a push service. Tests add an origin of this machine to the configuration. */
export function isPushService(strapi: Core.Strapi, endpoint: string): boolean {
  if (endpoint.length > LONGEST_ENDPOINT || !URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password, origin } = new URL(endpoint);
  if (strapi.config.get('push.service') === origin) return true;
  return protocol === 'https:' && HOSTS.test(hostname) && `${port}${username}${password}` === '';
}

/**
 * Sends a push without content, which needs no encryption.
 *
 * @returns the status, 0 without an answer, and the milliseconds that the service asks to wait
 */
export async function callPushService(endpoint: string, now: number) {
  try {
    const { status, headers, body } = await fetch(endpoint, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
      // A device that is off for up to a day gets only the newest push.
      headers: { ...PUSH_HEADERS, authorization: authorization(endpoint, now) },
    });
    await body?.cancel();
    const retryAfter = headers.get('retry-after') ?? '';
    return { status, waitMs: Number(retryAfter) * 1000 || Date.parse(retryAfter) - now || 0 };
  } catch {
    return { status: 0, waitMs: 0 };
  }
}
