import type { APIRequestContext } from '@playwright/test';
import { storeRow, uniqueTitle } from '../../cms-data/owner-rows';
import { expect, test } from '../../fixtures';

/** Returns the paths of the parts of the site map. */
async function partsOfSiteMap(request: APIRequestContext): Promise<string[]> {
  const index = await (await request.get('/sitemap.xml')).text();
  return [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname);
}

test('the site map leads to every kind of page', async ({ request }) => {
  expect(await partsOfSiteMap(request)).toEqual(
    expect.arrayContaining([
      '/sitemaps/pages.xml',
      '/sitemaps/posts-1.xml',
      '/sitemaps/projects-1.xml',
      '/sitemaps/portfolio-1.xml',
    ]),
  );
});

test('the first address of each part of the site map answers', async ({ request }) => {
  for (const part of await partsOfSiteMap(request)) {
    const map = await (await request.get(part)).text();
    const [, first = ''] = /<loc>([^<]+)<\/loc>/.exec(map) ?? [];
    expect((await request.get(new URL(first).pathname)).status()).toBe(200);
  }
});

test('feeds and calendars answer with their media types', async ({ request }) => {
  const types = {
    '/feed.xml': 'application/rss+xml',
    '/atom.xml': 'application/atom+xml',
    '/feed.json': 'application/feed+json',
    '/events.ics': 'text/calendar',
    '/manifest.webmanifest': 'application/manifest+json',
    '/robots.txt': 'text/plain',
  };
  for (const [path, type] of Object.entries(types)) {
    const answer = await request.get(path);
    expect([path, answer.status(), answer.headers()['content-type']?.split(';')[0]]).toEqual([
      path,
      200,
      type,
    ]);
  }
});

test('the security policy lets the JSON-LD of a page stand', async ({ page }) => {
  await page.goto('/rate-card');
  const [catalog] = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(JSON.parse(catalog ?? '')).toMatchObject({
    '@type': 'OfferCatalog',
    name: 'Professional Rates & Services',
  });
});

test('only a post is an article to who previews it', async ({ request }) => {
  for (const [path, type] of [
    ['/blog/how-a-pageant-judge-really-scores', 'article'],
    ['/blog', 'website'],
  ] as const) {
    const html = await (await request.get(path)).text();
    expect(html, path).toContain(`<meta property="og:type" content="${type}"/>`);
  }
});

test('a link preview has a picture of the size it is said to have', async ({ request }) => {
  const html = await (await request.get('/events')).text();
  const [, address = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
  const { pathname, search } = new URL(address);
  const answer = await request.get(`${pathname}${search}`);
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  expect(answer.headers()['cache-control']).toContain('max-age=3600');
});

test('an upcoming event leads to its calendar file in both themes', async ({ request, ownerApi }) => {
  await storeRow(ownerApi, 'Event', { title: uniqueTitle('To come'), date: '2999-05-03' });
  for (const page of ['/events', '/v1/events']) {
    const html = await (await request.get(page)).text();
    const [, file = ''] = /href="(\/events\/\w+\.ics)"[^>]*>Add to calendar</.exec(html) ?? [];
    expect(await (await request.get(file)).text(), page).toContain('BEGIN:VEVENT');
  }
});

test('a link to a post outlives its slug in both themes', async ({ request, ownerApi }) => {
  const [before, after] = [uniqueTitle('Former'), uniqueTitle('Present')];
  const post = await storeRow(ownerApi, 'BlogPost', { title: before });
  const [former, present] = [before, after].map((title) => title.toLowerCase().replace(' ', '-'));
  const unpublish = 'mutation ($id: ID!) { unpublishBlogPost(documentId: $id) { documentId } }';
  await ownerApi.graphql(unpublish, { id: post.documentId });
  await post.change({ title: after });
  for (const blog of ['/blog', '/v1/blog']) {
    const answer = await request.get(`${blog}/${former}?from=mail`, { maxRedirects: 0 });
    const { location } = answer.headers();
    expect([answer.status(), location]).toEqual([301, `${blog}/${present}?from=mail`]);
    const page = await (await request.get(location ?? '')).text();
    const [, canonical = ''] = /rel="canonical" href="([^"]+)"/.exec(page) ?? [];
    expect(new URL(canonical).pathname).toBe(`/blog/${present}`);
  }
});

test('page 2 of a list has its own address and title, unlike filters', async ({ request }) => {
  for (const [path, canonical, title] of [
    ['/portfolio', '/portfolio', /^Portfolio · /],
    ['/portfolio?pages=2', '/portfolio?pages=2', /^Portfolio – page 2 · /],
    ['/portfolio?category=Runway', '/portfolio', /^Portfolio · /],
    ['/v1/portfolio?pages=2', '/portfolio?pages=2', /^Portfolio – page 2 · /],
    ['/events?pages=2&fbclid=x', '/events?pages=2', /^Events – page 2 · /],
    ['/v1/events?pages=2', '/events?pages=2', /^Events – page 2 · /],
    ['/projects?pages=2', '/projects?pages=2', /^Projects – page 2 · /],
    ['/v1/blog?pages=2', '/blog?page=2', /^Blog – page 2 · /],
    ['/blog?page=1', '/blog', /^Blog · /],
  ] as const) {
    const html = await (await request.get(path)).text();
    const [, address = ''] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
    const [, shownTitle = ''] = /<title>([^<]+)<\/title>/.exec(html) ?? [];
    expect(new URL(address).href.slice(new URL(address).origin.length), path).toBe(canonical);
    expect(shownTitle, path).toMatch(title);
  }
});
