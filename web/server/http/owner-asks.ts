import type { FastifyReply, FastifyRequest } from 'fastify';

/** Checks the owner's session. */
interface Sessions {
  isOwner(cookie: string): Promise<boolean>;
}

/**
 * Returns whether the request carries the owner's live session. Browsers omit its cookie (`SameSite=Strict`) when a
 * person follows a link in a mail or chat. Such a page gets the instruction to reload itself, and the reload comes
 * from this origin with the cookie.
 */
export async function ownerAsks(sessions: Sessions, request: FastifyRequest, reply: FastifyReply) {
  const { cookie } = request.headers;
  if (cookie && (await sessions.isOwner(cookie))) return true;
  if (isOpenedFromElsewhere(request)) reply.header('refresh', '0').header('cache-control', 'no-store');
  return false;
}

/** Only a whole page that a person opened, never one that another site loads or embeds. */
const isOpenedFromElsewhere = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' &&
  headers['sec-fetch-site'] === 'cross-site' &&
  headers['sec-fetch-mode'] === 'navigate' &&
  headers['sec-fetch-dest'] === 'document';
