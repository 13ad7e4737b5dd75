import type { DehydratedState } from '@tanstack/react-query';

/** The data block of a server-rendered page. A JSON block is data, not a script, for the security policy. */
export const PAGE_DATA_ID = 'page-data';

/** What the browser needs to continue where the server stopped. */
export interface PageData {
  /** The route that was rendered, path and search */
  route: string;
  origin: string;
  renderedAt: string;
  queries: DehydratedState;
}
