import type { FastifyReply } from 'fastify';
import type { FailureKind } from '../../src/features/site/failure-kind';
import { withReference } from '../watching/requests';

const STATUS_OF_FAILURE: Record<FailureKind, number> = {
  maintenance: 503,
  away: 503,
  ended: 410,
  unexpected: 500,
};

/** When to retry: maintenance takes minutes, a restart of the CMS seconds. Seconds. */
const RETRY_AFTER_SECONDS = {
  maintenance: 120,
  away: 5,
  ended: undefined,
  unexpected: undefined,
} satisfies Record<FailureKind, number | undefined>;

/** Sets the status and headers of a response without the page, file or picture. */
export function failed(reply: FastifyReply, failure: FailureKind): FastifyReply {
  const retryAfter = RETRY_AFTER_SECONDS[failure];
  if (retryAfter) reply.header('retry-after', retryAfter);
  return reply.code(STATUS_OF_FAILURE[failure]).header('cache-control', 'no-store');
}

/** Sends a plain 503 instead of a file or picture that cannot be made now. */
export const sendUnavailable = (reply: FastifyReply, failure: FailureKind): FastifyReply =>
  failed(reply, failure)
    .type('text/plain; charset=utf-8')
    .send(withReference('This site is temporarily unavailable. Please try again later.', reply));

/** Sends the 503 of /graphql and /api while the CMS is away. */
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
