import { createHmac } from 'node:crypto';
import type { Context } from 'koa';
import { isSameText, renderSecret } from '../platform/secrets/secrets';

/**
 * Lets only requests of the public origin itself pass, not those it forwards for visitors (see
 * cms/src/http/forwarded-caller.ts). web/server/http/site-proof.ts creates the same proof.
 */
export default ({ request }: { request: Context['request'] }): boolean => {
  const proof = createHmac('sha256', renderSecret()).update('the site itself').digest('base64url');
  return isSameText(request.get('x-site-proof'), proof);
};
