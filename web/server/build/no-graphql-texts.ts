/**
 * Stands in for the package `graphql` in the browser, where there are hashes in the place of GraphQL texts: what
 * graphql-request would parse and print never comes.
 */
function noTexts(): never {
  throw new Error('There are no GraphQL texts in the browser');
}

export const parse = noTexts;
export const print = noTexts;
export const Kind = { OPERATION_DEFINITION: 'OperationDefinition' } as const;
