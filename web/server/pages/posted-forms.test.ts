import { expect, test, vi } from 'vitest';
import { startCmsStandIn } from '../../testing/cms-stand-in';
import { buildOrigin, namingRenderer } from '../../testing/public-origin';
import { isFromThisSite } from '../guards/request-checks';
import type { Renderer } from './pages';

type AnswerForm = Renderer['answerForm'];

const posting = { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://site.test' };

async function post(
  answerForm: AnswerForm,
  headers: Record<string, string> = {},
  payload = 'name=A&skills=x',
) {
  const { server } = await buildOrigin({ trustProxy: 1 }, { ...namingRenderer, answerForm });
  return server.inject({
    method: 'POST',
    url: '/v1/volunteer',
    headers: { ...posting, ...headers },
    payload,
  });
}

test('a stored form leads back to its page, so that a reload sends nothing again', async () => {
  const answer = await post(async ({ route }) => ({ kind: 'stored', location: `${route}?sent=received` }));
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/v1/volunteer?sent=received']);
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('the cms gets the address of the sender, and no other claim of the caller', async () => {
  const answerForm = vi.fn<AnswerForm>(async () => ({ kind: 'stored', location: '/' }));
  await post(answerForm, { 'x-forwarded-for': '6.6.6.6, 10.1.2.3', 'x-real-ip': '6.6.6.6', cookie: 'a=b' });
  const [{ route, fields, headers } = {}] = answerForm.mock.calls[0] ?? [];
  expect(route).toBe('/v1/volunteer');
  expect(fields?.toString()).toBe('name=A&skills=x');
  expect(headers).toMatchObject({ 'x-forwarded-for': '10.1.2.3' });
  expect(Object.keys(headers ?? {})).not.toContain('x-real-ip');
  expect(Object.keys(headers ?? {})).not.toContain('cookie');
});

test('a refused form says why with its status and when to retry, and no cache keeps it', async () => {
  const answer = await post(async () => ({
    kind: 'refused',
    status: 429,
    html: 'typed: A',
    retryAfterSeconds: 240,
  }));
  expect([answer.statusCode, answer.body]).toEqual([429, 'typed: A']);
  expect(answer.headers).toMatchObject({ 'retry-after': '240', 'cache-control': 'no-store' });
});

test('while the cms is away a retry repeats the typed values', async () => {
  const error = new Error('away');
  const { server } = await buildOrigin(
    {},
    {
      ...namingRenderer,
      answerForm: async () => ({ kind: 'failure', failure: 'away', hasErrors: false, error }),
      renderFailure: ({ fields }) => ({ html: JSON.stringify(fields) }),
    },
  );
  const answer = await server.inject({
    method: 'POST',
    url: '/contact',
    headers: posting,
    payload: 'message=Hello+there&skills=x&skills=y',
  });
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
  expect(JSON.parse(answer.body)).toEqual([
    ['message', 'Hello there'],
    ['skills', 'x'],
    ['skills', 'y'],
  ]);
});

test('a form from another site, one that is too large and one of another kind are refused', async () => {
  const answerForm = vi.fn<AnswerForm>(namingRenderer.answerForm);
  const foreign = await post(answerForm, { origin: 'http://evil.test' });
  const huge = await post(answerForm, {}, `message=${'x'.repeat(200_000)}`);
  const other = await post(answerForm, { 'content-type': 'application/json' }, '{}');
  expect([foreign.statusCode, huge.statusCode, other.statusCode]).toEqual([403, 413, 415]);
  expect(answerForm).not.toHaveBeenCalled();
});

test('a browser says where a form came from, in one way or another', () => {
  const from = (headers: Record<string, string>) =>
    isFromThisSite({ headers, host: 'localhost:3000' }, 'https://site.test');
  expect(from({ 'sec-fetch-site': 'same-origin', origin: 'null' })).toBe(true);
  expect(from({ 'sec-fetch-site': 'cross-site', origin: 'https://site.test' })).toBe(false);
  expect(from({ origin: 'https://site.test' })).toBe(true);
  expect(from({ origin: 'http://localhost:3000' })).toBe(true);
  expect(from({ origin: 'null' })).toBe(false);
  expect(from({})).toBe(true);
});

test('each visitor gets a fresh token in the page that is kept for everybody', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  let issued = 0;
  const open = JSON.stringify({ contentVersion: '1', maintenance: false });
  const cms = await startCmsStandIn((_request, response) => response.end(open));
  const html = '<input value="a-fresh-form-token-stands-here">';
  const { server } = await buildOrigin(
    { cmsUrl: cms.url },
    {
      ...namingRenderer,
      freshFormToken: async () => `token-${++issued}`,
      renderPage: async () => ({ kind: 'page', status: 200, html }),
    },
  );
  const ask = async () => (await server.inject({ url: '/contact' })).body;
  const bodies = [await ask(), await ask()];
  vi.setSystemTime(Date.now() + 1000);
  bodies.push(await ask());
  vi.useRealTimers();
  expect(bodies.map((body) => /value="(.*)~\d+"/.exec(body)?.[1])).toEqual(['token-1', 'token-1', 'token-2']);
});

test('a form of a client’s page needs no word of its browser, and its address stays with it', async () => {
  const answerForm = vi.fn<AnswerForm>(async ({ route }) => ({ kind: 'stored', location: route }));
  const { server } = await buildOrigin({}, { ...namingRenderer, answerForm });
  const url = '/b/Zx81bGllbnRzLXRva2VuLQ';
  // A page without a referrer sends the origin 'null'.
  const headers = { ...posting, origin: 'null' };
  const answer = await server.inject({ method: 'POST', url, headers, payload: 'act=cancel' });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, url]);
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
});
