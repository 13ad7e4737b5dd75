import { Button } from '@mantine/core';
import { type Query, type QueryClient, type UseMutationOptions, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useSyncExternalStore } from 'react';
import { offerUndo, showDone } from '../../notifications/toasts';
import { BulkBar } from '../list/bulk-bar';
import type { Page } from '../list/list-search';
import { RowTick, SelectAll, useSelection } from '../list/selection';
import { wording } from '../wording';
import { confirmAction } from './confirm-action';
import { EditAndDelete } from './edit-and-delete';
import { pendingDeletes } from './pending-deletes';

/** How long a delete can be undone. Short, because the owner has already confirmed it: see docs/decisions. */
const UNDO_MS = 4_000;

interface Identified {
  documentId: string;
}

interface Deletion<Item extends Identified, Result> {
  /** The noun's mutation of an id; `meta.failed` is the error message. It sends with `keepalive`. */
  deletion: UseMutationOptions<Result, Error, string>;
  /** Returns the name by which the owner knows the item. */
  name: (item: Item) => string;
  wording: {
    /** 'Are you sure you want to delete this project?' */
    confirmDelete: (count: number) => string;
    /** Message after the delete: 'Project deleted successfully' */
    deleted: (count: number) => string;
  };
}

/**
 * Deletes in three steps. The owner confirms the names; the rows disappear and a toast offers Undo; then the delete
 * is sent and its success reported. Leaving the page sends it at once.
 * @returns `hidden`: ids to leave out of the list; `remove` resolves to whether the owner confirmed
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
    if (!(await confirmAction(question))) return false;
    const ids = items.map(({ documentId }) => documentId);
    for (const id of ids) {
      pendingDeletes.add(id, async () => {
        // Undo ends as soon as the delete is sent, for whatever reason.
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
  /** First part of the noun's query keys: 'events' */
  noun: unknown;
}

/** Returns whether cached data may contain or count a deleted item, or be shifted by it. */
function mayHold({ queryKey, meta, state }: Query, { id, noun }: Deleted): boolean {
  return queryKey[0] === noun || meta?.ofEveryNoun === true || !!JSON.stringify(state.data)?.includes(id);
}

/**
 * Shows the id again once no list contains the deleted item. The item must be visible if it is restored in another
 * tab or on another device. If a list cannot be reloaded, the id stays hidden.
 */
async function forgetOnceRead(queryClient: QueryClient, deleted: Deleted): Promise<void> {
  // Lists of other nouns stay cached, so that Back shows them at once.
  queryClient.removeQueries({ type: 'inactive', predicate: (query) => mayHold(query, deleted) });
  // The delete's outcome has started the reload; this waits for it.
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
 * Returns one page of a list without the items being deleted, and what deletes one or several of them.
 * @returns `total`: number of items on all pages; `remove` clears the selection
 */
export function useDeletable<Item extends Identified, Result>(
  page: Page<Item>,
  deletion: Deletion<Item, Result>,
) {
  const { hidden, remove: removeItems } = useUndoableDelete(deletion);
  const items = page.items.filter(({ documentId }) => !hidden.has(documentId));
  const selection = useSelection(items.map(({ documentId }) => documentId));
  const selected = items.filter(({ documentId }) => selection.isSelected(documentId));
  const remove = async (gone: readonly Item[]) => {
    if (await removeItems(gone)) selection.clear();
  };
  return {
    items,
    total: page.total - (page.items.length - items.length),
    remove,
    selection,
    selected,
    select: <SelectAll selection={selection} labelled />,
    /** The buttons of an item, after the box that selects it. */
    buttonsOf: (item: Item, onEdit: (item: Item) => void) => {
      const name = deletion.name(item);
      return (
        <>
          <RowTick selection={selection} id={item.documentId} label={wording.selectOne(name)} />
          <EditAndDelete name={name} onEdit={() => onEdit(item)} onDelete={() => remove([item])} />
        </>
      );
    },
    /** @param others actions for the selected items, shown before Delete */
    bulkBar: (others?: ReactNode) => (
      <BulkBar count={selected.length} onClear={selection.clear}>
        {others}
        <Button color="red" variant="light" onClick={() => remove(selected)}>
          {wording.delete}
        </Button>
      </BulkBar>
    ),
  };
}
