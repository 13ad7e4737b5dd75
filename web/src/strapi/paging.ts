export interface PageInfo {
  page: number;
  pageCount: number;
  total: number;
}

/** Returns the number of the page after the last loaded one; undefined when all are loaded. */
export function nextPage({ pageInfo }: { pageInfo: PageInfo }): number | undefined {
  return pageInfo.page < pageInfo.pageCount ? pageInfo.page + 1 : undefined;
}
