import { errors } from '@strapi/utils';
import createHttpError from 'http-errors';
import type { Context, Next } from 'koa';
import { isUnfitValue, noteDiskFull, unfitValue } from '../platform/database/database-errors';

/**
 * Replaces errors that Strapi does not know and would log with their stack at each attempt. Koa and its file server
 * throw some about broken or climbing paths. A number or date that fits no column meets routes without a rule for it,
 * such as `/admin/users/99999999999999`.
 */
export default () => async (ctx: Context, next: Next) => {
  // PostgreSQL rejects the character NUL.
  if (ctx.path.includes('%00')) throw createHttpError(404);
  try {
    await next();
  } catch (error) {
    noteDiskFull(ctx.state, error);
    if (isUnfitValue(error)) throw unfitValue();
    if (!(error instanceof Error) || error instanceof errors.HttpError) throw error;
    const { status } = error as Error & { status?: unknown };
    if (typeof status !== 'number' || status < 400 || status >= 500) throw error;
    throw createHttpError(status);
  }
};
