import type { Context } from 'koa';

const overTls = () => (process.env.PUBLIC_URL ?? '').startsWith('https://');

/** The `__Host-` prefix makes a browser refuse the cookie from another host, path or plain HTTP. */
const cookieName = () => (overTls() ? '__Host-owner_session' : 'owner_session');

/** No `maxAge`: the cookie ends with the browser session. */
const attributes = () => ({
  httpOnly: true,
  sameSite: 'strict' as const,
  secure: overTls(),
  path: '/',
  signed: false,
  overwrite: true,
});

export function readSessionCookie(ctx: Context): string | undefined {
  return ctx.cookies.get(cookieName(), { signed: false });
}

export function setSessionCookie(ctx: Context, token: string): void {
  // TLS ends at the proxy in front; Koa would refuse a secure cookie on the plain connection behind it.
  ctx.cookies.secure = overTls();
  ctx.cookies.set(cookieName(), token, attributes());
}

export function clearSessionCookie(ctx: Context): void {
  ctx.cookies.secure = overTls();
  ctx.cookies.set(cookieName(), '', { ...attributes(), expires: new Date(0) });
}
