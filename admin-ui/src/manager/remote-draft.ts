import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { type DraftsToEnd, endDraft, endOverdue, isEnded, rememberEnded } from './ended-drafts';
import { isSame } from './fields';

const DELAY_MS = 1500;

/** What is kept of a form where every device of the account finds it. */
export interface DraftElsewhere {
  values: Record<string, unknown>;
  /** Of the item that the changes were made on; 0 for a new one. */
  itemRevision: number;
  revision: number;
  /** ISO 8601 */
  keptAt: string;
}

/** Every call rejects when there is no answer. */
export interface DraftServer extends DraftsToEnd {
  /** Null: nothing is kept there. */
  read(name: string): Promise<DraftElsewhere | null>;
  /** `kept` is false when another device was faster; `revision` is that of what is kept now. */
  keep(name: string, draft: Omit<DraftElsewhere, 'keptAt'>): Promise<{ kept: boolean; revision: number }>;
}

let server: DraftServer | undefined;

/** @param given where drafts are kept for other devices; without one they stay on this device */
export function keepDraftsOn(given: DraftServer | undefined): void {
  server = given;
}

interface Options {
  /** Of the form and its item. */
  name: string;
  /** The revision that this device has kept, as its own draft remembers; 0: none. */
  known: number;
  /** What the form shows now. */
  shown: () => object;
  /** This device has kept a revision. */
  onKept: (revision: number) => void;
}

export interface ForElsewhere {
  /** Begun on another device, and neither continued nor discarded here; null for none. */
  offer: DraftElsewhere | null;
  /** Other devices cannot be told now. */
  onlyHere: boolean;
  keep: (values: object, itemRevision: number) => void;
  /** What is shown is saved or discarded: nothing waits for other devices any more, but for what is on offer. */
  forget: () => void;
  /** The offer is what this form goes on with. */
  take: () => void;
  discard: () => void;
}

/** A form's draft for other devices: kept while somebody types, offered where somebody else opens the form. */
export function useDraftElsewhere({ name, known: knownHere, shown, onKept }: Options): ForElsewhere {
  const [offer, setOffer] = useState<DraftElsewhere | null>(null);
  const [onlyHere, setOnlyHere] = useState(false);
  /** Undefined until the server has said what there is; while something is on offer nothing is kept. */
  const known = useRef<number | undefined>(undefined);
  const sent = useRef<object | undefined>(undefined);
  /** What was sent last may be kept or not: there was no answer. */
  const isUnanswered = useRef(false);
  const waiting = useRef<{ values: object; itemRevision: number } | null>(null);
  const latest = useRef({ knownHere, shown, onKept });
  // One after the other: an answer that comes late would look like another device's.
  const calls = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    latest.current = { knownHere, shown, onKept };
  });

  const afterTheOthers = (call: (to: DraftServer) => Promise<unknown>) => {
    const to = server;
    if (!to) return;
    calls.current = calls.current
      .then(() => call(to))
      .then(
        () => setOnlyHere(false),
        () => setOnlyHere(true),
      );
  };

  const look = async (to: DraftServer, at: string) => {
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

  const keepWaiting = async (to: DraftServer, at: string) => {
    const draft = waiting.current;
    if (!draft) return;
    if (known.current === undefined) await look(to, at);
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
      await look(to, at);
      // Nothing on offer: the other device is done with it.
      if (known.current !== undefined) await keepWaiting(to, at);
      return;
    }
    sent.current = draft.values;
    known.current = revision;
    latest.current.onKept(revision);
  };

  const keep = useDebouncedCallback(() => afterTheOthers((to) => keepWaiting(to, name)), {
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
    afterTheOthers(endOverdue);
    afterTheOthers((to) => look(to, name));
  }, [name]);

  useEffect(() => {
    window.addEventListener('online', keep);
    return () => window.removeEventListener('online', keep);
  }, [keep]);

  return {
    offer,
    onlyHere,
    keep: (values, itemRevision) => {
      waiting.current = { values, itemRevision };
      keep();
    },
    forget: () => {
      keep.cancel();
      waiting.current = null;
      const before = known.current ?? latest.current.knownHere;
      if (before) rememberEnded(name, before);
      afterTheOthers(async (to) => {
        if (isUnanswered.current) await look(to, name);
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
      afterTheOthers((to) => endDraft(to, name, revision));
    },
  };
}
