import type { FastifyReply } from 'fastify';
import { RETRY_AFTER_SECONDS } from './unavailable';

/** The answer of /graphql and /api while the cms cannot be reached. */
export function sendAway(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .header('retry-after', RETRY_AFTER_SECONDS.away)
    .type('application/json')
    .send({
      data: null,
      error: {
        status: 503,
        name: 'ServiceUnavailableError',
        code: 'UNAVAILABLE',
        message: `The content server cannot be reached. Please try again in ${RETRY_AFTER_SECONDS.away} seconds.`,
      },
    });
}
