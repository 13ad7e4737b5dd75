import type { FastifyReply } from 'fastify';
import type { FailureKind } from '../../src/features/site/failure-kind';

/** How a page, a file or a form is answered when there is none. */
export const STATUS_OF_FAILURE: Record<FailureKind, number> = {
  maintenance: 503,
  away: 503,
  unexpected: 500,
};

/** When to ask again: maintenance takes minutes, a cms that restarts is back in seconds. */
export const RETRY_AFTER_SECONDS = { maintenance: 120, away: 5, unexpected: undefined } satisfies Record<
  FailureKind,
  number | undefined
>;

/** The plain 503 in the place of a file or a picture that cannot be made now. */
export function sendUnavailable(reply: FastifyReply, failure: FailureKind) {
  const retryAfter = RETRY_AFTER_SECONDS[failure];
  if (retryAfter) reply.header('retry-after', retryAfter);
  return reply
    .code(STATUS_OF_FAILURE[failure])
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('Not available just now. Please try again later.');
}

/** The 503 of /graphql and /api while the cms cannot be reached. */
export function sendUnavailableJson(reply: FastifyReply): FastifyReply {
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
