import { errors } from '@strapi/utils';
import type { Context } from 'koa';

/**
 * Routes that act on the session cookie alone must be called by our own pages: the header cannot be sent
 * across origins without a preflight, and the origin, when the browser names it, must be our own.
 *
 * @throws ForbiddenError
 */
export function requireSameOrigin(ctx: Context): void {
  if (!ctx.get('x-requested-with')) throw new errors.ForbiddenError('The header X-Requested-With is missing');
  const origin = ctx.get('origin');
  if (origin && !ownHosts(ctx).includes(hostOf(origin)))
    throw new errors.ForbiddenError('This origin may not do that');
}

function ownHosts(ctx: Context): string[] {
  return [hostOf(process.env.PUBLIC_URL ?? ''), ctx.host].filter(Boolean);
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : '';
}
