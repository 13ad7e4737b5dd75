import { expect, test, vi } from 'vitest';
import { startCmsStandIn } from '../../testing/cms-stand-in';
import { buildOrigin, OWNER_TOKEN } from '../../testing/public-origin';

const open = { contentVersion: '1', maintenance: false, ownerSignedIn: false };

/** Starts a CMS that answers each GraphQL request with the count of its requests. */
async function startCms(state: object = open, status = 200) {
  let count = 0;
  return startCmsStandIn((request, response) => {
    response.setHeader('content-type', 'application/json');
    if (request.url?.startsWith('/api/site-state')) return response.end(JSON.stringify(state));
    count += 1;
    response.statusCode = status;
    return response.end(JSON.stringify({ data: { count } }));
  });
}

const heroUrl = (variables?: object) =>
  `/graphql?query=hero-id${variables ? `&variables=${encodeURIComponent(JSON.stringify(variables))}` : ''}`;

const JSON_TYPE = { 'content-type': 'application/json' };

const post = (payload: object) => ({ method: 'POST', url: '/graphql', payload }) as const;

test('a query is asked by its hash with GET; its answer is kept, tagged, and 304 to who has it', async () => {
  const cms = await startCms();
  const { server } = await buildOrigin({ cmsUrl: cms.url });
  const made = await server.inject({ url: heroUrl() });
  const kept = await server.inject({ url: heroUrl() });
  const had = await server.inject({
    url: heroUrl(),
    headers: { 'if-none-match': String(made.headers.etag) },
  });
  expect(made.json()).toEqual({ data: { count: 1 } });
  expect(kept.json()).toEqual({ data: { count: 1 } });
  expect(made.headers).toMatchObject({ 'cache-control': 'no-cache', etag: expect.stringMatching(/^W\//) });
  expect([made, kept].map(({ headers }) => headers['cache-status'])).toEqual([
    'site; fwd=miss; stored',
    'site; hit',
  ]);
  expect([had.statusCode, had.body]).toEqual([304, '']);
});

test('other variables need another request; simultaneous equal ones share one', async () => {
  const cms = await startCms();
  const { server } = await buildOrigin({ cmsUrl: cms.url });
  const first = { page: 1 };
  const answers = await Promise.all([
    server.inject({ url: heroUrl(first) }),
    server.inject({ url: heroUrl(first) }),
    server.inject({ url: heroUrl({ page: 2 }) }),
  ]);
  expect(answers.map((answer) => answer.json().data.count)).toEqual([1, 1, 2]);
});

test('a change of the owner through this origin is in the next answer', async () => {
  const state = { ...open };
  const cms = await startCms(state);
  const { server } = await buildOrigin({ cmsUrl: cms.url });
  await server.inject({ url: heroUrl() });
  state.contentVersion = '2';
  const write = { ...post({ query: 'mutation { updateHero }' }), headers: { authorization: OWNER_TOKEN } };
  expect((await server.inject(write)).json()).toEqual({ data: { count: 2 } });
  expect((await server.inject({ url: heroUrl() })).json()).toEqual({ data: { count: 3 } });
});

test('anything else of a caller without a token is refused with a sentence', async () => {
  const cms = await startCms();
  const { server } = await buildOrigin({ cmsUrl: cms.url });
  const refusals = [
    [post({ query: '{ hero { tagline } }' }), 403, 'TRUSTED_DOCUMENTS_ONLY'],
    [{ url: '/graphql?query=%7B__typename%7D' }, 403, 'TRUSTED_DOCUMENTS_ONLY'],
    [{ url: '/graphql?query=guess' }, 404, 'PERSISTED_DOCUMENT_NOT_FOUND'],
    [{ url: '/graphql?query=send-id' }, 405, 'METHOD_NOT_ALLOWED'],
    [{ url: '/graphql?query=hero-id&variables=%7B' }, 400, 'BAD_REQUEST'],
    [{ url: '/graphql?query=hero-id&variables=%5B1%5D' }, 400, 'BAD_REQUEST'],
    [{ ...post({}), payload: 'query', headers: JSON_TYPE }, 400, 'BAD_REQUEST'],
    [post({ query: 'send-id', variables: { data: 'x'.repeat(33_000) } }), 413, 'TOO_LARGE'],
    [{ method: 'DELETE', url: '/graphql' }, 405, 'METHOD_NOT_ALLOWED'],
  ] as const;
  for (const [request, status, code] of refusals) {
    const answer = await server.inject(request);
    expect([answer.statusCode, answer.json().errors[0].extensions.code]).toEqual([status, code]);
  }
  expect(cms.asked.filter(({ url }) => url === '/graphql')).toEqual([]);
});

test('a mutation and a signed time are sent on each time, with the address of the caller', async () => {
  const cms = await startCms();
  const { server } = await buildOrigin({ cmsUrl: cms.url });
  const remoteAddress = '203.0.113.7';
  const answers = [
    await server.inject({ ...post({ query: 'send-id', variables: {} }), remoteAddress }),
    await server.inject({ ...post({ query: 'send-id', variables: {} }), remoteAddress }),
    await server.inject({ url: '/graphql?query=token-id', remoteAddress }),
    await server.inject({ url: '/graphql?query=token-id', remoteAddress }),
  ];
  expect(answers.map((answer) => answer.json().data.count)).toEqual([1, 2, 3, 4]);
  expect(new Set(answers.map(({ headers }) => headers['cache-control']))).toEqual(
    new Set(['private, no-store']),
  );
  const sent = cms.asked.filter(({ url }) => url === '/graphql');
  expect(new Set(sent.map(({ headers }) => headers['x-forwarded-for']))).toEqual(new Set([remoteAddress]));
});

test('while the cms is away the last answer is given and says so; without one it is 503', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const cms = await startCms();
  const { server } = await buildOrigin({ cmsUrl: cms.url });
  await server.inject({ url: heroUrl() });
  await cms.stop();
  vi.setSystemTime(Date.now() + 1100);
  const known = await server.inject({ url: heroUrl() });
  const unknown = await server.inject({ url: heroUrl({ page: 9 }) });
  vi.useRealTimers();
  expect([known.statusCode, known.headers['cache-status']]).toEqual([200, 'site; hit; detail=cms-away']);
  expect([unknown.statusCode, unknown.headers['retry-after']]).toEqual([503, '5']);
});

test('an answer with errors or of a cms under maintenance is passed on and not kept', async () => {
  const failing = await startCms(open, 503);
  const { server } = await buildOrigin({ cmsUrl: failing.url });
  expect((await server.inject({ url: heroUrl() })).statusCode).toBe(503);
  expect((await server.inject({ url: heroUrl() })).json()).toEqual({ data: { count: 2 } });

  const closed = await startCms({ ...open, maintenance: true });
  const origin = await buildOrigin({ cmsUrl: closed.url });
  const answer = await origin.server.inject({ url: heroUrl(), headers: { cookie: 'session=owner' } });
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect(closed.asked.at(-1)?.headers.cookie).toBe('session=owner');
});

test.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain', ''])(
  'a mutation is JSON, which no form of another site can send: not %s',
  async (type) => {
    const cms = await startCms();
    const { server } = await buildOrigin({ cmsUrl: cms.url });
    const payload = JSON.stringify({ query: 'send-id' });
    const headers = type ? { 'content-type': type } : {};
    const answer = await server.inject({ method: 'POST', url: '/graphql', payload, headers });
    expect([answer.statusCode, answer.json().errors[0].extensions.code]).toEqual([415, 'JSON_ONLY']);
    expect(cms.asked).toEqual([]);
  },
);

test.each([{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }])(
  'a mutation from another site is refused: %o',
  async (headers) => {
    const cms = await startCms();
    const { server } = await buildOrigin({ cmsUrl: cms.url });
    const answer = await server.inject({ ...post({ query: 'send-id' }), headers });
    expect([answer.statusCode, answer.json().errors[0].extensions.code]).toEqual([403, 'OTHER_SITE']);
    expect(cms.asked).toEqual([]);
  },
);

test("uploads are named at the bucket's public address where there is one, and what a text says of them is left alone", async () => {
  const file = (url: string) => ({ url, formats: { small: { url: url.replace('silk', 'small_silk') } } });
  const text = 'It says "url":"/uploads/silk.jpg" here';
  const cms = await startCmsStandIn((request, response) => {
    const answer = { data: { ...file('/uploads/silk.jpg'), text } };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(request.url?.startsWith('/api/site-state') ? open : answer));
  });
  const { server } = await buildOrigin({ cmsUrl: cms.url, mediaUrl: 'https://cdn.example/media' });
  expect((await server.inject({ url: heroUrl() })).json()).toEqual({
    data: { ...file('https://cdn.example/media/uploads/silk.jpg'), text },
  });
});

test('variables that the operation does not declare are refused without asking the cms', async () => {
  const cms = await startCms();
  const { server } = await buildOrigin({ cmsUrl: cms.url });
  const answer = await server.inject({ url: heroUrl({ filters: { or: [] } }) });
  expect([answer.statusCode, answer.json().errors[0]]).toEqual([
    400,
    {
      message: 'filters is not known.',
      extensions: { code: 'BAD_USER_INPUT', requestId: answer.headers['x-request-id'] },
    },
  ]);
  const long = await server.inject({ url: heroUrl({ page: 'x'.repeat(5000) }) });
  expect(long.statusCode).toBe(413);
  expect(cms.asked).toEqual([]);
});
