import { afterEach, expect, test, vi } from 'vitest';
import { strapi, type TrustedDocument } from './client';

afterEach(() => vi.unstubAllGlobals());

function collectRequests() {
  const sent: { address: URL; init: RequestInit }[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    sent.push({ address: new URL(address, 'http://site.test'), init });
    return Response.json({ data: { ok: true } });
  });
  return sent;
}

/** Sends a request like a built page, which has this object instead of a document. */
const ask = (document: TrustedDocument, variables?: object) =>
  strapi.request({ document: document as never, variables });

test('a query travels as its hash in the address', async () => {
  const sent = collectRequests();
  const answer = await ask({ id: 'h4sh', name: 'BlogPage', kind: 'query' }, { page: 2 });
  expect(answer).toEqual({ ok: true });
  expect(sent[0]?.init.method ?? 'GET').toBe('GET');
  expect(sent[0]?.address.pathname).toBe('/graphql');
  expect(Object.fromEntries(sent[0]?.address.searchParams ?? [])).toEqual({
    operationName: 'BlogPage',
    documentId: 'h4sh',
    variables: '{"page":2}',
  });
});

test('a mutation travels as its hash in the body', async () => {
  const sent = collectRequests();
  await ask({ id: 'h4sh', name: 'SendMessage', kind: 'mutation' }, { data: 1 });
  expect(sent[0]?.init.method).toBe('POST');
  expect(sent[0]?.address.search).toBe('');
  expect(sent[0]?.init.headers).toEqual({ 'content-type': 'application/json' });
  expect(JSON.parse(String(sent[0]?.init.body))).toEqual({
    operationName: 'SendMessage',
    documentId: 'h4sh',
    variables: { data: 1 },
  });
});
