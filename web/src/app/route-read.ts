import { createMemoryHistory } from '@tanstack/react-router';
import * as v from 'valibot';
import { createQueryClient } from './query-client';
import { createAppRouter } from './router';

/** Matches paths and parses searches, but never loads a page. */
const router = createAppRouter(createMemoryHistory({ initialEntries: ['/'] }), {
  queryClient: createQueryClient(),
  origin: '',
  renderedOn: '',
});

/**
 * Returns the address of a page with the search parameters that its routes read, in a fixed order. Parameters that
 * other sites add to links (fbclid, igsh, utm_source), and values that the page ignores, lead to the same page.
 *
 * @param address requested path and search
 */
export function routeRead(address: string): string {
  const [path = '', search] = address.split(/\?(.*)/s, 2);
  if (!search) return path;
  const given = router.options.parseSearch(`?${search}`);
  const read = router
    .getMatchedRoutes(path)[0]
    .map(({ options }) => searchRead(options.validateSearch, given));
  const entries = Object.entries(Object.assign({}, ...read)).filter(([, value]) => value !== undefined);
  return `${path}${router.options.stringifySearch(Object.fromEntries(entries.sort()))}`;
}

function searchRead(schema: unknown, given: Record<string, unknown>): Record<string, unknown> {
  return isSchema(schema) ? v.parse(schema, given) : {};
}

type SearchSchema = v.ObjectSchema<v.ObjectEntries, undefined>;

const isSchema = (schema: unknown): schema is SearchSchema =>
  typeof schema === 'object' && schema !== null && 'entries' in schema;
