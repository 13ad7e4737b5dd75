import type { DraftsToEnd } from './ended-drafts';

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
