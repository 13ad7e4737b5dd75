import type { UseMutationOptions } from '@tanstack/react-query';
import { askFirst } from './ask-first';
import type { Page } from './list-search';
import { useUndoableDelete } from './use-undoable-delete';

interface Deleting {
  /** 'Are you sure you want to delete this project?' */
  question: string;
  /** The toast's sentence: 'Project deleted successfully' */
  done: string;
}

/**
 * One page of a list without what is being deleted.
 *
 * @param deletion the noun's mutation; see `useUndoableDelete`
 * @returns `total`: over all pages; `remove`: asks first, resolves to whether the owner said yes
 */
export function useDeletable<Item extends { documentId: string }, Result>(
  page: Page<Item>,
  deletion: UseMutationOptions<Result, Error, string>,
) {
  const { hidden, remove } = useUndoableDelete(deletion);
  const items = page.items.filter(({ documentId }) => !hidden.has(documentId));
  return {
    items,
    total: page.total - (page.items.length - items.length),
    remove: async (ids: readonly string[], { question, done }: Deleting): Promise<boolean> => {
      const sure = await askFirst({ question });
      if (sure) remove(ids, done);
      return sure;
    },
  };
}
