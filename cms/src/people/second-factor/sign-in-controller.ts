import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { callerAddress } from '../../platform/request/caller-address';
import { hit, type Limit } from '../../platform/request/rate-limit';
import { readDevice } from '../sessions/known-device';
import { answerSignedIn, readDeviceCookie, requireSameOrigin } from '../sessions/session-cookie';
import { textField } from '../text-field';
import { optionsToUse } from './passkeys';
import { type Proof, signInWithPasskey, takeSecondStep, userOfSecondStep } from './second-step';

/** Requests of a browser before it uses a passkey. Each stores a challenge for five minutes. */
const OPTIONS_LIMIT: Limit = { name: 'passkey-options', hits: 60, seconds: 15 * 60 };

interface Body {
  token?: unknown;
  recoveryCode?: unknown;
  passkey?: unknown;
}

const bodyOf = (ctx: Context): Body => (ctx.request.body as Body | null) ?? {};

function proofIn(body: Body): Proof {
  if (body.passkey) return { passkey: body.passkey };
  if (body.recoveryCode) return { recoveryCode: textField(body, 'recoveryCode') };
  return { code: textField(body, 'code') };
}

/** Ways to sign in besides the password alone. The plugin's controller checks the password. */
export const signInController = (strapi: Core.Strapi) => ({
  /** After a correct password: a code, a recovery code or a passkey. */
  async secondStep(ctx: Context) {
    requireSameOrigin(ctx);
    const body = bodyOf(ctx);
    const signIn = await takeSecondStep(strapi, {
      token: textField(body, 'token'),
      proof: proofIn(body),
      device: readDevice(readDeviceCookie(ctx)),
    });
    answerSignedIn(ctx, signIn);
  },

  /** What a browser needs to use a passkey, on the sign-in page or in a second step. */
  async passkeyOptions(ctx: Context) {
    requireSameOrigin(ctx);
    await hit(strapi, OPTIONS_LIMIT, [callerAddress(strapi)]);
    const { token } = bodyOf(ctx);
    const user = typeof token === 'string' ? await userOfSecondStep(strapi, token) : undefined;
    ctx.body = { options: await optionsToUse(strapi, { purpose: 'sign-in', userId: user?.id }) };
  },

  async passkey(ctx: Context) {
    requireSameOrigin(ctx);
    answerSignedIn(ctx, await signInWithPasskey(strapi, bodyOf(ctx).passkey));
  },
});
