import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Page } from './list-search';
import type { Editable } from './use-editor-form';

/**
 * Puts what a save stored in the place of the item, in every list and form that was read before. Until the
 * lists are read again they would offer the old revision, and the owner's next save would be in conflict
 * with her last one.
 *
 * @param noun what the keys of the noun's queries begin with, before 'page' and 'one'
 */
export function putSaved<Item extends Editable>(client: QueryClient, noun: QueryKey, item: Item): void {
  client.setQueriesData<Page<Item>>(
    { queryKey: [...noun, 'page'] },
    (page) =>
      page && { ...page, items: page.items.map((row) => (row.documentId === item.documentId ? item : row)) },
  );
  client.setQueryData([...noun, 'one', item.documentId], item);
}

/** Puts all of them into the lists: see `putSaved`. */
export function putAllSaved(client: QueryClient, noun: QueryKey, items: readonly Editable[]): void {
  for (const item of items) putSaved(client, noun, item);
}
