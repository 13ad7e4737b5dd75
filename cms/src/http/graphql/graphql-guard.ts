import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';
import bodyParser from 'koa-bodyparser';
import { OWNER_BODY_BYTES, VISITOR_BODY_BYTES } from '../../shared/requests';
import { isSignedIn } from '../bearer';
import { BODY_VALUES, weigh } from '../value-limits';
import { refused } from '../wording';
import { checkQuery } from './query-limits';

/** `/graphql/` and `/GraphQL` reach the same handler. */
const GRAPHQL_PATH = /^\/graphql\/?$/i;

/**
 * Rejects expensive documents before Strapi's handler: there, a circular fragment overflows the stack and five thousand
 * aliases run for seconds.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const parseVisitorBody = bodyParser({ enableTypes: ['json'], jsonLimit: `${VISITOR_BODY_BYTES}`, onerror });
  const parseSignedInBody = bodyParser({ enableTypes: ['json'], jsonLimit: `${OWNER_BODY_BYTES}`, onerror });
  return async (ctx: Context, next: Next) => {
    if (!GRAPHQL_PATH.test(ctx.path)) return next();
    if (ctx.method !== 'POST') {
      ctx.set('Allow', 'POST');
      throw refused('GRAPHQL_METHOD');
    }
    if (!ctx.is('application/json')) throw refused('GRAPHQL_CONTENT_TYPE');
    const signedIn = isSignedIn(ctx);
    const parseBody = signedIn ? parseSignedInBody : parseVisitorBody;
    await parseBody(ctx, async () => undefined);
    try {
      checkBody(ctx.request.body ?? {}, signedIn);
    } catch (error) {
      if (!(error instanceof errors.ValidationError)) throw error;
      const { name, message, details } = error;
      strapi.log.debug(`GraphQL refused: ${message}`);
      ctx.status = 400;
      const extensions = { code: 'GRAPHQL_VALIDATION_FAILED', error: { name, message, details } };
      ctx.body = { errors: [{ message, extensions }] };
      return;
    }
    ctx.request.body = withoutNul(ctx.request.body);
    // Strapi's parser skips exactly this address. It would read the body of any other again.
    ctx.url = '/graphql';
    return next();
  };
};

/**
 * Weighs the body first: deep nesting would overflow the stack of any recursive code.
 *
 * @throws ValidationError
 */
function checkBody(body: unknown, signedIn: boolean): void {
  weigh(body, BODY_VALUES);
  const { query, variables } = body as { query?: unknown; variables?: unknown };
  if (typeof query !== 'string') throw refused('QUERY_MISSING');
  if (variables !== undefined && (typeof variables !== 'object' || Array.isArray(variables)))
    throw refused('VARIABLES_INVALID');
  checkQuery(query, (variables ?? {}) as Record<string, unknown>, signedIn);
}

/** An unreadable body is the caller's mistake; Strapi would log it as an internal error. */
function onerror(error: Error & { status?: number }): never {
  if (error.status === 413) throw refused('BODY_TOO_LARGE', { kind: 'tooLarge' });
  throw refused('BODY_INVALID');
}

/** Removes NUL from all texts: PostgreSQL rejects it in any text, even in filters, and nobody types it. */
function withoutNul(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\u0000', '');
  if (Array.isArray(value)) return value.map(withoutNul);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withoutNul(item)]));
}
