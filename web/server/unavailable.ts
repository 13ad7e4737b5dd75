import type { FastifyReply } from 'fastify';
import type { Failure } from './page-rendering';

/** How a page, a file or a form is answered when there is none. */
export const STATUS_OF_FAILURE: Record<Failure, number> = { maintenance: 503, away: 503, unexpected: 500 };

/** When to ask again: maintenance takes minutes, a cms that restarts is back in seconds. */
export const RETRY_AFTER_SECONDS = { maintenance: 120, away: 5, unexpected: undefined } satisfies Record<
  Failure,
  number | undefined
>;

/** In the place of a file or a picture that cannot be made now. */
export function sendUnavailable(reply: FastifyReply, failure: Failure) {
  const retryAfter = RETRY_AFTER_SECONDS[failure];
  if (retryAfter) reply.header('retry-after', retryAfter);
  return reply
    .code(STATUS_OF_FAILURE[failure])
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('Not available just now. Please try again later.');
}
