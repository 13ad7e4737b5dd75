/** Proves to the server that a person filled in a form, and identifies the submission. */
export interface SubmissionProof {
  formToken: string;
  /** The same for retries and after a reload until the values change: sending it twice stores one row */
  submissionKey: string;
  /** A field that people do not see: if it is filled, the submission is suspected spam */
  doNotFill: string;
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
