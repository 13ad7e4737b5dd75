import { readKept, removeKept, writeKept } from '../../storage/storage';

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
