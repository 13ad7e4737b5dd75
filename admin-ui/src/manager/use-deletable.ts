import type { UseMutationOptions } from '@tanstack/react-query';
import type { Page } from './list-search';
import { useUndoableDelete } from './use-undoable-delete';

/**
 * One page of a list without what is being deleted.
 *
 * @param deletion the noun's mutation; see `useUndoableDelete`, also for `remove`
 * @returns `total`: over all pages
 */
export function useDeletable<Item extends { documentId: string }, Result>(
  page: Page<Item>,
  deletion: UseMutationOptions<Result, Error, string>,
) {
  const { hidden, remove } = useUndoableDelete(deletion);
  const items = page.items.filter(({ documentId }) => !hidden.has(documentId));
  return { items, total: page.total - (page.items.length - items.length), remove };
}
