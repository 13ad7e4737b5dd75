import type { Query, QueryClient } from '@tanstack/react-query';

/** Marks a page that may be outdated: the CMS did not confirm it in time. */
const UNVERIFIED = 'unverified';

/** The responses that came with this tab's page. */
export class PageAnswers {
  private readonly askedAgain = new Set<unknown>();

  /** @param root the document element */
  constructor(private readonly root: Pick<HTMLElement, 'dataset'>) {}

  /**
   * Sets the age of the responses, after the route is loaded and before hydration. The server checks a cached page
   * against the content version, so its responses were current a moment ago and are not loaded again. If the server
   * could not check the page, the app loads them again.
   */
  settle(queryClient: QueryClient): void {
    const queries = queryClient.getQueryCache().getAll();
    if (!(UNVERIFIED in this.root.dataset)) {
      const dataUpdatedAt = Date.now();
      for (const query of queries) query.setState({ dataUpdatedAt });
      return;
    }
    for (const query of queries) {
      this.askedAgain.add(query);
      query.invalidate();
    }
  }

  /** Returns whether a query only refreshes what the page already shows. */
  isAskedAgain(query: Pick<Query, 'isActive'>): boolean {
    return this.askedAgain.has(query);
  }
}
