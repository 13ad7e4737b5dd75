import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { record } from '../../content';
import { mailIsConfigured } from '../../mail';
import { hashPassword } from '../passwords/password-hashes';
import { passwordRefusal, unchangedPassword } from '../passwords/password-policy';
import { refused } from '../refused';
import { newDevice, readDevice } from '../sessions/known-device';
import { endAllSessions, endSession, renewSession, sessionUserId } from '../sessions/refresh-token';
import {
  clearSessionCookie,
  readDeviceCookie,
  readSessionCookie,
  requireSameOrigin,
  setDeviceCookie,
  setSessionCookie,
} from '../sessions/session-cookie';
import { sessionExpired } from '../sessions/session-expired';
import { confirmPassword, type SignedInUser, signIn } from '../sessions/sign-in';
import { askForReset, resetPassword } from './password-reset';
import { storePassword } from './store-password';

const USER = 'plugin::users-permissions.user';

function textField(body: unknown, name: string): string {
  const value =
    typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined;
  if (typeof value !== 'string' || value === '') throw refused('REQUIRED', { field: name });
  return value;
}

const passwordsDiffer = () => refused('PASSWORDS_DIFFER', { field: 'passwordConfirmation' });

async function recordSignOut(strapi: Core.Strapi, id: string, everywhere: boolean): Promise<void> {
  const user: SignedInUser | null = await strapi.db.query(USER).findOne({ where: { id } });
  const action = everywhere ? 'sign-out-everywhere' : 'sign-out';
  await record(strapi, { action, actor: { kind: 'owner', name: user?.username } });
}

/**
 * Replaces actions of users-permissions' auth controller. The browser gets the refresh token only as an HttpOnly
 * cookie, and signing out ends the session on the server.
 */
export function authController(strapi: Core.Strapi) {
  return {
    async callback(ctx: Context) {
      if (ctx.params.provider && ctx.params.provider !== 'local') return ctx.notFound();
      const { body } = ctx.request;
      const { user, refreshToken, accessToken } = await signIn(strapi, {
        identifier: textField(body, 'identifier'),
        password: textField(body, 'password'),
        device: readDevice(readDeviceCookie(ctx)),
      });
      setSessionCookie(ctx, refreshToken);
      setDeviceCookie(ctx, newDevice(user.id));
      ctx.body = { jwt: accessToken, user: { username: user.username, email: user.email } };
    },

    async refresh(ctx: Context) {
      requireSameOrigin(ctx);
      const token = readSessionCookie(ctx);
      const renewal = token && (await renewSession(strapi, token));
      if (!renewal) {
        if (token) clearSessionCookie(ctx);
        // Strapi replaces an error of this status from a controller by one without a reason.
        const { message, details } = sessionExpired();
        return ctx.unauthorized(message, details);
      }
      setSessionCookie(ctx, renewal.refreshToken);
      ctx.body = { jwt: renewal.accessToken };
    },

    async logout(ctx: Context) {
      requireSameOrigin(ctx);
      const token = readSessionCookie(ctx);
      if (token) {
        const everywhere = (ctx.request.body as { scope?: unknown } | undefined)?.scope === 'all';
        const userId = await sessionUserId(strapi, token);
        if (userId && everywhere) await endAllSessions(strapi, userId);
        else await endSession(strapi, token);
        if (userId) await recordSignOut(strapi, userId, everywhere);
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
      if (password !== textField(body, 'passwordConfirmation')) throw passwordsDiffer();
      if (password === body.currentPassword) throw unchangedPassword();
      const refusal = passwordRefusal(password, user.username);
      if (refusal) throw refusal;
      await storePassword(strapi, id, await hashPassword(password));
      clearSessionCookie(ctx);
      ctx.body = { ok: true };
    },

    /** Gives everybody the same response. Without a mail server the action does not exist. */
    async forgotPassword(ctx: Context) {
      requireSameOrigin(ctx);
      if (!mailIsConfigured()) return ctx.notFound();
      await askForReset(strapi, textField(ctx.request.body, 'identifier'));
      ctx.body = { ok: true };
    },

    async resetPassword(ctx: Context) {
      requireSameOrigin(ctx);
      const { body } = ctx.request;
      const password = textField(body, 'password');
      if (password !== textField(body, 'passwordConfirmation')) throw passwordsDiffer();
      const userId = await resetPassword(strapi, textField(body, 'token'), password);
      clearSessionCookie(ctx);
      setDeviceCookie(ctx, newDevice(userId));
      ctx.body = { ok: true };
    },
  };
}
