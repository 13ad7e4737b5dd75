import type { FetchNextPageOptions, InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { joinPages, type ListPage } from '../../../cms/src/shared/list-pages';

export interface PageInfo {
  page: number;
  pageCount: number;
  total: number;
}

/** Returns the number of the page after the last loaded one; undefined when all are loaded. */
export function nextPage({ pageInfo }: { pageInfo: PageInfo }): number | undefined {
  return pageInfo.page < pageInfo.pageCount ? pageInfo.page + 1 : undefined;
}

/**
 * Returns one page of a list; an empty one without a list.
 *
 * @param toItems returns the item of a row, or none in an array
 */
export const toListPage = <Row, Item>(
  list: { nodes: readonly Row[]; pageInfo: PageInfo } | null,
  toItems: (row: Row) => Item | Item[],
): { items: Item[]; pageInfo: PageInfo } => ({
  items: (list?.nodes ?? []).flatMap(toItems),
  pageInfo: list?.pageInfo ?? { page: 1, pageCount: 1, total: 0 },
});

type Identified = { id: string };

/** Returns the items of the loaded pages, each once. */
export const itemsOf = <Item extends Identified>(pages: readonly ListPage<Item>[] = []): Item[] =>
  joinPages(pages, ({ id }) => id).items;

type PagesQuery<Page> = Pick<UseInfiniteQueryResult<InfiniteData<Page>>, 'fetchNextPage' | 'refetch'>;

/**
 * Loads the next page of a list, and all its pages again if the list has changed since the others were loaded.
 *
 * @returns all loaded pages
 */
export async function loadNextPage<Page extends ListPage<Identified>>(
  { fetchNextPage, refetch }: PagesQuery<Page>,
  options?: FetchNextPageOptions,
): Promise<Page[]> {
  const found = await fetchNextPage(options);
  const pages = found.data?.pages ?? [];
  const { hasChanged } = joinPages(pages, ({ id }) => id);
  return hasChanged ? ((await refetch()).data?.pages ?? pages) : pages;
}
