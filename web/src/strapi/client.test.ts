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
function ask(operation: 'query' | 'mutation', name: string, variables?: object, isSecret?: boolean) {
  const document: TrustedDocument = {
    kind: 'Document',
    definitions: [{ kind: 'OperationDefinition', operation, name: { kind: 'Name', value: name } }],
    id: 'h4sh',
  };
  return strapi.request({ document: document as never, variables, isSecret });
}

test('a query travels as its hash in the address', async () => {
  const sent = collectRequests();
  const answer = await ask('query', 'BlogPage', { page: 2 });
  expect(answer).toEqual({ ok: true });
  expect(sent[0]?.init.method ?? 'GET').toBe('GET');
  expect(sent[0]?.address.pathname).toBe('/graphql');
  expect(Object.fromEntries(sent[0]?.address.searchParams ?? [])).toEqual({
    operationName: 'BlogPage',
    query: 'h4sh',
    variables: '{"page":2}',
  });
});

test('a mutation travels as its hash in the body', async () => {
  const sent = collectRequests();
  await ask('mutation', 'SendMessage', { data: 1 });
  expect(sent[0]?.init.method).toBe('POST');
  expect(sent[0]?.address.search).toBe('');
  expect(new Headers(sent[0]?.init.headers).get('content-type')).toBe('application/json');
  expect(JSON.parse(String(sent[0]?.init.body))).toEqual({
    operationName: 'SendMessage',
    query: 'h4sh',
    variables: { data: 1 },
  });
});

test('a query with a secret has nothing in its address', async () => {
  const sent = collectRequests();
  await ask('query', 'ClientBooking', { token: 's3cret' }, true);
  expect(sent[0]?.init.method).toBe('POST');
  expect(sent[0]?.address.search).toBe('');
});
