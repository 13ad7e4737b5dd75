import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { type Answered, asRequest, onAnswered } from '../platform/monitoring/request-id';
import { hasInternalError } from './disk-full';

const REQUEST_ID = 'X-Request-Id';
/** The site's own, or a UUID such as a proxy gives; the site has the same rule. */
const WELL_FORMED = /^(?:[\da-f]{12}|[\da-f]{8}(?:-?[\da-f]{4}){3}-?[\da-f]{12})$/i;
const ID_BYTES = 6;

/** An answer that takes longer is named in the log. A sign-in takes one second on purpose. Milliseconds. */
const SLOW_MS = 2000;
/** The owner's line decides how long a file takes. */
const UPLOAD_ROUTE = /^(?:\/api)?\/upload$/;

interface ErrorBody {
  error?: { code?: string; requestId?: string };
}

/**
 * Gives every answer the id of its request, and logs it: each at level debug, slow ones as warnings, failures as errors.
 * What anybody sends and where it comes from is in no line.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    const since = performance.now();
    const given = ctx.get(REQUEST_ID);
    const id = WELL_FORMED.test(given) ? given : randomBytes(ID_BYTES).toString('hex');
    ctx.set(REQUEST_ID, id);
    await asRequest(id, async () => {
      await next();
      // GraphQL answers 200 also when it failed.
      const status = hasInternalError(ctx.body) ? 500 : ctx.status;
      const { _matchedRoute: route } = ctx as { _matchedRoute?: string | RegExp };
      const ms = Math.round(performance.now() - since);
      const answered = { method: ctx.method, route: String(route ?? 'none'), status, ms };
      for (const tell of onAnswered) tell(answered);
      log(strapi, answered, status >= 500 ? errorIn(ctx.body, id) : undefined);
    });
  };

/** The error that a door answers, with the reference in it. */
function errorIn(body: unknown, requestId: string): ErrorBody['error'] {
  const error = typeof body === 'object' && body !== null ? (body as ErrorBody).error : undefined;
  if (error) error.requestId = requestId;
  return error;
}

function log({ log }: Core.Strapi, request: Answered, error: ErrorBody['error']): void {
  // The owner has closed the site: nobody has to look into that.
  if (request.status >= 500 && error?.code !== 'MAINTENANCE') log.error('Failed', { request });
  else if (request.ms > SLOW_MS && !UPLOAD_ROUTE.test(request.route)) log.warn('Slow', { request });
  else if (log.isDebugEnabled()) log.debug('Answered', { request });
}
