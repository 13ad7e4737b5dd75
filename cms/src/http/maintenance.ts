import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { readSettings } from '../content';
import { ownerLooksAtTheSite } from '../people';
import { CONTENT, findSignedIn } from './bearer';
import { answerError } from './error-response';

/** The public origin sends the same value. */
const RETRY_AFTER_SECONDS = 120;

/** Sign-in, health and the site's own requests stay open, so that the owner can end maintenance. */
const ALWAYS_OPEN = /^\/api\/(?:auth\/|site-state\/?$|health\/?$|last-days\/?$|booking-files\/)/i;

/**
 * Answers 503 to visitors' requests for content during maintenance; the signed-in owner can continue. Runs before the
 * middleware that refuses expired tokens, so that an expired session gets 503 too.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    if (!CONTENT.test(ctx.path) || ALWAYS_OPEN.test(ctx.path)) return next();
    const { maintenance } = await readSettings(strapi);
    if (!maintenance || (await findSignedIn(strapi, ctx)) || (await ownerLooksAtTheSite(strapi, ctx)))
      return next();
    ctx.set('Retry-After', String(RETRY_AFTER_SECONDS));
    answerError(ctx, { status: 503, name: 'MaintenanceError', code: 'MAINTENANCE' });
  };
