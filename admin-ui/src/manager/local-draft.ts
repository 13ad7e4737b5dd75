import * as z from 'zod/mini';
import { isOpenElsewhere, thisTab } from './open-tabs';

const PREFIX = 'admin-draft/';

/**
 * Local storage, so that a draft outlives the tab. It holds what the form shows, never a token. Drafts belong
 * to the account that wrote them: signing out leaves them for its next sign-in, and nobody else is shown them.
 */
const keyOf = (name: string) => `${ownDrafts()}${name}`;
const ownDrafts = () => `${PREFIX}${accountOfDrafts()}/`;

let whose = () => '';

/** As a part of a key of the storage. */
export const accountOfDrafts = (): string => encodeURIComponent(whose());

/** @param account gives the name of the account that is signed in; asked whenever a draft is read or kept */
export function keepDraftsFor(account: () => string): void {
  whose = account;
}

const unansweredSave = z.object({
  /** What it was sent with: a new item that is sent again with it is stored once. */
  key: z.string(),
  /** Null: several that differ. */
  sent: z.unknown(),
  /** The form's values as they were sent. */
  values: z.record(z.string(), z.unknown()),
});
/** A save whose answer has not come: it may be stored. */
export type UnansweredSave = z.infer<typeof unansweredSave>;

const keptDraft = z.object({
  values: z.record(z.string(), z.unknown()),
  /** Revision of the item the changes were made on; 0 for a new item. */
  revision: z.number(),
  /** ISO 8601 */
  keptAt: z.string(),
  /** Of what this device has kept for others; 0: nothing. */
  elsewhere: z.catch(z.number(), 0),
  unanswered: z.nullish(unansweredSave),
});
export type KeptDraft<Values> = Omit<z.infer<typeof keptDraft>, 'values'> & { values: Values };

/** A draft, and under which key of the storage it was found. */
type FoundDraft<Values> = KeptDraft<Values> & { key: string };

/** Names have no spaces. */
const copyOf = (name: string, tab: string) => `${name} ${tab}`;

/**
 * The draft kept under this name, or null. A tab finds what it kept itself; without that, what another one kept last, unless
 * that one is still open.
 *
 * @param shape the form's values: a draft from an older version of the form loses the fields it no longer
 *   has and gets these for the ones it lacks
 */
export function readDraft<Values extends object>(name: string, shape: Values): FoundDraft<Values> | null {
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
  return draft ? { ...draft, values: fitting(draft.values, shape) } : null;
}

/**
 * What one tab's form keeps. Two tabs may write the same item, or a new one each: what one of them saves or discards is
 * not the other's. The key of a new item is the draft's: it goes where the draft goes, ends with it, and is never that
 * of two forms, or the item of one would be taken for that of the other.
 *
 * @param begun what the form begins with: taken over from another tab, unless that one has gone on since
 */
export function draftsOfTab(begun: Pick<FoundDraft<unknown>, 'key' | 'keptAt' | 'unanswered'> | null) {
  const tab = thisTab();
  let other = begun;
  let unanswered = begun?.unanswered ?? null;
  let key = unanswered?.key ?? crypto.randomUUID();
  const isAsLeft = ({ key: at, keptAt }: NonNullable<typeof begun>) => draftAt(at)?.keptAt === keptAt;
  const takeOver = (own: string) => {
    if (other && other.key !== own && isAsLeft(other)) localStorage.removeItem(other.key);
    other = null;
  };
  const beginAnother = () => {
    unanswered = null;
    key = crypto.randomUUID();
  };
  return {
    keep<Values>(name: string, draft: Omit<KeptDraft<Values>, 'unanswered'>) {
      const own = keyOf(copyOf(name, tab));
      // The other tab has gone on, or is done: what was sent is its item.
      if (other && other.key !== own && !isAsLeft(other)) beginAnother();
      if (keepDraft(copyOf(name, tab), { ...draft, unanswered })) takeOver(own);
    },
    /** @param revision of what is kept for other devices */
    setElsewhere(name: string, revision: number) {
      const draft = draftAt(keyOf(copyOf(name, tab)));
      if (draft) keepDraft(copyOf(name, tab), { ...draft, elsewhere: revision });
    },
    /** What a new item is sent with now. */
    key: () => key,
    unanswered: () => unanswered,
    setUnanswered(name: string, save: Omit<UnansweredSave, 'key'> | null) {
      unanswered = save && { ...save, key };
      const draft = draftAt(keyOf(copyOf(name, tab)));
      if (draft) keepDraft(copyOf(name, tab), { ...draft, unanswered });
    },
    drop(name: string) {
      dropDraft(copyOf(name, tab));
      takeOver('');
      beginAnother();
    },
    /** Another tab has taken the draft over, and with it what was sent. */
    giveUp: beginAnother,
    isKeptAt: (name: string, at: string | null) => at === keyOf(copyOf(name, tab)),
  };
}

/** What was kept of these values, and the others as they are. */
export function fitting<Values extends object>(kept: Record<string, unknown>, shape: Values): Values {
  const known = Object.entries(shape).map(([field, value]) => {
    return [field, typeof kept[field] === typeof value ? kept[field] : value];
  });
  return Object.fromEntries(known) as Values;
}

function draftAt(key: string) {
  try {
    return keptDraft.parse(JSON.parse(localStorage.getItem(key) ?? ''));
  } catch {
    // Cut off, or written by something else.
    return null;
  }
}

/** Keeps the draft, or says false when the browser has no room. */
export function keepDraft<Values>(name: string, draft: KeptDraft<Values>): boolean {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function dropDraft(name: string): void {
  localStorage.removeItem(keyOf(name));
}

/** For items that are gone for good: no account of this browser keeps anything about them. */
export function dropDraftsAbout(documentIds: readonly string[]): void {
  for (const key of Object.keys(localStorage)) {
    const isAbout = key.split(/[/ ]/).some((part) => documentIds.includes(part));
    if (key.startsWith(PREFIX) && isAbout) localStorage.removeItem(key);
  }
}

/** Whether this account left something unsaved, in this tab or another one. */
export function hasKeptDrafts(): boolean {
  return Object.keys(localStorage).some((key) => key.startsWith(ownDrafts()));
}
