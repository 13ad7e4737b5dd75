import type { Page, Route } from '@playwright/test';

/**
 * Lets a test answer one GraphQL operation itself; all others reach the cms.
 *
 * @param operation name of the query or mutation: 'BlogPage'
 */
export async function interceptOperation(
  page: Page,
  operation: string,
  answer: (route: Route) => Promise<void>,
): Promise<void> {
  const named = new RegExp(`\\b(query|mutation) ${operation}\\b`);
  await page.route('**/graphql', (route) =>
    named.test(route.request().postData() ?? '') ? answer(route) : route.fallback(),
  );
}
