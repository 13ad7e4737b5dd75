import { LARGEST_PAGE } from '../../../cms/src/shared/limits';
import { joinPages, type ListPage } from '../../../cms/src/shared/list-pages';

interface Found<Row> {
  nodes: Row[];
  pageInfo: { pageCount: number; total: number };
}

/** A list that changes during each reading is taken as it is after this many. */
const MOST_READINGS = 3;

/** Returns the rows of all pages of a list, each once. Reads a list again that changes in the meantime. */
export async function everyRow<Row extends { documentId: string }>(
  load: (page: { page: number; pageSize: number }) => Promise<Found<Row> | null>,
): Promise<Row[]> {
  for (let reading = 1; ; reading += 1) {
    const pages: ListPage<Row>[] = [];
    for (let page = 1, pageCount = 1; page <= pageCount; page += 1) {
      const found = await load({ page, pageSize: LARGEST_PAGE });
      pages.push({ items: found?.nodes ?? [], pageInfo: found?.pageInfo ?? { total: 0 } });
      pageCount = found?.pageInfo.pageCount ?? 0;
    }
    const { items, hasChanged } = joinPages(pages, ({ documentId }) => documentId);
    if (!hasChanged || reading === MOST_READINGS) return items;
  }
}
