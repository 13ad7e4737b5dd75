import type { FastifyReply } from 'fastify';
import type { FailureKind } from '../../src/features/site/failure-kind';
import { withReference } from '../watching/requests';

const STATUS_OF_FAILURE: Record<FailureKind, number> = {
  maintenance: 503,
  away: 503,
  ended: 410,
  unexpected: 500,
};

/** When to ask again: maintenance takes minutes, a cms that restarts is back in seconds. */
const RETRY_AFTER_SECONDS = {
  maintenance: 120,
  away: 5,
  ended: undefined,
  unexpected: undefined,
} satisfies Record<FailureKind, number | undefined>;

/** Status and headers of an answer that says why there is no page, file or picture now. */
export function failed(reply: FastifyReply, failure: FailureKind): FastifyReply {
  const retryAfter = RETRY_AFTER_SECONDS[failure];
  if (retryAfter) reply.header('retry-after', retryAfter);
  return reply.code(STATUS_OF_FAILURE[failure]).header('cache-control', 'no-store');
}

/** The plain 503 in the place of a file or a picture that cannot be made now. */
export const sendUnavailable = (reply: FastifyReply, failure: FailureKind): FastifyReply =>
  failed(reply, failure)
    .type('text/plain; charset=utf-8')
    .send(withReference('This site is temporarily unavailable. Please try again later.', reply));

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
        requestId: reply.request.id,
      },
    });
}
