import { remainingTokenAge } from './proof';

/** Separates the token from its time, in the hidden field of a page. */
const MARK = '~';

/** Returns the value of the hidden field. `token`: from the CMS; `now`: this server's clock. */
export const pageToken = (token: string, now: number): string => `${token}${MARK}${now}`;

/** Returns the token for the CMS, and how long it must still age, which a page cannot extend. */
export function readPageToken(text: string, now: number): { formToken: string; waitMs: number } {
  const [formToken = '', receivedAt] = text.split(MARK);
  return { formToken, waitMs: remainingTokenAge(Number(receivedAt) || 0, now) };
}

/** Returns when the posted page was sent, by this server's clock; `now` for a page without a token. */
export function pageOpenedAt(text: string, now: number): number {
  const [, receivedAt] = text.split(MARK);
  return Math.min(Number(receivedAt) || now, now);
}
