// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { blogQueries } from '../features/blog/queries';
import { siteQueries } from '../features/site/queries';
import { blogFeed, feedLinks } from './feeds';

const origin = 'https://site.test';

function loaded(blogIsOn: boolean) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 'static' } } });
  const site = { title: 'Amani & Kito', contactEmail: '', blogIsOn, volunteeringIsOn: true };
  queryClient.setQueryData(siteQueries.settings().queryKey, site);
  const post = {
    id: 'p1',
    slug: 'first-steps',
    title: 'First <steps> & ]]> more',
    excerpt: 'Salt & <light>.',
    readingMinutes: 1,
    tags: ['Runway'],
    date: '3 May 2026',
    createdAt: '2026-05-03T09:00:00.000Z',
    picture: null,
  };
  const pageInfo = { page: 1, pageCount: 1, total: 1 };
  queryClient.setQueryData(blogQueries.page(1).queryKey, { items: [post], pageInfo });
  return queryClient;
}

for (const format of ['rss', 'atom'] as const) {
  test(`the ${format} feed is well-formed whatever a title holds, and links to the post by its path`, async () => {
    const file = await blogFeed(format, { queryClient: loaded(true), origin });
    const xml = new DOMParser().parseFromString(file?.body ?? '', 'application/xml');
    const titles = [...xml.querySelectorAll('title')].map(({ textContent }) => textContent);
    expect(titles).toContain('First <steps> & ]]> more');
    expect(file?.body).toContain('https://site.test/blog/first-steps');
  });
}

test('a description is HTML in which nothing of the text becomes a tag; a category has its term', async () => {
  const { body = '' } = (await blogFeed('atom', { queryClient: loaded(true), origin })) ?? {};
  expect(body).toContain('Salt &amp; &lt;light>.');
  expect(body).toMatch(/<category[^>]* term="Runway"/);
  expect(body).toContain('<published>2026-05-03T09:00:00.000Z</published>');
});

test('the JSON feed has the newest posts', async () => {
  const file = await blogFeed('json', { queryClient: loaded(true), origin });
  expect(JSON.parse(file?.body ?? '')).toMatchObject({
    title: 'Amani & Kito',
    items: [{ url: 'https://site.test/blog/first-steps' }],
  });
});

test('while the blog is off there is no feed and no link to one', async () => {
  const queryClient = loaded(false);
  expect(await blogFeed('rss', { queryClient, origin })).toBeNull();
  expect(feedLinks(queryClient)).toEqual([]);
  expect(feedLinks(loaded(true)).map(({ href }) => href)).toEqual(['/feed.xml', '/atom.xml', '/feed.json']);
});
