/** Proves to the server that a person filled in a form, and identifies the submission. */
export interface SubmissionProof {
  formToken: string;
  /** The same for retries and after a reload until the values change: sending it twice stores one row */
  submissionKey: string;
  /** A field that people do not see: if it is filled, the submission is suspected spam */
  doNotFill: string;
  /** The link or the site that the visit began with */
  cameFrom: string | null;
}

/** The server requires a token age of two seconds; the rest allows for the transfer. */
export const TOKEN_AGE_MS = 2200;

/**
 * Returns how long a form must wait until its token is old enough. Milliseconds, at most the required age, because the
 * device's clock may have been set back.
 */
export function remainingTokenAge(receivedAt: number, now: number): number {
  return Math.min(Math.max(0, receivedAt + TOKEN_AGE_MS - now), TOKEN_AGE_MS);
}

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
