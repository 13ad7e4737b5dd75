import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { passwordProblem } from '../accounts/password';
import { clearSessionCookie, readSessionCookie, setSessionCookie } from './cookie';
import { endAllSessions, endSession, renewSession, sessionUserId } from './refresh-token';
import { requireSameOrigin } from './same-origin';
import { confirmPassword, type SignedInUser, signIn } from './sign-in';

const USER = 'plugin::users-permissions.user';

function textField(body: unknown, name: string): string {
  const value =
    typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined;
  if (typeof value !== 'string' || value === '') throw new errors.ValidationError(`${name} is required`);
  return value;
}

/**
 * The actions of users-permissions' auth controller that the owner's session needs, in place of Strapi's:
 * the refresh token reaches the browser only as an HttpOnly cookie, and sessions end on the server.
 */
export function authController(strapi: Core.Strapi) {
  return {
    async callback(ctx: Context) {
      if (ctx.params.provider && ctx.params.provider !== 'local') return ctx.notFound();
      const { body } = ctx.request;
      const { user, refreshToken, accessToken } = await signIn(
        strapi,
        textField(body, 'identifier'),
        textField(body, 'password'),
      );
      setSessionCookie(ctx, refreshToken);
      ctx.body = { jwt: accessToken, user: { username: user.username, email: user.email } };
    },

    async refresh(ctx: Context) {
      requireSameOrigin(ctx);
      const token = readSessionCookie(ctx);
      const renewal = token && (await renewSession(strapi, token));
      if (!renewal) {
        if (token) clearSessionCookie(ctx);
        return ctx.unauthorized('The session has ended');
      }
      setSessionCookie(ctx, renewal.refreshToken);
      ctx.body = { jwt: renewal.accessToken };
    },

    async logout(ctx: Context) {
      requireSameOrigin(ctx);
      const token = readSessionCookie(ctx);
      if (token) {
        const everywhere = (ctx.request.body as { scope?: unknown } | undefined)?.scope === 'all';
        const userId = everywhere ? await sessionUserId(strapi, token) : undefined;
        if (userId) await endAllSessions(strapi, userId);
        else await endSession(strapi, token);
      }
      clearSessionCookie(ctx);
      ctx.body = { ok: true };
    },

    async changePassword(ctx: Context) {
      const { body } = ctx.request;
      const password = textField(body, 'password');
      const { id } = ctx.state.user as { id: number };
      const user: SignedInUser = await strapi.db.query(USER).findOne({ where: { id } });
      await confirmPassword(strapi, user, textField(body, 'currentPassword'));
      if (password !== textField(body, 'passwordConfirmation'))
        throw new errors.ValidationError('Passwords do not match');
      const problem = passwordProblem(password, user.username);
      if (problem) throw new errors.ValidationError(problem);
      await strapi.plugin('users-permissions').service('user').edit(id, { password });
      await endAllSessions(strapi, id);
      clearSessionCookie(ctx);
      ctx.body = { ok: true };
    },
  };
}
