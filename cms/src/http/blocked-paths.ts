import { errors } from '@strapi/utils';
import createHttpError from 'http-errors';
import type { Context, Next } from 'koa';

/**
 * Turns errors about broken or climbing paths into plain HTTP errors. Koa and its file server throw errors that Strapi
 * does not know and would log with their stack at each attempt.
 */
export default () => async (ctx: Context, next: Next) => {
  // PostgreSQL rejects the character NUL.
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
