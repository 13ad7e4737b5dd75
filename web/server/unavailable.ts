import type { Failure } from './page-rendering';

/** How a page, a file or a form is answered when there is none. */
export const STATUS_OF_FAILURE: Record<Failure, number> = { maintenance: 503, away: 503, unexpected: 500 };

/** When to ask again: maintenance takes minutes, a cms that restarts is back in seconds. */
export const RETRY_AFTER_SECONDS: Partial<Record<Failure, number>> = { maintenance: 120, away: 5 };
