import { type Query, type QueryClient, type UseMutationOptions, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { offerUndo, showDone } from '../outcomes/toasts';
import { askFirst } from './ask-first';
import type { Page } from './list-search';
import { pendingDeletes } from './pending-deletes';
import { wording } from './wording';

/** How long a delete can be taken back. Short, because it was asked about: see docs/decisions. */
const UNDO_MS = 4_000;

interface Identified {
  documentId: string;
}

interface Deletion<Item extends Identified, Result> {
  /** The noun's mutation of an id; `meta.failed` is the sentence when it does not work. It sends with `keepalive`. */
  deletion: UseMutationOptions<Result, Error, string>;
  /** What the owner knows the item by. */
  name: (item: Item) => string;
  wording: {
    /** 'Are you sure you want to delete this project?' */
    confirmDelete: (count: number) => string;
    /** The sentence once it is deleted: 'Project deleted successfully' */
    deleted: (count: number) => string;
  };
}

/**
 * Deleting in three steps: it is asked about, by name; the rows go and a toast offers Undo; then it is sent,
 * and said once it is true. Leaving the page sends it at once.
 *
 * @returns `hidden`: ids to leave out of the list; `remove` resolves to whether the owner said yes
 */
export function useUndoableDelete<Item extends Identified, Result>({
  deletion,
  name,
  wording: sentences,
}: Deletion<Item, Result>) {
  const queryClient = useQueryClient();
  const hidden = useSyncExternalStore(pendingDeletes.subscribe, pendingDeletes.hidden);

  const remove = async (items: readonly Item[]): Promise<boolean> => {
    const names = items.map(name);
    const question = { question: sentences.confirmDelete(items.length), about: wording.names(names) };
    if (!(await askFirst(question))) return false;
    const ids = items.map(({ documentId }) => documentId);
    for (const id of ids) {
      pendingDeletes.add(id, async () => {
        // Sent, for whatever reason: there is nothing to undo any more.
        endOffer();
        await queryClient.getMutationCache().build(queryClient, deletion).execute(id);
        void forgetOnceRead(queryClient, { id, noun: deletion.mutationKey?.[0] });
      });
    }
    const endOffer = offerUndo({
      sentence: wording.deleting(names),
      forMs: UNDO_MS,
      undo: () => ids.forEach(pendingDeletes.undo),
      onOver: async () => {
        const deleted = (await Promise.all(ids.map(pendingDeletes.commit))).filter(Boolean);
        if (deleted.length > 0) showDone(sentences.deleted(deleted.length), wording.bin);
      },
    });
    return true;
  };

  return { hidden, remove };
}

interface Deleted {
  id: string;
  /** What the keys of the noun's queries begin with: 'events' */
  noun: unknown;
}

/** Whether an item that is deleted is in what was read, or counts there, or stands before what the page holds. */
function mayHold({ queryKey, meta, state }: Query, { id, noun }: Deleted): boolean {
  return queryKey[0] === noun || meta?.ofEveryNoun === true || !!JSON.stringify(state.data)?.includes(id);
}

/**
 * Ends the hiding once no list holds the item any more: brought back in another tab or on another device it has
 * to be seen here. When a list cannot be read it stays hidden.
 */
async function forgetOnceRead(queryClient: QueryClient, deleted: Deleted): Promise<void> {
  // The lists of other nouns stay: Back shows them at once.
  queryClient.removeQueries({ type: 'inactive', predicate: (query) => mayHold(query, deleted) });
  // The outcome of the delete has begun the reading; this waits for it.
  const reading = queryClient.refetchQueries(
    { type: 'active' },
    { cancelRefetch: false, throwOnError: true },
  );
  await reading.then(
    () => pendingDeletes.show(deleted.id),
    () => undefined,
  );
}

/**
 * One page of a list without what is being deleted.
 *
 * @returns `total`: over all pages
 */
export function useDeletable<Item extends Identified, Result>(
  page: Page<Item>,
  deletion: Deletion<Item, Result>,
) {
  const { hidden, remove } = useUndoableDelete(deletion);
  const items = page.items.filter(({ documentId }) => !hidden.has(documentId));
  return { items, total: page.total - (page.items.length - items.length), remove };
}
