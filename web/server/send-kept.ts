import type { FastifyReply, FastifyRequest } from 'fastify';
import type { KeptPage } from './page-cache';

/** Answers from memory, or with 304 to who already has it. Browsers ask again each time. */
export function sendKept(request: FastifyRequest, reply: FastifyReply, { type, body, etag }: KeptPage) {
  reply.header('etag', etag).header('cache-control', 'no-cache');
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  return reply.type(type).send(body);
}
