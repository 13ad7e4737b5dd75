import type { TadaDocumentNode } from 'gql.tada';
import { GraphQLClient, type RequestDocument, type Variables } from 'graphql-request';
import { readFailure } from './read-failure';

/** A request without an answer after this time counts as failed. Milliseconds. */
export const TIME_LIMIT_MS = 10_000;

/** Where requests go and what they carry. */
export interface Connection {
  /** Absolute address of the GraphQL endpoint */
  url: () => string;
  /** Headers of the page request being answered; empty in the browser, which sends its own cookies */
  headers: () => Record<string, string>;
}

let connection: Connection = {
  url: () => `${location.origin}/graphql`,
  headers: () => ({}),
};

/** The server calls this once at start; a browser keeps the default, its own origin. */
export function connectStrapi(to: Connection): void {
  connection = to;
}

interface StrapiRequest<Result, Input> {
  document: TadaDocumentNode<Result, Input>;
  variables?: Input;
  signal?: AbortSignal;
}

export const strapi = {
  /**
   * Sends one typed GraphQL document.
   *
   * @throws StrapiRefusal when the cms said no, MaintenanceMode, StrapiUnavailable when no useful answer came
   *   within `TIME_LIMIT_MS`; the abort reason when `signal` was aborted
   */
  async request<Result, Input>({
    document,
    variables,
    signal,
  }: StrapiRequest<Result, Input>): Promise<Result> {
    const limit = AbortSignal.timeout(TIME_LIMIT_MS);
    const client = new GraphQLClient(connection.url(), { headers: connection.headers() });
    try {
      return await client.request<Result>({
        document: document as RequestDocument,
        variables: variables as Variables,
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
      });
    } catch (cause) {
      if (signal?.aborted) throw signal.reason;
      throw readFailure(cause);
    }
  },
};
