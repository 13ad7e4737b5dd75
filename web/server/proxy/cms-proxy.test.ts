import { createHmac } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { startCmsStandIn } from '../../testing/cms-stand-in';
import { buildOrigin, OWNER_TOKEN } from '../../testing/public-origin';

const answerJson = (body: unknown, status = 200) =>
  ((_request, response) => {
    response.writeHead(status, {
      'content-type': 'application/json',
      'x-powered-by': 'Strapi',
      'content-security-policy': "default-src 'unsafe-inline'",
    });
    response.end(JSON.stringify(body));
  }) satisfies Parameters<typeof startCmsStandIn>[0];

test('only /graphql with a token and /api/* reach the cms', async () => {
  const cms = await startCmsStandIn(answerJson({ ok: true }));
  const { server } = await buildOrigin({ cmsUrl: cms.url });
  // Without the site's own requests.
  const passed = () => cms.asked.map(({ url }) => url).filter((url) => url !== '/api/site-state');
  for (const url of ['/graphql', '/api/site-state?x=1', '/uploads/silk.jpg']) {
    await server.inject({ url, headers: { authorization: OWNER_TOKEN } });
  }
  expect(passed()).toEqual(['/graphql', '/api/site-state?x=1']);

  cms.asked.length = 0;
  for (const url of ['/graphql/', '/graphqlx', '/admin/login', '/content-manager', '/apix', '/_health']) {
    await server.inject({ url });
  }
  expect(passed()).toEqual([]);
});

test('a path cannot leave the proxied addresses', async () => {
  const cms = await startCmsStandIn(answerJson({ ok: true }));
  const { server } = await buildOrigin({ cmsUrl: cms.url });
  for (const url of ['/api/..%2fadmin/init', '/uploads/%2e%2e/admin/init', '/api/..%5cadmin']) {
    const answer = await server.inject({ url });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  }
  expect(cms.asked.filter(({ url }) => url?.includes('admin'))).toEqual([]);
});

test('the cms learns the real address of the caller, not one the caller claims', async () => {
  const cms = await startCmsStandIn(answerJson({ ok: true }));
  const { server } = await buildOrigin({ cmsUrl: cms.url });
  await server.inject({
    url: '/api/site-state',
    remoteAddress: '203.0.113.7',
    headers: {
      'x-forwarded-for': '198.51.100.1',
      'x-real-ip': '198.51.100.1',
      forwarded: 'for=198.51.100.1',
    },
  });
  expect(cms.asked[0]?.headers['x-forwarded-for']).toBe('203.0.113.7');
  expect(cms.asked[0]?.headers).not.toHaveProperty('x-real-ip');
  expect(cms.asked[0]?.headers).not.toHaveProperty('forwarded');
});

test('the headers about a caller are signed, and a signature that a caller sends is replaced', async () => {
  const cms = await startCmsStandIn(answerJson({ ok: true }));
  const { server, environment } = await buildOrigin({ cmsUrl: cms.url });
  await server.inject({
    url: '/api/site-state',
    remoteAddress: '203.0.113.7',
    headers: { host: 'site.test', 'x-forwarded-proof': 'made-up' },
  });
  const proof = createHmac('sha256', environment.renderSecret).update('203.0.113.7\nhttp\nsite.test');
  expect(cms.asked[0]?.headers).toMatchObject({
    'x-forwarded-for': '203.0.113.7',
    'x-forwarded-proto': 'http',
    'x-forwarded-host': 'site.test',
    'x-forwarded-proof': proof.digest('base64url'),
  });
});

test('behind one trusted proxy the address it saw counts', async () => {
  const cms = await startCmsStandIn(answerJson({ ok: true }));
  const { server } = await buildOrigin({ cmsUrl: cms.url, trustProxy: 1 });
  await server.inject({
    url: '/api/site-state',
    remoteAddress: '10.0.0.2',
    headers: { 'x-forwarded-for': '198.51.100.1, 203.0.113.7' },
  });
  expect(cms.asked[0]?.headers['x-forwarded-for']).toBe('203.0.113.7');
});

test('while the cms is away the answer is 503 with a sentence and when to retry', async () => {
  const { server } = await buildOrigin();
  const address = await server.listen({ host: '127.0.0.1', port: 0 });
  const answer = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: OWNER_TOKEN },
    body: JSON.stringify({ query: '{ formToken }' }),
  });
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  const { error } = (await answer.json()) as { error: object };
  expect(error).toMatchObject({ code: 'UNAVAILABLE', message: expect.stringContaining('try again') });
});

test('a 503 of the cms is passed on once, never asked again', async () => {
  const cms = await startCmsStandIn(answerJson({ error: { code: 'MAINTENANCE' } }, 503));
  const { server } = await buildOrigin({ cmsUrl: cms.url });
  const answer = await server.inject({ url: '/api/site-state' });
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toEqual({ error: { code: 'MAINTENANCE' } });
  expect(cms.asked).toHaveLength(1);
});

test('proxied answers carry the headers of this origin', async () => {
  const cms = await startCmsStandIn(answerJson({ ok: true }));
  const { server } = await buildOrigin({ cmsUrl: cms.url });
  const api = await server.inject({ url: '/api/site-state' });
  expect(api.headers['content-security-policy']).toContain("script-src 'self'");
  expect(api.headers).not.toHaveProperty('x-powered-by');
});

test('a part of a file is asked for and answered with its headers', async () => {
  const cms = await startCmsStandIn((_request, response) => {
    const part = { 'content-range': 'bytes 4-7/8', etag: '"8-1"', 'accept-ranges': 'bytes' };
    response.writeHead(206, { 'content-type': 'application/gzip', ...part });
    response.end('rest');
  });
  const { server } = await buildOrigin({ cmsUrl: cms.url });
  const headers = { range: 'bytes=4-', 'if-range': '"8-1"', 'accept-encoding': 'gzip, br' };
  const answer = await server.inject({ url: '/api/backups/secret', headers });
  expect(cms.asked[0]?.headers).toMatchObject({ range: 'bytes=4-', 'if-range': '"8-1"' });
  expect([answer.statusCode, answer.body]).toEqual([206, 'rest']);
  expect(answer.headers).toMatchObject({
    'content-range': 'bytes 4-7/8',
    etag: '"8-1"',
    'accept-ranges': 'bytes',
  });
});

test.each(['x', 'Bearer', 'Bearer ', 'Bearer guess', 'Basic a.b.c', 'Token a.b.c', 'Bearer a.b.c d'])(
  'an Authorization header without a token is refused without asking the cms: %s',
  async (authorization) => {
    const cms = await startCmsStandIn(answerJson({ ok: true }));
    const { server } = await buildOrigin({ cmsUrl: cms.url });
    const headers = { authorization };
    const graphql = await server.inject({
      method: 'POST',
      url: '/graphql',
      headers,
      payload: { query: '{ a }' },
    });
    const api = await server.inject({ url: '/api/projects', headers });
    expect([graphql.statusCode, graphql.json().errors[0].extensions.code]).toEqual([401, 'UNAUTHORIZED']);
    expect([api.statusCode, api.json().error.code]).toEqual([401, 'UNAUTHORIZED']);
    expect(cms.asked).toEqual([]);
  },
);

test.each([
  ['sign-in', '/api/auth/local', undefined, 17],
  ['REST with a token', '/api/projects', OWNER_TOKEN, 129],
  ['GraphQL with a token', '/graphql', OWNER_TOKEN, 513],
])('%s: a body above its limit is refused without asking the cms', async (_door, url, authorization, kB) => {
  const cms = await startCmsStandIn(answerJson({ ok: true }));
  const { server } = await buildOrigin({ cmsUrl: cms.url });
  const send = (bytes: number) =>
    server.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
      payload: JSON.stringify('x'.repeat(bytes)),
    });
  const [fits, large] = [await send((kB - 1) * 1024 - 2), await send(kB * 1024)];
  expect([fits.statusCode, large.statusCode]).toEqual([200, 413]);
  expect(cms.asked).toHaveLength(1);
});

test('GraphQL with a token takes JSON only', async () => {
  const cms = await startCmsStandIn(answerJson({ ok: true }));
  const { server } = await buildOrigin({ cmsUrl: cms.url });
  const headers = { authorization: OWNER_TOKEN, 'content-type': 'text/plain' };
  const answer = await server.inject({ method: 'POST', url: '/graphql', headers, payload: '{}' });
  expect(answer.statusCode).toBe(415);
  expect(cms.asked).toEqual([]);
});

test('the cms gets a body as it was sent', async () => {
  const bodies: string[] = [];
  const cms = await startCmsStandIn(async (request, response) => {
    bodies.push(await text(request));
    response.end('{}');
  });
  const { server } = await buildOrigin({ cmsUrl: cms.url });
  const payload = JSON.stringify({ identifier: 'Wanjirũ', password: '…' });
  const headers = { 'content-type': 'application/json' };
  await server.inject({ method: 'POST', url: '/api/auth/local', headers, payload });
  expect(bodies).toEqual([payload]);
  expect(cms.asked[0]?.headers).toMatchObject({
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(payload)),
  });
});
