/** Strapi's page information, as every `…_connection` returns it. */
export interface PageInfo {
  page: number;
  pageCount: number;
  total: number;
}

/** The number of the page after the last loaded one, or undefined when all are loaded. */
export function nextPage({ pageInfo }: { pageInfo: PageInfo }): number | undefined {
  return pageInfo.page < pageInfo.pageCount ? pageInfo.page + 1 : undefined;
}
