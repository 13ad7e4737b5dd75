import type { Core } from '@strapi/strapi';
import jwt from 'jsonwebtoken';
import { believed } from '../../platform/clock';
import { forgetPush } from '../../push';
import { isOnDevice, noteActive, SESSION_ORIGIN } from './devices';

/**
 * How long an exchanged refresh token still leads to its successor. Tabs that wake up together send the same cookie;
 * without this time all but the first would be signed out.
 */
const REUSE_GRACE_MS = 10_000;

interface SessionRow {
  sessionId: string;
  userId: string;
  deviceId?: string | null;
  childId?: string | null;
  status: 'active' | 'rotated' | 'revoked';
  createdAt: string;
  updatedAt: string;
  expiresAt: string;
}

export interface Renewal {
  refreshToken: string;
  accessToken: string;
}

const manager = (strapi: Core.Strapi) => {
  if (!strapi.sessionManager) throw new Error('Strapi offers no session manager');
  return strapi.sessionManager(SESSION_ORIGIN);
};

const secretKey = (strapi: Core.Strapi) => strapi.config.get<string>('plugin::users-permissions.jwtSecret');

export async function openSession(strapi: Core.Strapi, userId: number, deviceId: string): Promise<Renewal> {
  const refresh = await manager(strapi).generateRefreshToken(String(userId), deviceId, { type: 'refresh' });
  return { refreshToken: refresh.token, accessToken: await accessTokenFor(strapi, refresh.token) };
}

/**
 * Exchanges a refresh token. A token exchanged moments ago leads to its successor. One exchanged earlier was stolen or
 * replayed, and ends every session of its device.
 *
 * @returns undefined if the session has ended
 */
export async function renewSession(strapi: Core.Strapi, refreshToken: string): Promise<Renewal | undefined> {
  const rotation = await manager(strapi).rotateRefreshToken(refreshToken);
  const session = await sessionOf(strapi, refreshToken);
  if (!('error' in rotation)) {
    if (session?.deviceId) await noteActive(strapi, session.deviceId);
    return { refreshToken: rotation.token, accessToken: await accessTokenFor(strapi, rotation.token) };
  }
  if (session?.status !== 'rotated') return undefined;
  const [time, now] = [new Date(session.updatedAt).getTime(), Date.now()];
  const exchangedAt = believed(strapi, 'The renewal of a session', { time, now });
  if (exchangedAt === undefined) return undefined;
  if (now - exchangedAt > REUSE_GRACE_MS) {
    await endDevice(strapi, session);
    return undefined;
  }
  const successor = await activeSuccessor(strapi, session);
  if (!successor) return undefined;
  const token = refreshTokenOf(strapi, successor);
  return { refreshToken: token, accessToken: await accessTokenFor(strapi, token) };
}

/** Ends the session of a refresh token on its device, whatever the state of the token. */
export async function endSession(strapi: Core.Strapi, refreshToken: string): Promise<void> {
  const session = await sessionOf(strapi, refreshToken);
  if (session) await endDevice(strapi, session);
}

export async function endAllSessions(strapi: Core.Strapi, userId: number | string): Promise<void> {
  await manager(strapi).invalidateRefreshToken(String(userId));
  await forgetPush(strapi, { user_id: Number(userId) });
}

/** Returns whether a refresh token comes from the browser of its session. */
export async function isFromItsDevice(strapi: Core.Strapi, refreshToken: string, nonce: string | undefined) {
  return isOnDevice(strapi, (await sessionOf(strapi, refreshToken))?.deviceId, nonce);
}

/** Returns a live session without exchanging its token. */
export async function liveSession(
  strapi: Core.Strapi,
  refreshToken: string,
): Promise<Pick<SessionRow, 'userId' | 'deviceId'> | undefined> {
  const session = await sessionOf(strapi, refreshToken);
  return session && new Date(session.expiresAt).getTime() > Date.now() ? session : undefined;
}

/** Ends the sessions of one device of a user. */
export async function signOutDevice(strapi: Core.Strapi, userId: number, deviceId: string): Promise<void> {
  await manager(strapi).invalidateRefreshToken(String(userId), deviceId);
  await forgetPush(strapi, { user_id: userId, device_id: deviceId });
}

/**
 * Returns the device whose access token came with the current request. The token is only decoded: the request has been
 * authenticated with it, and its session may have ended since.
 */
export async function deviceOfRequest(strapi: Core.Strapi): Promise<string | undefined> {
  const [, token = ''] = strapi.requestContext.get()?.get('authorization').split(' ') ?? [];
  const claims = jwt.decode(token);
  if (typeof claims !== 'object' || !claims?.sessionId) return undefined;
  const session = await findSession(strapi, String(claims.sessionId));
  return session?.deviceId ?? undefined;
}

async function accessTokenFor(strapi: Core.Strapi, refreshToken: string): Promise<string> {
  const access = await manager(strapi).generateAccessToken(refreshToken);
  if ('error' in access) throw new Error(`No access token for a fresh session: ${access.error}`);
  return access.token;
}

async function sessionOf(strapi: Core.Strapi, refreshToken: string): Promise<SessionRow | undefined> {
  const sessionId = verifiedSessionId(strapi, refreshToken);
  return sessionId ? findSession(strapi, sessionId) : undefined;
}

function verifiedSessionId(strapi: Core.Strapi, refreshToken: string): string | undefined {
  try {
    const claims = jwt.verify(refreshToken, secretKey(strapi), { algorithms: ['HS256'] });
    return typeof claims === 'object' && claims.type === 'refresh' ? String(claims.sessionId) : undefined;
  } catch (error) {
    if (error instanceof jwt.JsonWebTokenError) return undefined;
    throw error;
  }
}

async function findSession(strapi: Core.Strapi, sessionId: string): Promise<SessionRow | undefined> {
  const row = await strapi.db
    .query('admin::session')
    .findOne({ where: { sessionId, origin: SESSION_ORIGIN } });
  return row ?? undefined;
}

async function activeSuccessor(strapi: Core.Strapi, session: SessionRow): Promise<SessionRow | undefined> {
  let current: SessionRow | undefined = session;
  while (current?.status === 'rotated') {
    current = current.childId ? await findSession(strapi, current.childId) : undefined;
  }
  return current?.status === 'active' ? current : undefined;
}

/** Returns the token that Strapi signed for this session; its claims are the times in the row. */
function refreshTokenOf(strapi: Core.Strapi, { userId, sessionId, createdAt, expiresAt }: SessionRow) {
  const seconds = (time: string) => Math.floor(new Date(time).getTime() / 1000);
  const claims = { userId, sessionId, type: 'refresh', iat: seconds(createdAt), exp: seconds(expiresAt) };
  return jwt.sign(claims, secretKey(strapi), { algorithm: 'HS256', noTimestamp: true });
}

async function endDevice(strapi: Core.Strapi, { userId, deviceId, sessionId }: SessionRow): Promise<void> {
  // Without a device id Strapi would end every session of the user.
  if (deviceId) await signOutDevice(strapi, Number(userId), deviceId);
  else await manager(strapi).revokeSessionById(userId, sessionId);
}

interface JwtService {
  verify(token: string): Promise<{ id: number; sessionId?: string }>;
}

/** Makes access tokens invalid once their session has ended. Strapi accepts them until they expire. */
export function endTokensWithTheirSessions(strapi: Core.Strapi): void {
  const service: JwtService = strapi.plugin('users-permissions').service('jwt');
  const verify = service.verify.bind(service);
  service.verify = async (token) => {
    const claims = await verify(token);
    const active =
      claims.sessionId && (await strapi.sessionManager?.(SESSION_ORIGIN).isSessionActive(claims.sessionId));
    if (!active) throw new Error('The session of this token has ended');
    return claims;
  };
}
