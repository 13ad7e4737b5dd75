import type { Core } from '@strapi/strapi';

interface JwtService {
  verify(token: string): Promise<{ id: number; sessionId?: string }>;
}

/**
 * Strapi accepts an access token until it expires, also after its session has ended. Here it is worth
 * nothing as soon as the session is gone.
 */
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
