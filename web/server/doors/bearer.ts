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
