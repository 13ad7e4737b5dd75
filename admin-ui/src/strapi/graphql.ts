import { initGraphQLTada } from 'gql.tada';
import type { introspection } from './graphql-env';

/**
 * Types a document by `cms/schema.graphql`. Fragments are plain objects without masking, because each noun converts
 * its rows at once.
 */
export const graphql = initGraphQLTada<{
  introspection: introspection;
  disableMasking: true;
  scalars: {
    /** ISO 8601, UTC */
    DateTime: string;
    /** YYYY-MM-DD */
    Date: string;
    /** HH:mm:ss.SSS */
    Time: string;
    JSON: unknown;
  };
}>();
