import type { Core } from '@strapi/strapi';
import jwt from 'jsonwebtoken';

const ORIGIN = 'users-permissions';

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
  return strapi.sessionManager(ORIGIN);
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
  if (!('error' in rotation)) {
    return { refreshToken: rotation.token, accessToken: await accessTokenFor(strapi, rotation.token) };
  }
  const session = await sessionOf(strapi, refreshToken);
  if (session?.status !== 'rotated') return undefined;
  if (Date.now() - new Date(session.updatedAt).getTime() > REUSE_GRACE_MS) {
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
}

/** Returns the user of a live session without exchanging the token. */
export async function sessionUserId(strapi: Core.Strapi, refreshToken: string): Promise<string | undefined> {
  const session = await sessionOf(strapi, refreshToken);
  if (!session || new Date(session.expiresAt).getTime() <= Date.now()) return undefined;
  return session.userId;
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
  const row = await strapi.db.query('admin::session').findOne({ where: { sessionId, origin: ORIGIN } });
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
function refreshTokenOf(
  strapi: Core.Strapi,
  { userId, sessionId, createdAt, expiresAt }: SessionRow,
): string {
  const seconds = (time: string) => Math.floor(new Date(time).getTime() / 1000);
  const claims = { userId, sessionId, type: 'refresh', iat: seconds(createdAt), exp: seconds(expiresAt) };
  return jwt.sign(claims, secretKey(strapi), { algorithm: 'HS256', noTimestamp: true });
}

async function endDevice(strapi: Core.Strapi, { userId, deviceId, sessionId }: SessionRow): Promise<void> {
  // Without a device id Strapi would end every session of the user.
  if (deviceId) await manager(strapi).invalidateRefreshToken(userId, deviceId);
  else await manager(strapi).revokeSessionById(userId, sessionId);
}

interface JwtService {
  verify(token: string): Promise<{ id: number; sessionId?: string }>;
}

/** Makes access tokens invalid once their session has ended. Strapi accepts them until they expire. */
export function endTokensWithTheirSessions(strapi: Core.Strapi): void {
  const jwtService: JwtService = strapi.plugin('users-permissions').service('jwt');
  const verify = jwtService.verify.bind(jwtService);
  jwtService.verify = async (token) => {
    const claims = await verify(token);
    const active =
      claims.sessionId &&
      (await strapi.sessionManager?.('users-permissions').isSessionActive(claims.sessionId));
    if (!active) throw new Error('The session of this token has ended');
    return claims;
  };
}
