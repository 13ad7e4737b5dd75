/** What shows the server that a person filled in a form, once. */
export interface SubmissionProof {
  formToken: string;
  /** Made once per filled form and kept over retries: sending twice with it stores one row */
  submissionKey: string;
  /** A field no person sees or fills */
  website: string;
}

export type MakeProof = () => Promise<SubmissionProof>;

/** The server wants a token to be two seconds old; the rest allows for the way the token travelled. */
export const TOKEN_AGE_MS = 2200;

/** How long a form must still wait before its token is old enough. Milliseconds, 0 when it is. */
export function remainingTokenAge(receivedAt: number, now: number): number {
  return Math.max(0, receivedAt + TOKEN_AGE_MS - now);
}
