import type { FastifyReply, FastifyRequest } from 'fastify';

/** Tells whether a cookie belongs to the owner's live session. */
interface Sessions {
  isOwner(cookie: string): Promise<boolean>;
}

/**
 * Whether the request carries the owner's live session. Browsers leave its cookie (`SameSite=Strict`) out when a link in a
 * mail or a chat is followed: such a page is told to load again, which then comes from this origin and has the cookie.
 */
export async function ownerAsks(
  sessions: Sessions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const { cookie } = request.headers;
  if (cookie && (await sessions.isOwner(cookie))) return true;
  if (isOpenedFromElsewhere(request)) reply.header('refresh', '0').header('cache-control', 'no-store');
  return false;
}

/** Only a whole page that a person opened: never what a page of another site loads or embeds. */
const isOpenedFromElsewhere = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' &&
  headers['sec-fetch-site'] === 'cross-site' &&
  headers['sec-fetch-mode'] === 'navigate' &&
  headers['sec-fetch-dest'] === 'document';
