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
