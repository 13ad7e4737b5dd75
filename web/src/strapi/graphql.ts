import { initGraphQLTada } from 'gql.tada';
import type { introspection } from './graphql-env.d.ts';

/**
 * Builds a typed document from a GraphQL text. Types come from `cms/schema.graphql`. `JSON` scalars are unknown until
 * a row-to-shape function has read them; dates are ISO texts.
 */
export const graphql = initGraphQLTada<{
  introspection: introspection;
  disableMasking: true;
  scalars: { DateTime: string; Date: string; Time: string; JSON: unknown };
}>();

/**
 * Builds a query whose response is the same for everybody: the public origin caches it until the content changes.
 * Other queries are sent for each caller.
 */
export const graphqlForAll = ((...built: Parameters<typeof graphql>) =>
  Object.assign(graphql(...built), { changesWith: 'content' })) as typeof graphql;

/** Builds a query for everybody whose response also changes with days that are on hold, booked or away. */
export const graphqlOfDays = ((...built: Parameters<typeof graphql>) =>
  Object.assign(graphql(...built), { changesWith: 'days' })) as typeof graphql;
