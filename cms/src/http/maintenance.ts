import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { readSettings } from '../content';
import { ownerLooksAtTheSite } from '../people';

import { findSignedIn } from './bearer';
import { answerError } from './error-response';

/** As long as the public origin says. */
const RETRY_AFTER_SECONDS = 120;

/** Content API; sign-in, health and what the site asks for itself stay open so that the owner can end maintenance. */
const CONTENT = /^\/(?:graphql|api)(?:\/|$)/i;
const ALWAYS_OPEN = /^\/api\/(?:auth\/|site-state\/?$|health\/?$|last-days\/?$|booking-files\/)/i;

/**
 * Under maintenance visitors get 503 from every content door; the signed-in owner works on. A session that has ended is
 * a visitor's, so this stands before what refuses dead tokens.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    if (!CONTENT.test(ctx.path) || ALWAYS_OPEN.test(ctx.path)) return next();
    const { maintenance } = await readSettings(strapi);
    if (!maintenance || (await findSignedIn(strapi, ctx)) || (await ownerLooksAtTheSite(strapi, ctx)))
      return next();
    ctx.set('Retry-After', String(RETRY_AFTER_SECONDS));
    answerError(ctx, {
      status: 503,
      name: 'MaintenanceError',
      code: 'MAINTENANCE',
      message: 'The site is being worked on. Please come back a little later.',
    });
  };
