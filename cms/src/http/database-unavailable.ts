import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { sawDatabaseDown } from '../platform/database/database-errors';
import { databaseAnswers } from '../platform/monitoring/health';
import { hasInternalError, INSUFFICIENT_STORAGE } from './disk-full';
import { answerError } from './error-response';

const RETRY_AFTER_SECONDS = 5;

/** Statuses that Strapi also returns when it could not reach the database. */
const SUSPICIOUS = new Set([401, 403, 500]);

/**
 * Answers 503 if the database is unreachable. Strapi answers 401 to everyone then, which would sign the owner out and
 * lose unsaved text.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    await next();
    const failed = SUSPICIOUS.has(ctx.status) || hasInternalError(ctx.body);
    if (
      !failed ||
      ctx.status === INSUFFICIENT_STORAGE ||
      (!sawDatabaseDown(ctx.state) && (await databaseAnswers(strapi)))
    )
      return;
    ctx.remove('Set-Cookie');
    ctx.set('Retry-After', String(RETRY_AFTER_SECONDS));
    answerError(ctx, {
      status: 503,
      name: 'ServiceUnavailableError',
      code: 'UNAVAILABLE',
      params: { seconds: RETRY_AFTER_SECONDS },
    });
  };
