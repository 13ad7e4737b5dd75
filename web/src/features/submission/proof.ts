import { readKept, removeKept, writeKept } from '../../storage/storage';

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

const place = (formName: string) => `submission-key:${formName}`;

/** The key of the form being filled: the one kept from an earlier try, over a reload too, or a new one. */
export function submissionKey(formName: string): string {
  const kept = readKept(place(formName));
  if (kept) return kept;
  const made = randomKey();
  writeKept(place(formName), made);
  return made;
}

/** After a success: what is sent next is something new. */
export function forgetSubmissionKey(formName: string): void {
  removeKept(place(formName));
}

/** `crypto.randomUUID` exists on secure origins only, and a site in a local network has plain HTTP. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
