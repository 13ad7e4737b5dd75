import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useShownPages } from '../routing/more-pages';

/** Returns the part of a list in the document, for search engines. */
export const useListPart = () => ({ page: useShownPages(), parameter: 'pages' as const });

type PagesQuery<Item> = UseInfiniteQueryResult<InfiniteData<{ items: Item[] }>>;

/** Returns the loaded items of a list that View More continues. */
export function usePagedList<Item>(query: PagesQuery<Item>) {
  const pages = query.data?.pages ?? [];
  return {
    query,
    items: pages.flatMap(({ items }) => items),
    pageCount: pages.length,
    part: useListPart(),
  };
}
