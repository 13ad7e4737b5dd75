import type { TadaDocumentNode } from 'gql.tada';
import { GraphQLClient, type RequestDocument, type Variables } from 'graphql-request';
import { readFailure } from './read-failure';
import { trustedRequest } from './trusted-request';

/** A request without an answer after this time counts as failed. Milliseconds. */
export const TIME_LIMIT_MS = 10_000;

/** Gets the answer to a GraphQL text; `signal` is aborted when nobody waits for it any more. */
type Ask = (query: string, variables: unknown, signal: AbortSignal) => Promise<Response>;

type Send = (operation: { document: unknown; variables: unknown; signal: AbortSignal }) => Promise<unknown>;

/** A browser has hashes in the place of documents. */
let send: Send = trustedRequest;

/** The client wants one; `ask` knows where the cms is. */
const NO_ADDRESS = 'http://cms/graphql';

/** The server calls this once at start: it has the texts, and asks without leaving the machine. */
export function connectStrapi(ask: Ask): void {
  send = ({ document, variables, signal }) => {
    const client = new GraphQLClient(NO_ADDRESS, {
      fetch: (_address, init) => {
        const sent = JSON.parse(String(init?.body)) as { query: string; variables: unknown };
        return ask(sent.query, sent.variables, signal);
      },
    });
    return client.request({
      document: document as RequestDocument,
      variables: variables as Variables,
      signal,
    });
  };
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
    try {
      return (await send({
        document,
        variables,
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
      })) as Result;
    } catch (cause) {
      if (signal?.aborted) throw signal.reason;
      throw readFailure(cause);
    }
  },
};
