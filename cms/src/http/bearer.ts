import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';
import { errorMessage } from '../platform/monitoring/error-message';

const CONTENT = /^\/(?:graphql|api)(?:\/|$)/i;

/** Strapi takes a header it cannot read for none at all, and would answer as it answers a visitor. */
const BEARER = /^Bearer [\w-]+\.[\w-]+\.[\w-]+$/i;

interface JwtService {
  verify(token: string): Promise<{ id: number }>;
}

interface SignedInState {
  signedIn?: boolean;
}

/** Whether this request bears the token of a live session, as was found out before its body is read. */
export const isSignedIn = (ctx: Context): boolean => (ctx.state as SignedInState).signedIn === true;

/** Asks who bears the Authorization header of this request; once, however many ask. */
export async function findSignedIn(strapi: Core.Strapi, ctx: Context): Promise<boolean> {
  const state = ctx.state as SignedInState;
  const header = ctx.get('authorization');
  state.signedIn ??= BEARER.test(header) && (await isLive(strapi, header));
  return state.signedIn;
}

/** At the doors of content an Authorization header either is the owner's or ends the request. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    if (!ctx.get('authorization') || !CONTENT.test(ctx.path)) return next();
    if (!(await findSignedIn(strapi, ctx)))
      throw new errors.UnauthorizedError('The session has ended. Please sign in again.');
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
    // A database that is away looks the same here; the middleware around this one asks it.
    strapi.log.debug(`Token: ${errorMessage(error)}`);
    return false;
  }
}
