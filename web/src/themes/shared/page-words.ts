/** Texts of a page. */
export interface PageWords {
  title: string;
  /** For search engines */
  description?: (siteTitle: string) => string;
  lead?: string;
}
