import { GraphQLClient, type Variables } from 'graphql-request';

/** What the build leaves of a document in the browser's scripts; the text stays on the server. */
export interface TrustedDocument {
  /** Hash of the text */
  id: string;
  /** Of the operation; for people who read the browser's network log */
  name: string;
  kind: 'query' | 'mutation';
}

interface TrustedOperation {
  document: unknown;
  variables: unknown;
  signal: AbortSignal;
}

/**
 * Asks for an operation by its hash: a query with GET, so that the browser can keep the answer and ask whether
 * it is still true; a mutation with POST.
 *
 * @throws what graphql-request throws
 */
export function trustedRequest({ document, variables, signal }: TrustedOperation): Promise<unknown> {
  const { id, name, kind } = document as TrustedDocument;
  const client = new GraphQLClient(`${location.origin}/graphql`, {
    method: kind === 'query' ? 'GET' : 'POST',
    // Without a text there is no name to find in it.
    excludeOperationName: true,
    fetch: (input, init) => {
      const address = new URL(String(input));
      if (kind === 'mutation') {
        const body = JSON.stringify({ operationName: name, documentId: id, variables });
        return fetch(address, { ...init, body });
      }
      address.searchParams.delete('query');
      address.searchParams.set('operationName', name);
      address.searchParams.set('documentId', id);
      return fetch(address, init);
    },
  });
  return client.request({ document: id, variables: variables as Variables, signal });
}
