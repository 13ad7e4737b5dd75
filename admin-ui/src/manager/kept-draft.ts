import * as z from 'zod/mini';

const PREFIX = 'admin-draft/';

/**
 * Local storage, so that a draft outlives the tab. It holds what the form shows, never a token. Drafts belong
 * to the account that wrote them: signing out leaves them for its next sign-in, and nobody else is shown them.
 */
const keyOf = (name: string) => `${ownDrafts()}${name}`;
const ownDrafts = () => `${PREFIX}${encodeURIComponent(whose())}/`;

let whose = () => '';

/** @param account gives the name of the account that is signed in; asked whenever a draft is read or kept */
export function keepDraftsFor(account: () => string): void {
  whose = account;
}

const keptDraft = z.object({
  values: z.record(z.string(), z.unknown()),
  /** Revision of the item the changes were made on; 0 for a new item. */
  revision: z.number(),
  /** ISO 8601 */
  keptAt: z.string(),
  /** Of what this device has kept for others; 0: nothing. */
  elsewhere: z.catch(z.number(), 0),
});
type KeptDraft<Values> = Omit<z.infer<typeof keptDraft>, 'values'> & { values: Values };

/**
 * The draft kept under this name, or null.
 *
 * @param shape the form's values: a draft from an older version of the form loses the fields it no longer
 *   has and gets these for the ones it lacks
 */
export function readDraft<Values extends object>(name: string, shape: Values): KeptDraft<Values> | null {
  const draft = draftIn(localStorage.getItem(keyOf(name)) ?? '');
  if (!draft) return null;
  return { ...draft, values: fitting(draft.values, shape) };
}

/** What was kept of these values, and the others as they are. */
export function fitting<Values extends object>(kept: Record<string, unknown>, shape: Values): Values {
  const known = Object.entries(shape).map(([field, value]) => {
    return [field, typeof kept[field] === typeof value ? kept[field] : value];
  });
  return Object.fromEntries(known) as Values;
}

function draftIn(text: string) {
  try {
    return keptDraft.parse(JSON.parse(text));
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

/** Whether this account left something unsaved, in this tab or another one. */
export function hasKeptDrafts(): boolean {
  return Object.keys(localStorage).some((key) => key.startsWith(ownDrafts()));
}
