import { initGraphQLTada } from 'gql.tada';
import type { introspection } from './graphql-env.d.ts';

/**
 * Builds a typed document from a GraphQL text. Types come from `cms/schema.graphql`.
 * `JSON` scalars are unknown until a row-to-shape function has read them; dates are ISO texts.
 */
export const graphql = initGraphQLTada<{
  introspection: introspection;
  disableMasking: true;
  scalars: { DateTime: string; Date: string; Time: string; JSON: unknown };
}>();

/**
 * The same, for a query whose answer is the same for everybody: the public origin keeps it and gives it to all who ask
 * until the content changes. What is not marked so is asked for each caller anew.
 */
export const graphqlForAll = ((...built: Parameters<typeof graphql>) =>
  Object.assign(graphql(...built), { changesWith: 'content' })) as typeof graphql;

/** The same, for an answer that also changes with the days that are on hold, booked or away. */
export const graphqlOfDays = ((...built: Parameters<typeof graphql>) =>
  Object.assign(graphql(...built), { changesWith: 'days' })) as typeof graphql;
