import type { TadaDocumentNode } from 'gql.tada';
import { GraphQLClient } from 'graphql-request';
import { readFailure } from './read-failure';

/** A request without a response after this time has failed. Milliseconds. */
export const TIME_LIMIT_MS = 10_000;

/** The build replaces each document by this; only the public origin knows the text. */
export interface TrustedDocument {
  /** Hash of the text */
  id: string;
  /** Name of the operation, for people who read the browser's network log */
  name: string;
  kind: 'query' | 'mutation';
  /** Its variables are secret: they must not be in an address, which histories and logs keep */
  isSecret?: boolean;
}

/** Runs an operation; `signal` is aborted when the caller no longer waits. */
export type Ask = (document: TrustedDocument, variables: unknown, signal: AbortSignal) => Promise<Response>;

/** Queries use GET, so that the browser can cache and revalidate the response; mutations use POST. */
const askOverNetwork: Ask = ({ id, name, kind, isSecret }, variables, signal) => {
  const question = { operationName: name, documentId: id };
  if (kind === 'mutation' || isSecret) {
    const body = JSON.stringify({ ...question, variables });
    return fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      signal,
    });
  }
  const search = new URLSearchParams(question);
  if (variables) search.set('variables', JSON.stringify(variables));
  return fetch(`/graphql?${search}`, { signal });
};

let askOfRendering: () => Ask | undefined = () => undefined;

/** Sets how each rendering on the server sends requests: the server is the public origin, so they need no network. */
export function connectStrapi(find: () => Ask | undefined): void {
  askOfRendering = find;
}

/** Not used: the client requires an absolute address, but `ask` knows the real one. */
const ADDRESS = 'http://site/graphql';

interface StrapiRequest<Result, Input> {
  document: TadaDocumentNode<Result, Input>;
  variables?: Input;
  signal?: AbortSignal;
  /** The variables are secret */
  isSecret?: boolean;
}

export const strapi = {
  /**
   * Sends one typed GraphQL document.
   *
   * @throws StrapiRefusal when the CMS refuses, MaintenanceMode, StrapiUnavailable without a valid response within
   * `TIME_LIMIT_MS`; the abort reason when `signal` was aborted
   */
  async request<Result, Input>({
    document,
    variables,
    signal,
    isSecret,
  }: StrapiRequest<Result, Input>): Promise<Result> {
    const ask = askOfRendering() ?? askOverNetwork;
    const trusted = { ...(document as unknown as TrustedDocument), isSecret };
    const limit = AbortSignal.timeout(TIME_LIMIT_MS);
    const client = new GraphQLClient(ADDRESS, {
      // Without a document text it cannot find the name.
      excludeOperationName: true,
      fetch: () => ask(trusted, variables, signal ? AbortSignal.any([signal, limit]) : limit),
    });
    try {
      return await client.request<Result>(trusted.id);
    } catch (cause) {
      if (signal?.aborted) throw signal.reason;
      throw readFailure(cause);
    }
  },
};
