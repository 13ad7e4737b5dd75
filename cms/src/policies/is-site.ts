import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from 'koa';
import { renderSecret } from '../platform/secrets/secrets';

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Lets only requests of the public origin itself pass, not those it forwards for visitors (see
 * cms/src/http/forwarded-caller.ts). web/server/http/site-proof.ts creates the same proof.
 */
export default ({ request }: { request: Context['request'] }): boolean => {
  const proof = createHmac('sha256', renderSecret()).update('the site itself').digest('base64url');
  return timingSafeEqual(digest(request.get('x-site-proof')), digest(proof));
};
