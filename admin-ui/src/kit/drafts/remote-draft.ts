import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { isSame } from '../fields/fields';
import { type DraftsToEnd, endDraft, endOverdue, isEnded, rememberEnded } from './ended-drafts';

const DELAY_MS = 1500;

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

interface Options {
  name: string;
  /** Revision of the draft that this device last stored; 0 if none. */
  known: number;
  shown: () => object;
  onKept: (revision: number) => void;
}

export interface RemoteDraftState {
  /** Draft from another device that was neither continued nor discarded here; null if none. */
  offer: RemoteDraft | null;
  /** Whether the server is currently unreachable. */
  isLocalOnly: boolean;
  keep: (values: object, itemRevision: number) => void;
  /** Stops sending the draft after it was saved or discarded. Keeps a draft that is on offer. */
  forget: () => void;
  take: () => void;
  discard: () => void;
}

/** Stores a form's draft for other devices while the owner types, and offers drafts from other devices. */
export function useRemoteDraft({ name, known: knownHere, shown, onKept }: Options): RemoteDraftState {
  const [offer, setOffer] = useState<RemoteDraft | null>(null);
  const [isLocalOnly, setLocalOnly] = useState(false);
  /** Undefined until the server has responded. Nothing is stored while a draft is on offer. */
  const known = useRef<number | undefined>(undefined);
  const sent = useRef<object | undefined>(undefined);
  /** Whether the last request got no response: the draft may be stored. */
  const isUnanswered = useRef(false);
  const waiting = useRef<{ values: object; itemRevision: number } | null>(null);
  const latest = useRef({ knownHere, shown, onKept });
  // Send one request at a time: a late response would look like another device's draft.
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    latest.current = { knownHere, shown, onKept };
  });

  const enqueue = (call: (to: DraftServer) => Promise<unknown>) => {
    const to = server;
    if (!to) return;
    queue.current = queue.current
      .then(() => call(to))
      .then(
        () => setLocalOnly(false),
        () => setLocalOnly(true),
      );
  };

  const loadRemote = async (to: DraftServer, at: string) => {
    const found = await to.read(at);
    const isOwn =
      !found ||
      isEnded(at, found.revision) ||
      found.revision === known.current ||
      found.revision === latest.current.knownHere ||
      isSame(sent.current, found.values) ||
      isSame(found.values, latest.current.shown());
    known.current = isOwn ? (found?.revision ?? 0) : undefined;
    isUnanswered.current = false;
    setOffer(isOwn ? null : found);
  };

  const sendWaiting = async (to: DraftServer, at: string) => {
    const draft = waiting.current;
    if (!draft) return;
    if (known.current === undefined) await loadRemote(to, at);
    if (known.current === undefined) return;
    waiting.current = null;
    const given = { ...draft, values: { ...draft.values }, revision: known.current };
    const { kept, revision } = await to.keep(at, given).catch((error: unknown) => {
      waiting.current ??= draft;
      sent.current = draft.values;
      isUnanswered.current = true;
      throw error;
    });
    if (!kept) {
      waiting.current ??= draft;
      await loadRemote(to, at);
      // The other device has ended its draft, so nothing is on offer.
      if (known.current !== undefined) await sendWaiting(to, at);
      return;
    }
    sent.current = draft.values;
    known.current = revision;
    latest.current.onKept(revision);
  };

  const keep = useDebouncedCallback(() => enqueue((to) => sendWaiting(to, name)), {
    delay: DELAY_MS,
    flushOnUnmount: true,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each item
  useEffect(() => {
    known.current = undefined;
    sent.current = undefined;
    isUnanswered.current = false;
    waiting.current = null;
    setOffer(null);
    enqueue(endOverdue);
    enqueue((to) => loadRemote(to, name));
  }, [name]);

  useEffect(() => {
    window.addEventListener('online', keep);
    return () => window.removeEventListener('online', keep);
  }, [keep]);

  return {
    offer,
    isLocalOnly,
    keep: (values, itemRevision) => {
      waiting.current = { values, itemRevision };
      keep();
    },
    forget: () => {
      keep.cancel();
      waiting.current = null;
      const before = known.current ?? latest.current.knownHere;
      if (before) rememberEnded(name, before);
      enqueue(async (to) => {
        if (isUnanswered.current) await loadRemote(to, name);
        const last = known.current ?? before;
        if (last) await endDraft(to, name, last);
        if (known.current) known.current = 0;
      });
    },
    take: () => {
      waiting.current = null;
      known.current = offer?.revision;
      setOffer(null);
    },
    discard: () => {
      const revision = offer?.revision ?? 0;
      setOffer(null);
      waiting.current = null;
      known.current = 0;
      enqueue((to) => endDraft(to, name, revision));
    },
  };
}
