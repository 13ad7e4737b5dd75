import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startCmsStandIn } from '../../testing/cms-stand-in';
import { buildOrigin, namingRenderer, OWNER_TOKEN } from '../../testing/public-origin';
import type { Renderer } from './pages';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** After this time a site asks for the versions again. */
const later = (ms = 1100) => vi.setSystemTime(Date.now() + ms);

/**
 * Starts a CMS whose content and days can change at any time, and which may leave requests for the days unanswered.
 */
async function startCms() {
  const now = { content: 1, days: 1, answers: true };
  let asked = 0;
  const cms = await startCmsStandIn((request, response) => {
    response.setHeader('content-type', 'application/json');
    if (request.url === '/api/site-state') {
      const versions = { contentVersion: String(now.content), daysVersion: String(now.days) };
      response.end(JSON.stringify({ ...versions, maintenance: false }));
      return;
    }
    asked += 1;
    response.statusCode = now.answers ? 200 : 500;
    response.end(now.answers ? JSON.stringify({ data: { days: now.days } }) : '{}');
  });
  return { ...cms, now, questions: () => asked };
}

/** Shows the days of the CMS, or a page without them. */
const calendar: Renderer = {
  ...namingRenderer,
  renderPage: async (_asked, site) => {
    const days = { id: 'days-id', variables: {} };
    const answer = await site.ask(days, {}, new AbortController().signal);
    const shown = answer.ok ? (await answer.json()).data.days : 'none';
    return { kind: 'page', status: 200, html: `<html lang="en">${shown}` };
  },
};

const buildSite = async (cmsUrl: string) => (await buildOrigin({ cmsUrl }, calendar)).server;
type Site = Awaited<ReturnType<typeof buildSite>>;
const shown = async (site: Site, url = '/book') => (await site.inject({ url })).body.replace(/^<.*>/, '');

test('many visitors of the calendar cost the CMS one question', async () => {
  const cms = await startCms();
  const site = await buildSite(cms.url);
  for (let round = 0; round < 3; round += 1) {
    await Promise.all(Array.from({ length: 50 }, () => site.inject({ url: '/book' })));
    later();
  }
  expect(cms.questions()).toBe(1);
});

test.each(['/book', '/book?service=Judging', '/graphql?query=days-id'])(
  'other days are shown by each copy of the site: %s',
  async (url) => {
    const cms = await startCms();
    const sites = [await buildSite(cms.url), await buildSite(cms.url)];
    const all = () => Promise.all(sites.map((site) => shown(site, url)));
    const before = await all();
    cms.now.days = 2;
    later();
    const after = await all();
    expect(after).toEqual(before.map((body) => body.replace('1', '2')));
    expect(new Set(before).size).toBe(1);
  },
);

test('a change that passes through this origin is in the next answer', async () => {
  const cms = await startCms();
  const site = await buildSite(cms.url);
  expect(await shown(site)).toBe('1');
  cms.now.days = 2;
  const headers = { authorization: OWNER_TOKEN };
  await site.inject({ method: 'POST', url: '/graphql', payload: { query: 'mutation { move }' }, headers });
  expect(await shown(site)).toBe('2');
});

test('a change of the content makes the calendar again, other days make no other page again', async () => {
  const cms = await startCms();
  const renderPage = vi.fn(namingRenderer.renderPage);
  const { server } = await buildOrigin({ cmsUrl: cms.url }, { ...namingRenderer, renderPage });
  const rendered = async () => {
    renderPage.mockClear();
    later();
    for (const url of ['/book', '/contact']) await server.inject({ url });
    return renderPage.mock.calls.map(([{ route }]) => route);
  };
  expect(await rendered()).toEqual(['/book', '/contact']);
  cms.now.days += 1;
  expect(await rendered()).toEqual(['/book']);
  cms.now.content += 1;
  expect(await rendered()).toEqual(['/book', '/contact']);
});

test('a page that was made without its days is not kept', async () => {
  const cms = await startCms();
  const site = await buildSite(cms.url);
  cms.now.answers = false;
  expect(await shown(site)).toBe('none');
  cms.now.answers = true;
  expect(await shown(site)).toBe('1');
});

test('days that the CMS does not confirm are not shown', async () => {
  const cms = await startCms();
  const site = await buildSite(cms.url);
  const urls = ['/book', '/graphql?query=days-id'];
  for (const url of urls) expect((await site.inject({ url })).statusCode).toBe(200);
  await cms.stop();
  later();
  for (const url of urls) expect((await site.inject({ url })).statusCode, url).toBe(503);
});
