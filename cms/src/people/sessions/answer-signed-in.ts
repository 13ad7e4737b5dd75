import type { Context } from 'koa';
import type { SignIn } from './begin-session';
import { setDeviceCookie, setSessionCookie } from './session-cookie';

/** Answers a completed sign-in: the access token in the body, everything that lasts in cookies. */
export function answerSignedIn(ctx: Context, { user, device, refreshToken, accessToken }: SignIn): void {
  setSessionCookie(ctx, refreshToken);
  setDeviceCookie(ctx, device);
  ctx.body = { jwt: accessToken, user: { username: user.username, email: user.email } };
}
