import { draftAccount } from './local-draft';

/** Server that stores drafts for other devices. */
interface DraftsToEnd {
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

/** A form's draft that every device of the account can load. */
export interface RemoteDraft {
  values: Record<string, unknown>;
  /** Revision of the item that the draft is based on; 0 for a new one. */
  itemRevision: number;
  revision: number;
  /** ISO 8601 */
  keptAt: string;
}

/** All calls reject if the server does not respond. */
export interface DraftServer extends DraftsToEnd {
  /** Returns null if no draft is stored. */
  read(name: string): Promise<RemoteDraft | null>;
  /** `kept` is false if another device was faster; `revision` is that of the stored draft. */
  keep(name: string, draft: Omit<RemoteDraft, 'keptAt'>): Promise<{ kept: boolean; revision: number }>;
}

let server: DraftServer | undefined;

/** @param newServer server that stores drafts for other devices; without it they stay on this device */
export function setDraftServer(newServer: DraftServer | undefined): void {
  server = newServer;
}

export const draftServer = (): DraftServer | undefined => server;
