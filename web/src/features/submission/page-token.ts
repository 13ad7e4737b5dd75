import { remainingTokenAge } from './proof';

/** Between the token and when it was issued, in the hidden field of a page. */
const MARK = '~';

/** What the hidden field of a page that is sent now holds. `token`: from the cms; `now`: this server's clock. */
export const pageToken = (token: string, now: number): string => `${token}${MARK}${now}`;

/** The token for the cms, and how long it must still age; a page cannot make the server wait longer than that. */
export function readPageToken(text: string, now: number): { formToken: string; waitMs: number } {
  const [formToken = '', receivedAt] = text.split(MARK);
  return { formToken, waitMs: remainingTokenAge(Number(receivedAt) || 0, now) };
}

/** When a page that was posted had been sent, by this server's clock; now for a page without a token. */
export function pageOpenedAt(text: string, now: number): number {
  const [, receivedAt] = text.split(MARK);
  return Math.min(Number(receivedAt) || now, now);
}
