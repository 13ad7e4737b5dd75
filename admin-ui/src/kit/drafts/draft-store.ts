import { createStore } from '../../store';
import { isSame } from '../fields/fields';
import { fitToShape, readLocalDraft, tabDrafts, type UnansweredSave } from './local-draft';
import {
  type DraftServer,
  draftServer,
  endDraft,
  endOverdue,
  isEnded,
  type RemoteDraft,
  rememberEnded,
} from './remote-draft';

const DELAY_MS = 1500;

interface Offer {
  /** Draft from another device that was neither continued nor discarded here; null if none. */
  offer: RemoteDraft | null;
  isServerAway: boolean;
}

export type DraftStore<Values extends object> = ReturnType<typeof draftStore<Values>>;

/**
 * Returns the draft of one form. Each tab keeps one on this device. The server keeps one for all devices, and the
 * form offers the draft that another device has stored there.
 * @param initialName 'portfolio/new'
 * @param shape the form's values; a draft from an older version of the form is fitted to them
 */
export function draftStore<Values extends object>(initialName: string, shape: Values) {
  const initial = readLocalDraft(initialName, shape);
  const local = tabDrafts(initial);
  let name = initialName;
  let shown = (): Values => shape;

  const store = createStore<Offer>({ offer: null, isServerAway: false });
  const show = (changes: Partial<Offer>) => {
    const [before, next] = [store.state(), { ...store.state(), ...changes }];
    if (next.offer !== before.offer || next.isServerAway !== before.isServerAway) store.set(next);
  };

  /** Revision on the server. Undefined until it has responded. Nothing is stored while a draft is on offer. */
  let known: number | undefined;
  /** Revision that this device last stored on the server; 0 if none. */
  let stored = initial?.elsewhere ?? 0;
  let sent: object | undefined;
  /** Whether the last request got no response: the draft may be stored. */
  let isUnanswered = false;
  let waiting: { values: object; itemRevision: number } | null = null;
  // Send one request at a time: a late response would look like another device's draft.
  let queue: Promise<unknown> = Promise.resolve();
  let timer: number | undefined;

  const enqueue = (call: (to: DraftServer, at: string) => Promise<unknown>) => {
    const [to, at] = [draftServer(), name];
    if (!to) return;
    queue = queue
      .then(() => call(to, at))
      .then(
        () => show({ isServerAway: false }),
        () => show({ isServerAway: true }),
      );
  };

  const load = async (to: DraftServer, at: string) => {
    const found = await to.read(at);
    const isOwn =
      !found ||
      isEnded(at, found.revision) ||
      found.revision === known ||
      found.revision === stored ||
      isSame(sent, found.values) ||
      isSame(found.values, shown());
    known = isOwn ? (found?.revision ?? 0) : undefined;
    isUnanswered = false;
    show({ offer: isOwn ? null : found });
  };

  const sendWaiting = async (to: DraftServer, at: string) => {
    const draft = waiting;
    if (!draft) return;
    if (known === undefined) await load(to, at);
    if (known === undefined) return;
    waiting = null;
    const given = { ...draft, values: { ...draft.values }, revision: known };
    const { kept, revision } = await to.keep(at, given).catch((error: unknown) => {
      waiting ??= draft;
      sent = draft.values;
      isUnanswered = true;
      throw error;
    });
    if (!kept) {
      waiting ??= draft;
      await load(to, at);
      // The other device has ended its draft, so nothing is on offer.
      if (known !== undefined) await sendWaiting(to, at);
      return;
    }
    sent = draft.values;
    known = revision;
    stored = revision;
    local.setRemoteRevision(name, revision);
  };

  const cancel = () => {
    window.clearTimeout(timer);
    timer = undefined;
  };
  const send = () => {
    cancel();
    enqueue(sendWaiting);
  };
  const sendLater = () => {
    cancel();
    timer = window.setTimeout(send, DELAY_MS);
  };

  const keepHere = (at: string, values: Values, revision: number) =>
    local.keep(at, { values, revision, keptAt: new Date().toISOString(), elsewhere: stored });

  return {
    state: store.state,
    subscribe: store.subscribe,

    /** Returns the draft that was on this device when the form opened; null if none. */
    read: () => initial,

    /**
     * Names the draft, and asks the server for it. A new item gets an id when it is stored.
     * @returns a function that sends what waits; called when the form leaves the screen
     */
    open: (newName: string, shownValues: () => Values) => {
      name = newName;
      shown = shownValues;
      known = undefined;
      sent = undefined;
      isUnanswered = false;
      waiting = null;
      show({ offer: null });
      enqueue(endOverdue);
      enqueue(load);
      window.addEventListener('online', sendLater);
      return () => {
        window.removeEventListener('online', sendLater);
        if (timer !== undefined) send();
      };
    },

    /** Keeps the values on this device, and after a pause on the server, unless the draft is about to be renamed. */
    keep: (at: string, values: Values, itemRevision: number) => {
      keepHere(at, values, itemRevision);
      if (at !== name) return;
      waiting = { values, itemRevision };
      sendLater();
    },
    keepHere,

    /** Ends the draft after it was saved or discarded. Another device's draft that is on offer stays. */
    drop: () => {
      cancel();
      waiting = null;
      const before = known ?? stored;
      stored = 0;
      if (before) rememberEnded(name, before);
      enqueue(async (to, at) => {
        if (isUnanswered) await load(to, at);
        const last = known ?? before;
        if (last) await endDraft(to, at, last);
        if (known) known = 0;
      });
      local.drop(name);
    },

    fit: (values: RemoteDraft['values']) => fitToShape(values, shape),
    takeOffer: () => {
      waiting = null;
      known = store.state().offer?.revision;
      stored = known ?? 0;
      show({ offer: null });
    },
    dropOffer: () => {
      const revision = store.state().offer?.revision ?? 0;
      show({ offer: null });
      waiting = null;
      known = 0;
      enqueue((to, at) => endDraft(to, at, revision));
    },

    /** The saves of the form's item; one without a response survives a reload. */
    saves: {
      key: local.key,
      unanswered: local.unanswered,
      setUnanswered: (save: Omit<UnansweredSave, 'key'> | null) => local.setUnanswered(name, save),
    },
    isKeptAt: (key: string | null) => local.isKeptAt(name, key),
    startNewItem: local.startNewItem,
  };
}
