import { print } from '@0no-co/graphql.web';
import type { TadaDocumentNode } from 'gql.tada';
import { Unavailable } from './errors';
import { answerTo, bearer, readLimit, WRITE_TIMEOUT_MS } from './http';
import { authorised } from './owner-session';
import { wording } from './wording';

interface StrapiRequest<Result, Variables> {
  document: TadaDocumentNode<Result, Variables>;
  variables?: Variables | undefined;
  /** From TanStack Query: cancels a read that is no longer needed. */
  signal?: AbortSignal;
  /** For a write that must arrive even when the page is left. Its body is limited to 64 kB. */
  keepalive?: boolean;
  /** For a new item: sent again with the same key after a lost response, it is stored once. */
  idempotencyKey?: string | undefined;
}

/**
 * Sends one GraphQL operation as the owner. The CMS accepts one operation and at most one mutation field per request.
 * Every update must carry the `revision` it is based on.
 * @returns the data
 * @throws Refusal, Conflict, Unavailable or SessionEnded
 */
function request<Result, Variables>(operation: StrapiRequest<Result, Variables>): Promise<Result> {
  return authorised((token) => send(operation, token));
}

async function send<Result, Variables>(
  { document, variables, signal, keepalive, idempotencyKey }: StrapiRequest<Result, Variables>,
  token: string,
): Promise<Result> {
  const answer = await answerTo('/graphql', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...bearer(token),
      ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
    },
    body: JSON.stringify({ query: print(document), variables }),
    signal: signal ? readLimit(signal) : AbortSignal.timeout(WRITE_TIMEOUT_MS),
    keepalive,
  });
  // Without errors the CMS returns what the document asks for. An unreadable response, such as a proxy's page, counts
  // as unavailable.
  if (answer === undefined) throw new Unavailable(wording.unavailable);
  return (answer as { data: Result }).data;
}

/** Returns the value of the only field in the response to a document. */
export const onlyField = <Result extends object>(result: Result): Result[keyof Result] =>
  Object.values(result)[0];

/** Sends a document with one field, and returns its value. */
const answer = async <Result extends object, Variables>(
  document: TadaDocumentNode<Result, Variables>,
  variables?: Variables,
  settings?: Pick<StrapiRequest<Result, Variables>, 'idempotencyKey'>,
) => onlyField(await strapi.request({ document, variables, ...settings }));

export const strapi = { request, answer };
