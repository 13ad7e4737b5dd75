import { expect, test } from 'vitest';
import { StrapiUnavailable } from '../../src/strapi/failures';
import { startCmsStandIn } from '../../testing/cms-stand-in';
import { buildOrigin, namingRenderer, OWNER_TOKEN } from '../../testing/public-origin';
import type { Renderer } from '../pages/pages';
import { requestIdOf } from './requests';

const OPEN = { contentVersion: '1', maintenance: false };

/** Starts a CMS whose requests all fail, except for the state of the site. */
function startFaultyCms(state = OPEN) {
  return startCmsStandIn((request, response) => {
    response.setHeader('content-type', 'application/json');
    if (request.url === '/api/site-state') return response.end(JSON.stringify(state));
    response.statusCode = 500;
    return response.end('{"data":null,"error":{"status":500}}');
  });
}

const typed = 'Amani Recognisable amani@example.org +254712345678';

/** An error as a form may cause it: its cause contains what was sent. */
const failing: Renderer = {
  ...namingRenderer,
  renderPage: async () => ({
    kind: 'failure',
    failure: 'unexpected',
    hasErrors: true,
    error: new Error('A fault'),
  }),
  answerForm: async () => {
    const cause = new Error(typed);
    return {
      kind: 'failure',
      failure: 'away',
      hasErrors: false,
      error: new StrapiUnavailable('No answer', { cause }),
    };
  },
  renderFailure: ({ reference }) => ({ html: `Reference: ${reference}` }),
};

interface Line {
  level: number;
  reqId?: string;
  route?: string;
  status?: number;
  ms?: number;
}

/** Builds the origin with its log in a list. */
async function buildWatched(cmsUrl: string, renderer: Renderer = failing) {
  const lines: string[] = [];
  const log = { write: (line: string) => void lines.push(line) };
  const { server } = await buildOrigin({ cmsUrl, logLevel: 'debug' }, renderer, log);
  const answers = () => lines.map((line): Line => JSON.parse(line)).filter(({ status }) => status);
  return { server, lines, answers };
}

const ERROR = 50;
const DEBUG = 20;

test('a well-formed id of the caller is kept, anything else is replaced by a new one', () => {
  const idFor = (given: string) => requestIdOf({ headers: { 'x-request-id': given } });
  for (const id of ['0123456789ab', '9f1c2f6e-0a3b-4c5d-8e7f-001122334455', 'a'.repeat(32)]) {
    expect(idFor(id)).toBe(id);
  }
  for (const other of ['amani@example.org', '0712345678', 'Amani', '', 'a'.repeat(200)]) {
    expect(idFor(other)).toMatch(/^[\da-f]{12}$/);
  }
});

test('the answer, the log and the request to the cms have the same id, at both entry points', async () => {
  const cms = await startFaultyCms();
  const { server, answers } = await buildWatched(cms.url);
  for (const url of ['/graphql?query=hero-id', '/api/site-state?x=1', '/graphql']) {
    const headers = url === '/graphql' ? { authorization: OWNER_TOKEN } : {};
    const answer = await server.inject({ url, headers });
    const id = answer.headers['x-request-id'];
    expect(id, url).toMatch(/^[\da-f]{12}$/);
    expect(answers().at(-1)?.reqId, url).toBe(id);
    expect(cms.asked.at(-1)?.headers['x-request-id'], url).toBe(id);
  }
});

test('a failure is logged as an error with the reference that the visitor reads', async () => {
  const cms = await startFaultyCms();
  const { server, answers } = await buildWatched(cms.url);
  await cms.stop();
  for (const url of ['/bio', '/graphql?query=hero-id', '/api/x', '/feed.xml']) {
    const answer = await server.inject({ url });
    const id = String(answer.headers['x-request-id']);
    expect(answer.body, url).toContain(id);
    expect(answers().at(-1), url).toMatchObject({ level: ERROR, reqId: id, status: answer.statusCode });
  }
});

test('an answered request is one line at level debug, even while the site is closed', async () => {
  const cms = await startFaultyCms({ ...OPEN, maintenance: true });
  const { server, answers } = await buildWatched(cms.url);
  await server.inject({ url: '/blog/a-post?tag=Runway' });
  await server.inject({ url: '/healthz' });
  expect(answers()).toMatchObject([
    { level: DEBUG, method: 'GET', route: '/blog/*', status: 503 },
    { level: DEBUG, route: '/healthz' },
  ]);
});

test('the log contains neither what visitors send nor their addresses', async () => {
  const cms = await startFaultyCms();
  const { server, lines } = await buildWatched(cms.url);
  const query = `name=${encodeURIComponent(typed)}`;
  const headers = {
    origin: 'http://site.test',
    cookie: `kept=${query}`,
    'x-request-id': 'amani@example.org',
  };
  const variables = { data: { name: typed, skills: [typed] } };
  const from = { headers, remoteAddress: '203.0.113.7' };
  await server.inject({ ...from, url: `/contact?${query}` });
  for (const page of ['/b/signature', '/v1/b/signature', '/b/signature/quote', '/b/signature/']) {
    await server.inject({ ...from, url: page });
    const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded' };
    await server.inject({ ...from, method: 'POST', url: page, headers: form, payload: query });
  }
  await server.inject({ ...from, url: `/nowhere/amani@example.org?${query}` });
  await server.inject({ ...from, url: `/graphql?query=hero-id&variables=${query}` });
  await server.inject({
    ...from,
    method: 'POST',
    url: '/graphql',
    payload: { query: 'send-id', variables },
  });
  await server.inject({
    ...from,
    method: 'POST',
    url: `/api/auth/local?${query}`,
    payload: { password: typed },
  });
  await server.inject({
    ...from,
    method: 'POST',
    url: '/contact',
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    payload: query,
  });
  await server.inject({ ...from, url: '/api/x', headers: { ...headers, authorization: OWNER_TOKEN } });
  expect(lines.length).toBeGreaterThan(7);
  for (const word of ['Recognisable', 'amani', '254712', '203.0.113.7', 'signature']) {
    expect(lines.join(''), word).not.toContain(word);
  }
});
