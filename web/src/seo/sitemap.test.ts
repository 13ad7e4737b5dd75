import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { blogQueries } from '../features/blog/queries';
import { digitalsQueries } from '../features/digitals/queries';
import { portfolioQueries } from '../features/portfolio/queries';
import { projectQueries } from '../features/projects/queries';
import { siteQueries } from '../features/site/queries';
import { sitemapIndex, sitemapPart } from './sitemap';

const origin = 'https://site.test';
const updatedAt = '2026-05-03T09:00:00.000Z';

interface Loaded {
  blogIsOn?: boolean;
  posts?: number;
  hasDigitals?: boolean;
}

function loaded({ blogIsOn = true, posts = 1, hasDigitals = false }: Loaded = {}) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 'static' } } });
  const site = { title: 'Amani Kito', contactEmail: '', blogIsOn, volunteeringIsOn: false };
  queryClient.setQueryData(siteQueries.settings().queryKey, site);
  queryClient.setQueryData(blogQueries.addresses(1, 100).queryKey, {
    items: [{ slug: 'first-steps', title: 'First & steps', updatedAt, image: { url: '/uploads/a.jpg' } }],
    total: posts,
  });
  queryClient.setQueryData(projectQueries.addresses(1, 100).queryKey, { items: [], total: 0 });
  queryClient.setQueryData(portfolioQueries.pages({ pageSize: 100 }).queryKey, {
    pages: [{ items: [], pageInfo: { page: 1, pageCount: 1, total: 0 } }],
    pageParams: [1],
  });
  const picture = { src: '/uploads/left.jpg', width: 4, height: 5, alt: 'From the left' };
  queryClient.setQueryData(
    digitalsQueries.newest().queryKey,
    hasDigitals
      ? { takenOn: '2026-11-02', pictures: [{ id: 'left', label: 'Left profile', picture }], clip: null }
      : null,
  );
  return { queryClient, origin };
}

test('the index names a part for every five hundred posts', async () => {
  const { body } = await sitemapIndex(loaded({ posts: 1001 }));
  for (const name of ['pages', 'posts-1', 'posts-2', 'posts-3']) {
    expect(body).toContain(`<loc>https://site.test/sitemaps/${name}.xml</loc>`);
  }
  expect(body).not.toContain('posts-4');
});

test('a post has its address, its last change and its cover', async () => {
  const part = await sitemapPart('posts-1', loaded());
  expect(part?.body).toContain('<loc>https://site.test/blog/first-steps</loc>');
  expect(part?.body).toContain(`<lastmod>${updatedAt}</lastmod>`);
  expect(part?.body).toContain('<image:loc>https://site.test/uploads/a.jpg</image:loc>');
});

test('pages that are switched off are in no site map', async () => {
  const off = loaded({ blogIsOn: false });
  expect((await sitemapIndex(off)).body).not.toContain('posts');
  expect(await sitemapPart('posts-1', off)).toBeNull();
  const pages = (await sitemapPart('pages', off))?.body;
  expect(pages).toContain('<loc>https://site.test/rate-card</loc>');
  expect(pages).not.toMatch(/\/(blog|volunteer)</);
});

test('digitals are in the site map with their pictures, as long as there are some', async () => {
  expect((await sitemapPart('pages', loaded()))?.body).not.toContain('/digitals');
  const part = await sitemapPart('pages', loaded({ hasDigitals: true }));
  expect(part?.body).toContain('<loc>https://site.test/digitals</loc>');
  expect(part?.body).toContain('<image:loc>https://site.test/uploads/left.jpg</image:loc>');
});

test('a part that does not exist is not found', async () => {
  expect(await sitemapPart('posts', loaded())).toBeNull();
  expect(await sitemapPart('secrets-1', loaded())).toBeNull();
});
