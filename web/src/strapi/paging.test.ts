import { expect, test, vi } from 'vitest';
import { itemsOf, loadNextPage } from './paging';

const pageOf = (total: number, ...ids: string[]) => ({
  items: ids.map((id) => ({ id })),
  pageInfo: { total },
});
type Pages = ReturnType<typeof pageOf>[];

/** A list whose next page makes it `joined`, and which is `reread` when all its pages are loaded again. */
function listOf(joined: Pages, reread: Pages = []) {
  const refetch = vi.fn(async () => ({ data: { pages: reread, pageParams: [] } }));
  const fetchNextPage = vi.fn(async () => ({ data: { pages: joined, pageParams: [] } }));
  return { fetchNextPage, refetch } as unknown as Parameters<typeof loadNextPage>[0] & {
    refetch: typeof refetch;
  };
}

const idsOf = (pages: Parameters<typeof itemsOf>[0]) => itemsOf(pages).map(({ id }) => id);

test('an item of two pages is listed once', () => {
  expect(idsOf([pageOf(4, 'a', 'b'), pageOf(5, 'b', 'c')])).toEqual(['a', 'b', 'c']);
});

test('a list that has not changed loads its next page only', async () => {
  const list = listOf([pageOf(4, 'a', 'b'), pageOf(4, 'c', 'd')]);
  expect(idsOf(await loadNextPage(list))).toEqual(['a', 'b', 'c', 'd']);
  expect(list.refetch).not.toHaveBeenCalled();
});

test.each([
  {
    change: 'an added item',
    joined: [pageOf(4, 'a', 'b'), pageOf(5, 'b', 'c')],
    reread: [pageOf(5, 'new', 'a'), pageOf(5, 'b', 'c')],
  },
  {
    change: 'a deleted item',
    joined: [pageOf(4, 'a', 'b'), pageOf(3, 'd')],
    reread: [pageOf(3, 'b', 'c'), pageOf(3, 'd')],
  },
  {
    change: 'another order',
    joined: [pageOf(4, 'a', 'b'), pageOf(4, 'b', 'c')],
    reread: [pageOf(4, 'd', 'a'), pageOf(4, 'b', 'c')],
  },
])('after $change, all pages are loaded again', async ({ joined, reread }) => {
  expect(idsOf(await loadNextPage(listOf(joined, reread)))).toEqual(idsOf(reread));
});

test('a list that cannot be loaded again keeps the pages it has', async () => {
  const list = listOf([pageOf(4, 'a', 'b'), pageOf(3, 'd')]);
  list.refetch.mockResolvedValue({ data: undefined } as never);
  expect(idsOf(await loadNextPage(list))).toEqual(['a', 'b', 'd']);
});
