import { errors } from '@strapi/utils';
import createHttpError from 'http-errors';
import type { Context, Next } from 'koa';

/**
 * Koa and its file server refuse broken and climbing paths with errors of a kind that Strapi does not know, and would
 * log with their stack each time somebody tries one.
 */
export default () => async (ctx: Context, next: Next) => {
  // PostgreSQL refuses to look for it.
  if (ctx.path.includes('%00')) throw createHttpError(404);
  try {
    await next();
  } catch (error) {
    if (!(error instanceof Error) || error instanceof errors.HttpError) throw error;
    const { status } = error as Error & { status?: unknown };
    if (typeof status !== 'number' || status < 400 || status >= 500) throw error;
    throw createHttpError(status);
  }
};
