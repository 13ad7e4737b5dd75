import * as z from 'zod/mini';
import { randomKey } from '../../../../cms/src/shared/random-key';
import { isOpenElsewhere, thisTab } from './open-tabs';

const PREFIX = 'admin-draft/';

/**
 * Returns the key of a draft in local storage, where drafts outlive the tab.
 * A draft holds the form's values, never a token. It belongs to the account that wrote it: it stays after signing
 * out, and other accounts do not see it.
 */
const keyOf = (name: string) => `${accountPrefix()}${name}`;
const accountPrefix = () => `${PREFIX}${draftAccount()}/`;

let account = () => '';

/** Returns the account as a part of a storage key. */
export const draftAccount = (): string => encodeURIComponent(account());

/** @param getAccount returns the name of the signed-in account; called whenever a draft is read or written */
export function setDraftAccount(getAccount: () => string): void {
  account = getAccount;
}

const unansweredSaveSchema = z.object({
  /** Idempotency key of the save: a new item sent again with it is stored once. */
  key: z.string(),
  /** Null if several saves with different content were sent. */
  sent: z.unknown(),
  /** The form's values when they were sent. */
  values: z.record(z.string(), z.unknown()),
});
/** A save without a response: the item may be stored. */
export type UnansweredSave = z.infer<typeof unansweredSaveSchema>;

const localDraftSchema = z.object({
  values: z.record(z.string(), z.unknown()),
  /** Revision of the item that the draft is based on; 0 for a new item. */
  revision: z.number(),
  /** ISO 8601 */
  keptAt: z.string(),
  /** Revision of the draft that this device has sent to the server; 0 if it has sent none. */
  elsewhere: z.catch(z.number(), 0),
  unanswered: z.nullish(unansweredSaveSchema),
});
export type LocalDraft<Values> = Omit<z.infer<typeof localDraftSchema>, 'values'> & { values: Values };

type FoundDraft<Values> = LocalDraft<Values> & { key: string };

/** A space can separate the parts: names contain none. */
const copyOf = (name: string, tab: string) => `${name} ${tab}`;

/**
 * Returns the draft under this name, or null. A tab finds its own draft first. Otherwise it finds the latest draft of
 * another tab that has been closed.
 * @param shape the form's values; a draft from an older version of the form loses removed fields and gets these
 * values for new ones
 */
export function readLocalDraft<Values extends object>(
  name: string,
  shape: Values,
): FoundDraft<Values> | null {
  const own = keyOf(copyOf(name, thisTab()));
  const found = Object.keys(localStorage)
    .filter((key) => key === keyOf(name) || key.startsWith(keyOf(copyOf(name, ''))))
    .filter((key) => !isOpenElsewhere(key.slice(keyOf(copyOf(name, '')).length)))
    .flatMap((key) => {
      const draft = draftAt(key);
      return draft ? [{ ...draft, key }] : [];
    })
    .sort((one, other) => other.keptAt.localeCompare(one.keptAt));
  const draft = found.find(({ key }) => key === own) ?? found[0];
  return draft ? { ...draft, values: fitToShape(draft.values, shape) } : null;
}

/**
 * Returns the drafts that one tab's form keeps.
 * Two tabs may edit the same item, or a new one each. Saving or discarding in one tab leaves the draft of the other.
 * The key of a new item moves and ends with its draft. Two forms must never share it: one item would be taken for the
 * other.
 * @param initial the draft the form starts with; taken over from another tab unless that tab has continued since
 */
export function tabDrafts(initial: Pick<FoundDraft<unknown>, 'key' | 'keptAt' | 'unanswered'> | null) {
  const tab = thisTab();
  let other = initial;
  /** The draft of this tab that this form last read or wrote. */
  let latest: Pick<FoundDraft<unknown>, 'key' | 'keptAt'> | null = initial;
  let unanswered = initial?.unanswered ?? null;
  let key = unanswered?.key ?? randomKey();
  const isUnchanged = ({ key: at, keptAt }: NonNullable<typeof initial>) => draftAt(at)?.keptAt === keptAt;
  const takeOver = (own: string) => {
    if (other && other.key !== own && isUnchanged(other)) localStorage.removeItem(other.key);
    other = null;
  };
  const startNewItem = () => {
    unanswered = null;
    key = randomKey();
  };
  /** Returns whether the form was opened again since, and its text was changed there. */
  const isContinued = (own: string) =>
    latest?.key === own && draftAt(own) !== null && draftAt(own)?.keptAt !== latest.keptAt;
  return {
    keep<Values>(name: string, draft: Omit<LocalDraft<Values>, 'unanswered'>) {
      const own = keyOf(copyOf(name, tab));
      if (isContinued(own)) return;
      // The other tab has continued or finished, so the sent item belongs to it.
      if (other && other.key !== own && !isUnchanged(other)) startNewItem();
      if (!saveLocalDraft(copyOf(name, tab), { ...draft, unanswered })) return;
      takeOver(own);
      latest = { key: own, keptAt: draft.keptAt };
    },
    /** @param revision of the draft on the server */
    setRemoteRevision(name: string, revision: number) {
      const draft = draftAt(keyOf(copyOf(name, tab)));
      if (draft) saveLocalDraft(copyOf(name, tab), { ...draft, elsewhere: revision });
    },
    /** Returns the key for the next save of a new item. */
    key: () => key,
    unanswered: () => unanswered,
    setUnanswered(name: string, save: Omit<UnansweredSave, 'key'> | null) {
      unanswered = save && { ...save, key };
      const draft = draftAt(keyOf(copyOf(name, tab)));
      if (draft) saveLocalDraft(copyOf(name, tab), { ...draft, unanswered });
    },
    drop(name: string) {
      if (!isContinued(keyOf(copyOf(name, tab)))) dropLocalDraft(copyOf(name, tab));
      takeOver('');
      startNewItem();
    },
    /** Starts a new item after another tab has taken over the draft and its unanswered save. */
    startNewItem,
    isKeptAt: (name: string, at: string | null) => at === keyOf(copyOf(name, tab)),
  };
}

/** Returns the kept values that fit, and the values of `shape` for all other fields. */
export function fitToShape<Values extends object>(saved: Record<string, unknown>, shape: Values): Values {
  const known = Object.entries(shape).map(([field, value]) => {
    return [field, typeof saved[field] === typeof value ? saved[field] : value];
  });
  return Object.fromEntries(known) as Values;
}

function draftAt(key: string) {
  try {
    return localDraftSchema.parse(JSON.parse(localStorage.getItem(key) ?? ''));
  } catch {
    // The data is truncated, or was written by other code.
    return null;
  }
}

/** Keeps the draft. Returns false if local storage is full. */
export function saveLocalDraft<Values>(name: string, draft: LocalDraft<Values>): boolean {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function dropLocalDraft(name: string): void {
  localStorage.removeItem(keyOf(name));
}

/** Deletes the drafts of all accounts about items that were deleted permanently. */
export function dropDraftsAbout(documentIds: readonly string[]): void {
  for (const key of Object.keys(localStorage)) {
    const isAbout = key.split(/[/ ]/).some((part) => documentIds.includes(part));
    if (key.startsWith(PREFIX) && isAbout) localStorage.removeItem(key);
  }
}

/** Returns whether this account has drafts in any tab. */
export function hasLocalDrafts(): boolean {
  return Object.keys(localStorage).some((key) => key.startsWith(accountPrefix()));
}
