/** One page of a list, as loaded. */
export interface ListPage<Item> {
  items: readonly Item[];
  pageInfo: { total: number };
}

/**
 * Joins the loaded pages of a list. Pages count from the start, so an item that is added or deleted in the meantime
 * moves others across their borders.
 *
 * @returns `items`, each once; `hasChanged`: the list changed between two pages, so that an item may be missing
 */
export function joinPages<Item>(pages: readonly ListPage<Item>[], idOf: (item: Item) => string) {
  const loaded = pages.flatMap(({ items }) => items);
  const items = [...new Map(loaded.map((item) => [idOf(item), item])).values()];
  const totals = new Set(pages.map(({ pageInfo }) => pageInfo.total));
  return { items, hasChanged: totals.size > 1 || items.length < loaded.length };
}
