import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { metDiskFull, sawDatabaseDown } from '../platform/database/database-errors';
import { databaseAnswers } from '../platform/monitoring/health';
import { answerError, hasInternalError } from './error-response';

const RETRY_AFTER_SECONDS = 5;

/**
 * Answers 507 if the disk is full, and 503 if the database is unreachable. Strapi answers 500, and without the database
 * 401 or 403 to everyone, which would sign the owner out and lose unsaved text. A rule that has refused the request
 * keeps its answer.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    await next();
    const hasFailed = ctx.status === 500 || hasInternalError(ctx.body);
    if (!hasFailed && ctx.status !== 401 && ctx.status !== 403) return;
    if (hasFailed && metDiskFull(ctx.state)) {
      ctx.remove('Set-Cookie');
      strapi.log.error('The disk is full: nothing can be stored until there is room.');
      answerError(ctx, { status: 507, name: 'InsufficientStorageError', code: 'DISK_FULL' });
    } else if (sawDatabaseDown(ctx.state) || !(await databaseAnswers(strapi))) {
      ctx.remove('Set-Cookie');
      ctx.set('Retry-After', String(RETRY_AFTER_SECONDS));
      answerError(ctx, {
        status: 503,
        name: 'ServiceUnavailableError',
        code: 'UNAVAILABLE',
        params: { seconds: RETRY_AFTER_SECONDS },
      });
    }
  };
