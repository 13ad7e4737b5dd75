import type { FastifyRequest } from 'fastify';
import { Refused } from './refused';

/** Three base64url parts, as the CMS signs tokens; the limit is far above their length. */
const TOKEN = /^Bearer [\w-]+\.[\w-]+\.[\w-]+$/;
const LONGEST = 4096;

/**
 * Returns whether the request claims to be the owner's; the CMS verifies the claim.
 *
 * @throws Refused when the CMS would ignore its Authorization header
 */
export function bearsToken({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const { authorization } = headers;
  if (authorization === undefined) return false;
  if (authorization.length <= LONGEST && TOKEN.test(authorization)) return true;
  throw new Refused(401, 'UNAUTHORIZED', 'Please sign in.');
}

/** @throws Refused when the body is not JSON: browsers send forms of any site without asking ours */
export function requireJson({ headers }: Pick<FastifyRequest, 'headers'>): void {
  if (/^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '')) return;
  throw new Refused(415, 'JSON_ONLY', 'Send GraphQL requests with Content-Type: application/json.');
}

/** The site that posted a form, as the browser names it. */
type Sender = Pick<FastifyRequest, 'headers' | 'host'>;

/**
 * Returns whether a posted form comes from a page of this site. Requests without these headers pass: a form carries no
 * session, and the CMS checks its token.
 */
export function isFromThisSite({ headers, host }: Sender, publicUrl: string): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (site) return site === 'same-origin' || site === 'none';
  if (!origin) return true;
  return origin === publicUrl || (URL.canParse(origin) && new URL(origin).host === host);
}
