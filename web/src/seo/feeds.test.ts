// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { buildSite } from '../../testing/factories/site';
import { blogQueries } from '../features/blog/queries';
import { siteQueries } from '../features/site/queries';
import { blogFeed, feedLinks } from './feeds';
import { publishedFile } from './published-files';

const origin = 'https://site.test';

function loaded(blogIsOn: boolean, changed: object = {}) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 'static' } } });
  const site = buildSite({ title: 'Amani & Kito', blogIsOn });
  queryClient.setQueryData(siteQueries.settings().queryKey, site);
  const post = {
    id: 'p1',
    slug: 'first-steps',
    title: 'First <steps> & ]]> more',
    excerpt: 'Salt & <light>.',
    readingMinutes: 1,
    tags: ['Runway', '<i>'],
    date: '3 May 2026',
    publishedAt: '2026-05-03T09:00:00.000Z',
    updatedAt: '2026-05-04T09:00:00.000Z',
    picture: null,
    pictures: {
      '/uploads/silk.jpg': {
        src: '/uploads/large_silk.jpg',
        srcSet: '/uploads/small_silk.jpg 500w, /uploads/large_silk.jpg 1000w',
        width: 2000,
        height: 1000,
        alt: '',
      },
    },
    content:
      '## Steps\n\nSee [rates](/rate-card) and ![Silk](/uploads/silk.jpg) <script>alert(1)</script> ]]> end[^1]\n\n[^1]: Note',
  };
  queryClient.setQueryData(blogQueries.feed().queryKey, [{ ...post, ...changed }]);
  return queryClient;
}

for (const format of ['rss', 'atom'] as const) {
  test(`the ${format} feed is well-formed whatever a title holds, and links to the post by its path`, async () => {
    const file = await blogFeed(format, { queryClient: loaded(true), origin });
    const xml = new DOMParser().parseFromString(file?.body ?? '', 'application/xml');
    expect(xml.querySelector('parsererror')).toBeNull();
    expect(file?.body).toContain('https://site.test/blog/first-steps');
    const title = xml.querySelector(format === 'rss' ? 'item > title' : 'entry > title')?.textContent;
    // Atom declares its titles as HTML.
    expect(title).toBe(format === 'rss' ? 'First <steps> & ]]> more' : 'First &lt;steps> &amp; ]]> more');
  });

  test(`the ${format} feed carries the whole post, with absolute addresses and nothing that runs`, async () => {
    const { body = '' } = (await blogFeed(format, { queryClient: loaded(true), origin })) ?? {};
    const xml = new DOMParser().parseFromString(body, 'application/xml');
    const [content] =
      format === 'rss' ? xml.getElementsByTagName('content:encoded') : xml.getElementsByTagName('content');
    const page = new DOMParser().parseFromString(content?.textContent ?? '', 'text/html');
    expect(page.querySelector('h2')?.textContent).toBe('Steps');
    expect([...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      'https://site.test/rate-card',
      'https://site.test/blog/first-steps#user-content-fn-1',
      'https://site.test/blog/first-steps#user-content-fnref-1',
    ]);
    const picture = page.querySelector('img');
    expect([...(picture?.attributes ?? [])].map(({ name, value }) => [name, value])).toEqual([
      ['src', 'https://site.test/uploads/large_silk.jpg'],
      [
        'srcset',
        'https://site.test/uploads/small_silk.jpg 500w, https://site.test/uploads/large_silk.jpg 1000w',
      ],
      ['width', '2000'],
      ['height', '1000'],
      ['alt', 'Silk'],
      ['loading', 'lazy'],
    ]);
    expect(page.querySelector('script')).toBeNull();
    expect(page.body.textContent).toContain('<script>alert(1)</script> ]]> end');
  });
}

test('a description is HTML in which text never becomes a tag; a category has its term', async () => {
  const { body = '' } = (await blogFeed('atom', { queryClient: loaded(true), origin })) ?? {};
  expect(body).toContain('Salt &amp; &lt;light>.');
  expect(body).toMatch(/<category[^>]* term="Runway"/);
  expect(body).toContain('term="‹i>"');
  expect(body).toContain('<published>2026-05-03T09:00:00.000Z</published>');
});

test('a tag in the RSS feed is spelt as it was written', async () => {
  const { body = '' } = (await blogFeed('rss', { queryClient: loaded(true), origin })) ?? {};
  const xml = new DOMParser().parseFromString(body, 'application/xml');
  const tags = [...xml.querySelectorAll('item > category')].map(({ textContent }) => textContent);
  expect(tags).toEqual(['Runway', '<i>']);
});

test('the JSON feed has the newest posts, with texts as they were written', async () => {
  const file = await blogFeed('json', { queryClient: loaded(true), origin });
  expect(JSON.parse(file?.body ?? '')).toMatchObject({
    title: 'Amani & Kito',
    items: [
      {
        url: 'https://site.test/blog/first-steps',
        title: 'First <steps> & ]]> more',
        summary: 'Salt & <light>.',
        tags: ['Runway', '<i>'],
        content_html: expect.stringContaining('<h2>Steps</h2>'),
      },
    ],
  });
});

test('while the blog is off there is no feed and no link to one', async () => {
  const queryClient = loaded(false);
  expect(await blogFeed('rss', { queryClient, origin })).toBeNull();
  expect(feedLinks(queryClient)).toEqual([]);
  expect(feedLinks(loaded(true)).map(({ href }) => href)).toEqual(['/feed.xml', '/atom.xml', '/feed.json']);
});

test.each(['/feed.xml', '/atom.xml'])(
  '%s is well-formed whatever an earlier release has stored',
  async (path) => {
    const odd = 'a\ufffeb\uffffc\u0000d\u000be\u001ff\ud83d';
    const changed = { title: odd, excerpt: odd, content: odd, tags: [odd] };
    const file = await publishedFile(path, { queryClient: loaded(true, changed), origin });
    const xml = new DOMParser().parseFromString(file?.body ?? '', 'application/xml');
    expect(xml.querySelector('parsererror')).toBeNull();
    expect(xml.querySelector('item > title, entry > title')?.textContent).toBe('abcdef');
  },
);
