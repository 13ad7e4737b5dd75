import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from 'koa';
import { renderSecret } from '../platform/secrets/secrets';

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Whether the public origin asks for itself, for nobody. Whom it asks for somebody it proves otherwise:
 * cms/src/http/forwarded-caller.ts. It makes the proof the same way: web/server/http/site-proof.ts.
 */
export default ({ request }: { request: Context['request'] }): boolean => {
  const proof = createHmac('sha256', renderSecret()).update('the site itself').digest('base64url');
  return timingSafeEqual(digest(request.get('x-site-proof')), digest(proof));
};
