/** What shows the server that a person filled in a form, once. */
export interface SubmissionProof {
  formToken: string;
  /** Kept over retries, a reload among them, until anything is changed: sending twice with it stores one row */
  submissionKey: string;
  /** Of a field that no person sees: what fills it in is kept as suspected spam */
  doNotFill: string;
}

/** @param values what is sent with it */
export type MakeProof = (values: object) => Promise<SubmissionProof>;

/** The server wants a token to be two seconds old; the rest allows for the way the token travelled. */
export const TOKEN_AGE_MS = 2200;

/**
 * How long a form must still wait before its token is old enough. Milliseconds, 0 when it is; never longer than a token
 * needs, for the device's clock may have been set back.
 */
export function remainingTokenAge(receivedAt: number, now: number): number {
  return Math.min(Math.max(0, receivedAt + TOKEN_AGE_MS - now), TOKEN_AGE_MS);
}

/** `crypto.randomUUID` exists on secure origins only, and a site in a local network has plain HTTP. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
