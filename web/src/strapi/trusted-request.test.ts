// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { type TrustedDocument, trustedRequest } from './trusted-request';

afterEach(() => vi.unstubAllGlobals());

function collectRequests() {
  const sent: { address: URL; init: RequestInit }[] = [];
  vi.stubGlobal('fetch', async (address: URL, init: RequestInit) => {
    sent.push({ address, init });
    return Response.json({ data: { ok: true } });
  });
  return sent;
}

const ask = (document: TrustedDocument, variables?: object) =>
  trustedRequest({ document, variables, signal: new AbortController().signal });

test('a query travels as its hash in the address', async () => {
  const sent = collectRequests();
  const answer = await ask({ id: 'h4sh', name: 'BlogPage', kind: 'query' }, { page: 2 });
  expect(answer).toEqual({ ok: true });
  expect(sent[0]?.init.method).toBe('GET');
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
  expect(JSON.parse(String(sent[0]?.init.body))).toEqual({
    operationName: 'SendMessage',
    documentId: 'h4sh',
    variables: { data: 1 },
  });
});
