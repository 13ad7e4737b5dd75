import type { Query, QueryClient } from '@tanstack/react-query';

/** The server sent the page without knowing that it is still true: the CMS did not say so in time. */
const UNVERIFIED = 'unverified';

/** The answers that came with the page of this tab. */
export class PageAnswers {
  private readonly askedAgain = new Set<unknown>();

  /** @param root the element of the document */
  constructor(private readonly root: Pick<HTMLElement, 'dataset'>) {}

  /**
   * Says how old the answers are, once the route is loaded and before the app takes over. The server checks a kept page against
   * the content version before it sends it: however old its answers are, they were true a moment ago, and nothing is loaded a
   * second time. What it could not check the app asks for again.
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

  /** Whether nobody waits for this query: the page shows what came with it. */
  isAskedAgain(query: Pick<Query, 'isActive'>): boolean {
    return this.askedAgain.has(query);
  }
}
