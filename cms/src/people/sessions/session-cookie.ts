import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { Refused } from '../../platform/refusal';
import { DAY_MS } from '../../shared/days';
import { refused } from '../wording';
import type { SignIn } from './begin-session';
import { isOnDevice } from './devices';
import { DEVICE_DAYS, readDevice } from './known-device';
import { liveSession } from './refresh-token';

/** Requests that sign in or renew name their origin. In a local network it may be plain HTTP, although the site has TLS. */
const overTls = (ctx: Context) =>
  (process.env.PUBLIC_URL ?? '').startsWith('https://') && !ctx.get('origin').startsWith('http://');

/** With the `__Host-` prefix a browser refuses the cookie from another host, path or plain HTTP. */
const named = (ctx: Context, name: string) => (overTls(ctx) ? `__Host-${name}` : name);
const SESSION = 'owner_session';
const DEVICE = 'known_device';

/** Without `maxAge` the cookie ends with the browser session. */
const attributes = (ctx: Context) => ({
  httpOnly: true,
  sameSite: 'strict' as const,
  secure: overTls(ctx),
  path: '/',
  signed: false,
  overwrite: true,
});

/** A request that only reads names no origin, so that its cookie may have either name. */
function read(ctx: Context, name: string): string | undefined {
  const found = ctx.cookies.get(named(ctx, name), { signed: false });
  return found ?? (ctx.get('origin') ? undefined : ctx.cookies.get(name, { signed: false }));
}

export const readSessionCookie = (ctx: Context) => read(ctx, SESSION);

export function setSessionCookie(ctx: Context, token: string): void {
  // TLS ends at the proxy in front. Koa would refuse a secure cookie on the plain connection behind it.
  ctx.cookies.secure = overTls(ctx);
  ctx.cookies.set(named(ctx, SESSION), token, attributes(ctx));
}

export function clearSessionCookie(ctx: Context): void {
  ctx.cookies.secure = overTls(ctx);
  ctx.cookies.set(named(ctx, SESSION), '', { ...attributes(ctx), expires: new Date(0) });
}

/** Reads the cookie of a known browser. It outlives the session and grants no access. */
export const readDeviceCookie = (ctx: Context) => read(ctx, DEVICE);

export function setDeviceCookie(ctx: Context, device: string): void {
  ctx.cookies.secure = overTls(ctx);
  ctx.cookies.set(named(ctx, DEVICE), device, { ...attributes(ctx), maxAge: DEVICE_DAYS * DAY_MS });
}

/**
 * Checks that a request that relies on the session cookie comes from our own pages. Other origins cannot send this
 * header without a preflight. If the browser sends an origin, it must be ours.
 *
 * @throws ForbiddenError
 */
export function requireSameOrigin(ctx: Context): void {
  if (!ctx.get('x-requested-with'))
    throw refused('REQUEST_HEADER_MISSING', { kind: 'forbidden', params: { header: 'X-Requested-With' } });
  const origin = ctx.get('origin');
  if (origin && !ownHosts(ctx).includes(hostOf(origin)))
    throw refused('ORIGIN_NOT_ALLOWED', { kind: 'forbidden' });
}

function ownHosts(ctx: Context): string[] {
  return [hostOf(process.env.PUBLIC_URL ?? ''), ctx.host].filter(Boolean);
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : '';
}

/**
 * Returns whether this browser has the owner's live session. It only lets the owner see the site under maintenance:
 * browsers send cookies without the user's intent, so it grants nothing else.
 */
export async function ownerLooksAtTheSite(strapi: Core.Strapi, ctx: Context): Promise<boolean> {
  const token = readSessionCookie(ctx);
  const session = token ? await liveSession(strapi, token) : undefined;
  if (!session) return false;
  return isOnDevice(strapi, session.deviceId, readDevice(readDeviceCookie(ctx))?.nonce);
}

/** Answers a completed sign-in: the access token in the body, everything that lasts in cookies. */
export function answerSignedIn(ctx: Context, { user, device, refreshToken, accessToken }: SignIn): void {
  setSessionCookie(ctx, refreshToken);
  setDeviceCookie(ctx, device);
  ctx.body = { jwt: accessToken, user: { username: user.username, email: user.email } };
}

/** The refusal of a request whose session has ended or never existed. */
export const sessionExpired = (): Refused => refused('SESSION_EXPIRED', { kind: 'unauthorized' });
