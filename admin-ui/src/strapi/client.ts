import { print } from '@0no-co/graphql.web';
import type { TadaDocumentNode } from 'gql.tada';
import { Unavailable } from './errors';
import { answerTo, bearer, readLimit, WRITE_TIMEOUT_MS } from './http';
import { authorised } from './owner-session';
import { wording } from './wording';

interface StrapiRequest<Result, Variables> {
  document: TadaDocumentNode<Result, Variables>;
  variables?: Variables;
  /** From TanStack Query: cancels a read nobody waits for any more. */
  signal?: AbortSignal;
  /** A write that must arrive even when the page is being left; its body may have 64 kB at most. */
  keepalive?: boolean;
  /** Of something new: sent again with the same one, after its answer was lost, it is stored once. */
  idempotencyKey?: string;
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
  // Without errors the CMS answers what the document asks for; a page from a proxy on the way is no answer.
  if (answer === undefined) throw new Unavailable(wording.unavailable);
  return (answer as { data: Result }).data;
}

export const strapi = { request };
