import { draftAccount } from './local-draft';

/** Server that stores drafts for other devices. */
export interface DraftsToEnd {
  /** Deletes this revision of a draft; keeps later ones from other devices. Rejects if the server does not respond. */
  drop(name: string, revision: number): Promise<unknown>;
}

const PREFIX = 'admin-ended-draft/';

const own = () => `${PREFIX}${draftAccount()}/`;

/**
 * Remembers on this device that a revision of a draft has ended, because it was saved or discarded.
 * The request that deletes it on the server may be lost. Until it succeeds, this revision is not offered again. A
 * later draft from another device has another revision.
 */
export function rememberEnded(name: string, revision: number): void {
  try {
    localStorage.setItem(`${own()}${name}`, String(revision));
  } catch {
    // Local storage is full. The request is sent anyway.
  }
}

export const isEnded = (name: string, revision: number): boolean =>
  localStorage.getItem(`${own()}${name}`) === String(revision);

/** Ends a draft on the server. Rejects if the server does not respond; `endOverdue` then retries. */
export async function endDraft(on: DraftsToEnd, name: string, revision: number): Promise<void> {
  rememberEnded(name, revision);
  await on.drop(name, revision);
  // A later revision may have ended since then.
  if (isEnded(name, revision)) localStorage.removeItem(`${own()}${name}`);
}

/** Retries ending the drafts whose requests failed on this device. */
export async function endOverdue(on: DraftsToEnd): Promise<void> {
  const overdue = Object.keys(localStorage).filter((key) => key.startsWith(own()));
  for (const key of overdue) await endDraft(on, key.slice(own().length), Number(localStorage.getItem(key)));
}
