import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ListPage } from '../../../cms/src/shared/list-pages';
import { useShownPages } from '../routing/more-pages';
import { itemsOf, loadNextPage } from '../strapi/paging';

/** Returns the part of a list in the document, for search engines. */
export const useListPart = () => ({ page: useShownPages(), parameter: 'pages' as const });

type PagesQuery<Item> = UseInfiniteQueryResult<InfiniteData<ListPage<Item>>>;

/** Returns the loaded items of a list that View More continues. */
export function usePagedList<Item extends { id: string }>(query: PagesQuery<Item>) {
  const pages = query.data?.pages ?? [];
  return {
    query: { ...query, fetchNextPage: () => loadNextPage(query) },
    items: itemsOf(pages),
    pageCount: pages.length,
    part: useListPart(),
  };
}
