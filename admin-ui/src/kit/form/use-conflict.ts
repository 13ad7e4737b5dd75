import { useState } from 'react';
import { type Fields, linesOf, type Shown, type VersionLine, valuesOf } from '../fields/fields';
import type { Draft, Editable } from './use-draft';

export interface Conflict {
  /** Set while both versions are shown; `theirs` is null if the item was deleted. */
  conflict: { mine: VersionLine[]; theirs: VersionLine[] | null } | null;
  keepMine: () => void;
  takeStored: () => void;
  decideLater: () => void;
}

interface ConflictOptions<F extends Fields, Item extends Editable & Shown<F>> {
  draft: Draft<F, Item>;
  fields: F;
  readStored: () => Promise<Item | null>;
}

/** Lets the owner choose between the form's version and the one that another save has stored. */
export function useConflict<F extends Fields, Item extends Editable & Shown<F>>({
  draft,
  fields,
  readStored,
}: ConflictOptions<F, Item>): Conflict & { find: () => Promise<void> } {
  const [theirs, setTheirs] = useState<Item | null>();
  const close = () => setTheirs(undefined);
  return {
    find: async () => setTheirs(await readStored()),
    conflict:
      theirs === undefined
        ? null
        : {
            mine: linesOf(fields, draft.form.getValues()),
            theirs: theirs && linesOf(fields, valuesOf(fields, theirs)),
          },
    keepMine: () => {
      draft.rebase(theirs ?? null);
      close();
    },
    takeStored: () => {
      if (!theirs) return;
      draft.show(theirs);
      close();
    },
    decideLater: close,
  };
}
