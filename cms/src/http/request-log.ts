import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { type Answered, asRequest, onAnswered } from '../platform/monitoring/request-id';
import { isRequestId, REQUEST_ID_BYTES, SLOW_REQUEST_MS } from '../shared/requests';
import { hasInternalError } from './error-response';

const REQUEST_ID = 'X-Request-Id';
/** The time of an upload depends on the owner's connection. */
const UPLOAD_ROUTE = /^(?:\/api)?\/upload$/;

interface ErrorBody {
  error?: { code?: string; requestId?: string };
}

/**
 * Adds a request id to every response, and logs the request: normal ones at level debug, slow ones as warnings,
 * failures as errors. Log lines never contain the values or the address of the sender.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    const since = performance.now();
    const given = ctx.get(REQUEST_ID);
    const id = isRequestId(given) ? given : randomBytes(REQUEST_ID_BYTES).toString('hex');
    ctx.set(REQUEST_ID, id);
    await asRequest(id, async () => {
      await next();
      // GraphQL answers 200 even when it failed.
      const status = hasInternalError(ctx.body) ? 500 : ctx.status;
      const { _matchedRoute: route } = ctx as { _matchedRoute?: string | RegExp };
      const ms = Math.round(performance.now() - since);
      const answered = { method: ctx.method, route: String(route ?? 'none'), status, ms };
      for (const tell of onAnswered) tell(answered);
      log(strapi, answered, status >= 500 ? errorIn(ctx.body, id) : undefined);
    });
  };

/** Returns the error of a REST response, after adding the request id to it. */
function errorIn(body: unknown, requestId: string): ErrorBody['error'] {
  const error = typeof body === 'object' && body !== null ? (body as ErrorBody).error : undefined;
  if (error) error.requestId = requestId;
  return error;
}

function log({ log }: Core.Strapi, request: Answered, error: ErrorBody['error']): void {
  // The owner has closed the site on purpose.
  if (request.status >= 500 && error?.code !== 'MAINTENANCE') log.error('Failed', { request });
  else if (request.ms > SLOW_REQUEST_MS && !UPLOAD_ROUTE.test(request.route)) log.warn('Slow', { request });
  else if (log.isDebugEnabled()) log.debug('Answered', { request });
}
