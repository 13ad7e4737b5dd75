import type { TadaDocumentNode } from 'gql.tada';
import { GraphQLClient } from 'graphql-request';
import { readFailure } from './read-failure';

/** A request without a response after this time has failed. Milliseconds. */
export const TIME_LIMIT_MS = 10_000;

/**
 * The build replaces each document by this: what graphql-request reads of a document, and a hash instead of the text, which
 * only the public origin knows.
 */
export interface TrustedDocument {
  kind: 'Document';
  definitions: [
    { kind: 'OperationDefinition'; operation: 'query' | 'mutation'; name: { kind: 'Name'; value: string } },
  ];
  /** Hash of the text */
  id: string;
}

/** Runs an operation for a rendering; `signal` is aborted when the caller no longer waits. */
export type Ask = (document: TrustedDocument, variables: unknown, signal: AbortSignal) => Promise<Response>;

let askOfRendering: () => Ask | undefined = () => undefined;

/** Sets how each rendering on the server sends requests: the server is the public origin, so they need no network. */
export function connectStrapi(find: () => Ask | undefined): void {
  askOfRendering = find;
}

/** A rendering has no address and needs none: `Ask` knows the CMS. */
const origin = () => globalThis.location?.origin ?? 'http://site';

interface StrapiRequest<Result, Input> {
  document: TadaDocumentNode<Result, Input>;
  variables?: Input;
  signal?: AbortSignal;
  /** The variables are secret: they must not be in an address, which histories and logs keep */
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
    const limit = AbortSignal.timeout(TIME_LIMIT_MS);
    const stopped = signal ? AbortSignal.any([signal, limit]) : limit;
    const ask = askOfRendering();
    const client = new GraphQLClient(`${origin()}/graphql`, {
      // By GET, so that the browser can cache and revalidate the answers to queries; mutations are posted all the same.
      method: isSecret ? 'POST' : 'GET',
      ...(ask && { fetch: () => ask(document as unknown as TrustedDocument, variables, stopped) }),
    });
    try {
      return await client.request<Result>({ document, variables: variables ?? undefined, signal: stopped });
    } catch (cause) {
      if (signal?.aborted) throw signal.reason;
      throw readFailure(cause);
    }
  },
};
