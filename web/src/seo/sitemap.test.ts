import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { type MenuEntry, menuOf } from '../../../cms/src/shared/menu';
import { buildSite } from '../../testing/factories/site';
import { blogQueries } from '../features/blog/queries';
import type { toDigitals } from '../features/digitals/digitals';
import { digitalsQueries } from '../features/digitals/queries';
import type { PieceAddressRow } from '../features/portfolio/documents';
import { portfolioQueries } from '../features/portfolio/queries';
import { projectQueries } from '../features/projects/queries';
import { siteQueries } from '../features/site/queries';
import { sitemapIndex, sitemapPart } from './sitemap';

const origin = 'https://site.test';
const updatedAt = '2026-05-03T09:00:00.000Z';

const file = (url: string, mime = 'image/jpeg') => ({ url, mime, alternativeText: null, seconds: 75.4 });

const piece = (values: Partial<PieceAddressRow>): PieceAddressRow => ({
  slug: 'dusk',
  title: 'Dusk & dawn',
  description: null,
  updatedAt,
  cover: { url: '/uploads/cover.jpg' },
  image: { url: '/uploads/cover.jpg' },
  frames: [],
  ...values,
});

const PIECES = [
  piece({
    frames: [
      { file: file('/uploads/second.jpg'), poster: null },
      { file: file('/uploads/walk.mp4', 'video/mp4'), poster: { url: '/uploads/poster.jpg' } },
    ],
  }),
  piece({
    slug: 'alone',
    title: 'Alone',
    cover: { url: '/uploads/alone.jpg' },
    image: { url: '/uploads/alone.jpg' },
  }),
];

interface Loaded {
  blogIsOn?: boolean;
  posts?: number;
  hasDigitals?: boolean;
  pieces?: PieceAddressRow[];
  menu?: MenuEntry[];
}

function loaded({
  blogIsOn = true,
  posts = 1,
  hasDigitals = false,
  pieces = PIECES,
  menu = [],
}: Loaded = {}) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 'static' } } });
  const onePage = { page: 1, pageCount: 1, total: 0 };
  const site = buildSite({ blogIsOn, volunteeringIsOn: false, menu: menuOf(menu) });
  queryClient.setQueryData(siteQueries.settings().queryKey, site);
  queryClient.setQueryData(blogQueries.addresses(1, 100).queryKey, {
    items: [{ slug: 'first-steps', title: 'First & steps', updatedAt, image: { url: '/uploads/a.jpg' } }],
    pageInfo: { ...onePage, total: posts },
  });
  queryClient.setQueryData(projectQueries.addresses(1, 100).queryKey, { items: [], pageInfo: onePage });
  queryClient.setQueryData(portfolioQueries.count().queryKey, pieces.length);
  queryClient.setQueryData(portfolioQueries.addresses(1, 100).queryKey, {
    items: pieces,
    pageInfo: onePage,
  });
  queryClient.setQueryData(portfolioQueries.pages({ pageSize: 100 }).queryKey, {
    pages: [{ items: [], pageInfo: onePage }],
    pageParams: [1],
  });
  const picture = { src: '/uploads/left.jpg', width: 4, height: 5, alt: 'From the left' };
  const digitals: ReturnType<typeof toDigitals> = {
    takenOn: '2026-11-02',
    pictures: [{ id: 'left', label: 'Left profile', picture }],
    clip: null,
  };
  queryClient.setQueryData(digitalsQueries.newest().queryKey, hasDigitals ? digitals : null);
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

test('a piece has its address with its images and films', async () => {
  expect((await sitemapIndex(loaded())).body).toContain('/sitemaps/portfolio-1.xml');
  const { body = '' } = (await sitemapPart('portfolio-1', loaded())) ?? {};
  expect(body).toContain('<loc>https://site.test/portfolio/dusk</loc>');
  for (const image of ['cover', 'second', 'alone']) {
    expect(body).toContain(`<image:loc>https://site.test/uploads/${image}.jpg</image:loc>`);
  }
  for (const element of [
    '<video:thumbnail_loc>https://site.test/uploads/poster.jpg</video:thumbnail_loc>',
    '<video:title>Dusk &amp; dawn</video:title>',
    '<video:description>Dusk &amp; dawn</video:description>',
    '<video:content_loc>https://site.test/uploads/walk.mp4</video:content_loc>',
  ]) {
    expect(body).toContain(element);
  }
  expect(body).toContain('<loc>https://site.test/portfolio/alone</loc>');
});

test('a file that a piece shows twice is in the site map once', async () => {
  const film = { file: file('/uploads/walk.mp4', 'video/mp4'), poster: null };
  const frames = [{ file: file('/uploads/cover.jpg'), poster: null }, film, film];
  const { body = '' } = (await sitemapPart('portfolio-1', loaded({ pieces: [piece({ frames })] }))) ?? {};
  expect(body.match(/<image:loc>/g)).toHaveLength(1);
  expect(body.match(/<video:content_loc>/g)).toHaveLength(1);
});

test('shortens the title and the description of a film to the limits of the format', async () => {
  const frames = [{ file: file('/uploads/walk.mp4', 'video/mp4'), poster: null }];
  const long = piece({ title: 'T'.repeat(200), description: 'D'.repeat(5000), frames });
  const { body = '' } = (await sitemapPart('portfolio-1', loaded({ pieces: [long] }))) ?? {};
  expect(body).toContain(`<video:title>${'T'.repeat(99)}…</video:title>`);
  expect(body).toContain(`<video:description>${'D'.repeat(2047)}…</video:description>`);
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

test('pages out of the menu leave the map with their items, and those in the footer stay', async () => {
  const menu = (['blog', 'portfolio', 'projects', 'events', 'book'] as const).map(
    (page): MenuEntry => ({ page, show: page === 'book' ? 'footer' : 'never' }),
  );
  const source = loaded({ menu });
  expect((await sitemapIndex(source)).body).not.toMatch(/posts|projects|portfolio/);
  expect(await sitemapPart('posts-1', source)).toBeNull();
  expect(await sitemapPart('portfolio-1', source)).toBeNull();
  const pages = String((await sitemapPart('pages', source))?.body);
  for (const path of ['blog', 'portfolio', 'projects', 'events'])
    expect(pages).not.toContain(`<loc>${origin}/${path}</loc>`);
  expect(pages).toContain(`<loc>${origin}/book</loc>`);
});
