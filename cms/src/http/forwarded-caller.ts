import { createHmac } from 'node:crypto';
import type { Context, Next } from 'koa';
import { isSameText, renderSecret } from '../platform/secrets/secrets';
import { answerError } from './error-response';

/** The public origin creates the same proof: web/server/proxy/cms-proxy.ts. */
const PROOF = 'x-forwarded-proof';
const CLAIMS = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host'] as const;

/** Reports a wrong secret to the public origin. Otherwise all its visitors would count as one. */
const HEALTH = /^\/api\/health\/?$/i;

/**
 * Trusts the forwarded address only if the public origin has signed it. Otherwise the caller is the address of the
 * connection, whatever headers it sends.
 */
export default () => {
  const secret = renderSecret();
  return (ctx: Context, next: Next) => {
    const { headers } = ctx.req;
    const claims = CLAIMS.map((name) => headers[name] ?? '').join('\n');
    const proof = headers[PROOF];
    delete headers[PROOF];
    if (isProof(proof, claims, secret)) return next();
    for (const name of CLAIMS) delete headers[name];
    if (proof === undefined || !HEALTH.test(ctx.path)) return next();
    return answerError(ctx, { status: 403, name: 'ForbiddenError', code: 'PROOF_INVALID' });
  };
};

function isProof(given: string | string[] | undefined, claims: string, secret: string): boolean {
  const expected = createHmac('sha256', secret).update(claims).digest('base64url');
  return typeof given === 'string' && isSameText(given, expected);
}
