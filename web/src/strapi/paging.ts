import type { FetchNextPageOptions, InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';

export interface PageInfo {
  page: number;
  pageCount: number;
  total: number;
}

/** Returns the number of the page after the last loaded one; undefined when all are loaded. */
export function nextPage({ pageInfo }: { pageInfo: PageInfo }): number | undefined {
  return pageInfo.page < pageInfo.pageCount ? pageInfo.page + 1 : undefined;
}

/** One page of a list. */
export interface ListPage<Item> {
  items: readonly Item[];
  pageInfo: Pick<PageInfo, 'total'>;
}

type Identified = { id: string };

/** Returns the items of the loaded pages, each once: one that was added meanwhile moves others to the next page. */
export function itemsOf<Item extends Identified>(
  pages: readonly Pick<ListPage<Item>, 'items'>[] = [],
): Item[] {
  const items = pages.flatMap((page) => page.items);
  return [...new Map(items.map((item) => [item.id, item])).values()];
}

/** Returns whether a list changed between its pages, so that an item may repeat or be missing at their borders. */
function changedBetween(pages: readonly ListPage<Identified>[]): boolean {
  const totals = new Set(pages.map(({ pageInfo }) => pageInfo.total));
  const loaded = pages.reduce((count, { items }) => count + items.length, 0);
  return totals.size > 1 || itemsOf(pages).length < loaded;
}

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
  return changedBetween(pages) ? ((await refetch()).data?.pages ?? pages) : pages;
}
