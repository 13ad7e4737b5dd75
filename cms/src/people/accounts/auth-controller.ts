import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { record } from '../../content';
import { mailIsConfigured } from '../../mail';
import { hashPassword } from '../passwords/password-hashes';
import { passwordRefusal, unchangedPassword } from '../passwords/password-policy';
import { requireConfirmed, requireConfirmedRequest } from '../second-factor/confirm-again';
import { hasSecondFactor } from '../second-factor/second-step';
import { newDevice, readDevice } from '../sessions/known-device';
import {
  endAllSessions,
  endSession,
  isFromItsDevice,
  liveSession,
  renewSession,
} from '../sessions/refresh-token';
import {
  answerSignedIn,
  clearSessionCookie,
  readDeviceCookie,
  readSessionCookie,
  requireSameOrigin,
  sessionExpired,
  setDeviceCookie,
  setSessionCookie,
} from '../sessions/session-cookie';
import { confirmPassword, signIn } from '../sessions/sign-in';
import { textField } from '../text-field';
import { refused } from '../wording';
import { type SignedInUser, USER, userById } from './account';
import { askForReset, resetPassword } from './password-reset';
import { storePassword } from './store-password';

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
      const answer = await signIn(strapi, {
        identifier: textField(body, 'identifier'),
        password: textField(body, 'password'),
        device: readDevice(readDeviceCookie(ctx)),
      });
      if ('user' in answer) answerSignedIn(ctx, answer);
      else ctx.body = { secondStep: answer };
    },

    async refresh(ctx: Context) {
      requireSameOrigin(ctx);
      const token = readSessionCookie(ctx);
      const nonce = readDevice(readDeviceCookie(ctx))?.nonce;
      const renewal =
        token && (await isFromItsDevice(strapi, token, nonce)) && (await renewSession(strapi, token));
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
        const session = await liveSession(strapi, token);
        if (session && everywhere) {
          await requireConfirmed(strapi, { userId: Number(session.userId), deviceId: session.deviceId });
          await endAllSessions(strapi, session.userId);
        } else await endSession(strapi, token);
        if (session) await recordSignOut(strapi, session.userId, everywhere);
      }
      clearSessionCookie(ctx);
      ctx.body = { ok: true };
    },

    async changePassword(ctx: Context) {
      const { body } = ctx.request;
      const password = textField(body, 'password');
      const { id } = ctx.state.user as { id: number };
      const user = await userById(strapi, id);
      // It ends every session, so with a second factor the password alone is not enough.
      if (await hasSecondFactor(strapi, id)) await requireConfirmedRequest(strapi, id);
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
      // With a second factor, a mailbox alone must not become a known device.
      if (!(await hasSecondFactor(strapi, userId))) setDeviceCookie(ctx, newDevice(userId));
      ctx.body = { ok: true };
    },
  };
}
