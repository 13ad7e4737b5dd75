import { type UseMutationOptions, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { offerUndo, showDone } from '../notices/toasts';
import { askFirst } from './ask-first';
import { pendingDeletes } from './pending-deletes';
import { wording } from './wording';

/** How long a delete can be taken back. Short, because it was asked about: see docs/decisions. */
const UNDO_MS = 4_000;

/** Something to delete, under the name that the owner knows it by. */
interface Deletable {
  documentId: string;
  name: string;
}

interface Deleting {
  /** 'Are you sure you want to delete this project?' */
  question: string;
  /** The sentence once it is deleted: 'Project deleted successfully' */
  done: (count: number) => string;
}

/**
 * Deleting in three steps: it is asked about, by name; the rows go and a toast offers Undo; then it is sent,
 * and said once it is true. Leaving the page sends it at once.
 *
 * @param deletion the noun's mutation; its variable is the item's id, its `meta.failed` the sentence when it
 *   does not work. It should send with `keepalive`.
 * @returns `hidden`: ids to leave out of the list; `remove` resolves to whether the owner said yes
 */
export function useUndoableDelete<Result>(deletion: UseMutationOptions<Result, Error, string>) {
  const queryClient = useQueryClient();
  const hidden = useSyncExternalStore(pendingDeletes.subscribe, pendingDeletes.hidden);

  const remove = async (items: readonly Deletable[], { question, done }: Deleting): Promise<boolean> => {
    const names = items.map(({ name }) => name);
    if (!(await askFirst({ question, about: wording.names(names) }))) return false;
    const ids = items.map(({ documentId }) => documentId);
    for (const id of ids) {
      pendingDeletes.add(id, () => {
        // Sent, for whatever reason: there is nothing to undo any more.
        endOffer();
        return queryClient.getMutationCache().build(queryClient, deletion).execute(id);
      });
    }
    const endOffer = offerUndo({
      sentence: wording.deleting(names),
      forMs: UNDO_MS,
      undo: () => ids.forEach(pendingDeletes.undo),
      onOver: async () => {
        const deleted = (await Promise.all(ids.map(pendingDeletes.commit))).filter(Boolean);
        if (deleted.length > 0) showDone(done(deleted.length));
      },
    });
    return true;
  };

  return { hidden, remove };
}
