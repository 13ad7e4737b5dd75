import type { TadaDocumentNode } from 'gql.tada';
import { GraphQLClient } from 'graphql-request';
import { readFailure } from './read-failure';

/** A request without an answer after this time counts as failed. Milliseconds. */
export const TIME_LIMIT_MS = 10_000;

/** What the build leaves of a document; its text is known to the public origin alone. */
export interface TrustedDocument {
  /** Hash of the text */
  id: string;
  /** Of the operation; for people who read the browser's network log */
  name: string;
  kind: 'query' | 'mutation';
  /** Its variables open something: they stand in no address, which histories and logs keep */
  isSecret?: boolean;
}

/** Gets the answer to an operation; `signal` is aborted when nobody waits for it any more. */
export type Ask = (document: TrustedDocument, variables: unknown, signal: AbortSignal) => Promise<Response>;

/** A query with GET, so that the browser can keep the answer and ask whether it is still true; a mutation with POST. */
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

/** On the server each rendering has a way of its own: it is the public origin and asks without leaving the machine. */
export function connectStrapi(find: () => Ask | undefined): void {
  askOfRendering = find;
}

/** The client wants a whole address; `ask` knows the way. */
const ADDRESS = 'http://site/graphql';

interface StrapiRequest<Result, Input> {
  document: TadaDocumentNode<Result, Input>;
  variables?: Input;
  signal?: AbortSignal;
  /** The variables open something */
  isSecret?: boolean;
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
    isSecret,
  }: StrapiRequest<Result, Input>): Promise<Result> {
    const ask = askOfRendering() ?? askOverNetwork;
    const trusted = { ...(document as unknown as TrustedDocument), isSecret };
    const limit = AbortSignal.timeout(TIME_LIMIT_MS);
    const client = new GraphQLClient(ADDRESS, {
      // There is no text in which a name could be found.
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
