import type { FastifyRequest } from 'fastify';
import { Refused } from './refused';

/** Three parts in base64url, as the cms signs them; far longer than any of them. */
const TOKEN = /^Bearer [\w-]+\.[\w-]+\.[\w-]+$/;
const LONGEST = 4096;

/**
 * Whether the request claims to be the owner's; the cms checks the claim.
 *
 * @throws Refused when it has an Authorization header that the cms would take for none
 */
export function bearsToken({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const { authorization } = headers;
  if (authorization === undefined) return false;
  if (authorization.length <= LONGEST && TOKEN.test(authorization)) return true;
  throw new Refused(401, 'UNAUTHORIZED', 'Please sign in.');
}

/** @throws Refused when a body is something else: browsers send that for a form of any site, without asking ours */
export function requireJson({ headers }: Pick<FastifyRequest, 'headers'>): void {
  if (/^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '')) return;
  throw new Refused(415, 'JSON_ONLY', 'Send GraphQL requests with Content-Type: application/json.');
}

/** Where a form came from, as its browser says. */
type Sender = Pick<FastifyRequest, 'headers' | 'host'>;

/**
 * Whether a posted form comes from a page of this site. Browsers that say nothing are let through: a form
 * carries no session, and its token is checked by the cms.
 */
export function isFromThisSite({ headers, host }: Sender, publicUrl: string): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (site) return site === 'same-origin' || site === 'none';
  if (!origin) return true;
  return origin === publicUrl || (URL.canParse(origin) && new URL(origin).host === host);
}
