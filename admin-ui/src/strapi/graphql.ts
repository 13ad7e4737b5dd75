import { initGraphQLTada } from 'gql.tada';
import type { introspection } from './graphql-env';

/**
 * Writes a document typed from `cms/schema.graphql`. Fragments are plain objects: each noun turns its rows
 * into its own shape at once, so masking them would only be undone in the next line.
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
