import type { Page, Request, Route } from '@playwright/test';

/** Requests of both front ends; only the site's have a query string. */
export const GRAPHQL = /\/graphql(\?|$)/;

interface Sent {
  operationName?: string;
  query?: string;
  variables: Record<string, unknown>;
}

/** Returns the operation of a request: the site sends its name in the address, the owner's area its text. */
export function sentOperation(request: Request): Sent {
  if (request.method() === 'POST') return request.postDataJSON() as Sent;
  const search = new URL(request.url()).searchParams;
  return {
    operationName: search.get('operationName') ?? undefined,
    variables: JSON.parse(search.get('variables') ?? '{}') as Sent['variables'],
  };
}

function isOperation(request: Request, name: string): boolean {
  const { operationName, query } = sentOperation(request);
  return operationName === name || new RegExp(`\\b(query|mutation) ${name}\\b`).test(query ?? '');
}

/**
 * Lets a test answer one GraphQL operation; all others reach the CMS.
 *
 * @param operation name of the query or mutation, such as 'BlogPage'
 */
export async function interceptOperation(
  page: Page,
  operation: string,
  answer: (route: Route) => Promise<void>,
): Promise<void> {
  await page.route(GRAPHQL, (route) =>
    isOperation(route.request(), operation) ? answer(route) : route.fallback(),
  );
}
