import type { TadaDocumentNode } from 'gql.tada';
import { ClientError, GraphQLClient } from 'graphql-request';
import { failureOf } from './failure';
import { parseBody, reached, readLimit, WRITE_TIMEOUT_MS } from './http';
import { authorised } from './owner-session';

/** Same origin as the page; the client library wants it absolute. */
const ENDPOINT = new URL('/graphql', window.location.origin).href;

interface StrapiRequest<Result, Variables> {
  document: TadaDocumentNode<Result, Variables>;
  variables?: Variables;
  /** From TanStack Query: cancels a read nobody waits for any more. */
  signal?: AbortSignal;
  /** A write that must arrive even when the page is being left; its body may have 64 kB at most. */
  keepalive?: boolean;
}

/**
 * One GraphQL operation in the owner's name. The CMS takes one operation and at most one mutation field
 * a request, and every update must carry the `revision` it was made from.
 *
 * @returns the data
 * @throws Refusal, Conflict, Unavailable or SessionEnded
 */
function request<Result, Variables>(operation: StrapiRequest<Result, Variables>): Promise<Result> {
  return authorised((token) => send(operation, token));
}

async function send<Result, Variables>(
  { document, variables, signal, keepalive }: StrapiRequest<Result, Variables>,
  token: string,
): Promise<Result> {
  try {
    return await reached(
      new GraphQLClient(ENDPOINT, { keepalive }).request<Result>({
        document,
        variables: variables ?? {},
        requestHeaders: { Authorization: `Bearer ${token}` },
        signal: signal ? readLimit(signal) : AbortSignal.timeout(WRITE_TIMEOUT_MS),
      }),
    );
  } catch (error) {
    if (!(error instanceof ClientError)) throw error;
    const { status, headers, body } = error.response;
    throw failureOf({
      status,
      body: parseBody(body),
      retryAfter: headers instanceof Headers ? headers.get('Retry-After') : null,
    });
  }
}

export const strapi = { request };
