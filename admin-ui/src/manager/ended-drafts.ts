import { accountOfDrafts } from './local-draft';

/** Where drafts are kept for other devices. */
export interface DraftsToEnd {
  /** Leaves what another device has kept since. Rejects when there is no answer. */
  drop(name: string, revision: number): Promise<unknown>;
}

const PREFIX = 'admin-ended-draft/';

const own = () => `${PREFIX}${accountOfDrafts()}/`;

/**
 * What is saved or discarded here is over before the server knows: the call that says so may be lost. Until it has come
 * through, this device remembers which revision of a draft is not to be offered any more. One that another device has
 * kept since has another revision.
 */
export function rememberEnded(name: string, revision: number): void {
  try {
    localStorage.setItem(`${own()}${name}`, String(revision));
  } catch {
    // The browser has no room: the call is made all the same.
  }
}

export const isEnded = (name: string, revision: number): boolean =>
  localStorage.getItem(`${own()}${name}`) === String(revision);

/** Ends a draft on the server. Rejects when there is no answer: then it is tried again by `endOverdue`. */
export async function endDraft(on: DraftsToEnd, name: string, revision: number): Promise<void> {
  rememberEnded(name, revision);
  await on.drop(name, revision);
  // Meanwhile a later revision may have ended.
  if (isEnded(name, revision)) localStorage.removeItem(`${own()}${name}`);
}

/** Ends what this device could not end when it was done with it. */
export async function endOverdue(on: DraftsToEnd): Promise<void> {
  const overdue = Object.keys(localStorage).filter((key) => key.startsWith(own()));
  for (const key of overdue) await endDraft(on, key.slice(own().length), Number(localStorage.getItem(key)));
}
