import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { sessionExpired } from '../people';
import { errorMessage } from '../platform/monitoring/error-message';

/** Paths of the content API. */
export const CONTENT = /^\/(?:graphql|api)(?:\/|$)/i;

/** Strapi ignores a header that it cannot parse, and would answer as to a visitor. */
const BEARER = /^Bearer [\w-]+\.[\w-]+\.[\w-]+$/i;

interface JwtService {
  verify(token: string): Promise<{ id: number }>;
}

interface SignedInState {
  signedIn?: boolean;
}

/** Returns whether `findSignedIn` found a live session for this request. Used before the body is read. */
export const isSignedIn = (ctx: Context): boolean => (ctx.state as SignedInState).signedIn === true;

/** Checks the Authorization header of this request against its live session. Checks only once per request. */
export async function findSignedIn(strapi: Core.Strapi, ctx: Context): Promise<boolean> {
  const state = ctx.state as SignedInState;
  const header = ctx.get('authorization');
  state.signedIn ??= BEARER.test(header) && (await isLive(strapi, header));
  return state.signedIn;
}

/** Rejects requests to the content API whose Authorization header is not that of a live session. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    if (!ctx.get('authorization') || !CONTENT.test(ctx.path)) return next();
    if (!(await findSignedIn(strapi, ctx))) throw sessionExpired();
    return next();
  };

async function isLive(strapi: Core.Strapi, header: string): Promise<boolean> {
  const jwt: JwtService = strapi.plugin('users-permissions').service('jwt');
  try {
    const { id } = await jwt.verify(header.slice('Bearer '.length));
    const user = await strapi.db
      .query('plugin::users-permissions.user')
      .findOne({ where: { id }, select: ['id', 'blocked'] });
    return user !== null && !user.blocked;
  } catch (error) {
    // An unreachable database also gets here; the middleware `storage-trouble` checks for it.
    strapi.log.debug(`Token: ${errorMessage(error)}`);
    return false;
  }
}
