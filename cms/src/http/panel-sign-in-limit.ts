import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { countedAddress } from '../platform/request/caller-address';
import { hit, type Limit } from '../platform/request/rate-limit';

/** Strapi's limiter counts per email address, so it does not stop a caller who tries many addresses. */
const PANEL_LIMIT: Limit = { name: 'panel-sign-in', hits: 30, seconds: 3600 };
const PANEL_SIGN_IN = /^\/admin\/(?:login|forgot-password|reset-password|register-admin|register)\/?$/i;

export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    if (ctx.method === 'POST' && PANEL_SIGN_IN.test(ctx.path)) {
      await hit(strapi, PANEL_LIMIT, [countedAddress(ctx.ip)]);
    }
    return next();
  };
