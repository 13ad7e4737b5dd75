import { Readable } from 'node:stream';
import type { QueryClient } from '@tanstack/react-query';
import {
  type Img,
  LIMITS,
  SitemapIndexStream,
  type SitemapItemLoose,
  SitemapStream,
  streamToPromise,
  type VideoItemLoose,
} from 'sitemap';
import { LARGEST_PAGE } from '../../../cms/src/shared/limits';
import type { MenuPage } from '../../../cms/src/shared/menu';
import { SITE_PAGES, type SitePath } from '../../../cms/src/shared/site-pages';
import { shorten } from '../../../cms/src/shared/text';
import { blogQueries } from '../features/blog/queries';
import { digitalsQueries } from '../features/digitals/queries';
import type { PieceAddressRow } from '../features/portfolio/documents';
import { portfolioQueries } from '../features/portfolio/queries';
import { projectQueries } from '../features/projects/queries';
import { isListed, isPathListed } from '../features/site/menu';
import { type Site, siteQueries } from '../features/site/queries';
import { isFilm } from '../pictures/film';
import { publicPath } from '../routing/initiative-path';
import type { FileSource, PublishedFile } from './published-file';

/** Addresses per part: five requests, so that a part costs the same however much content exists. */
const PART_SIZE = 5 * LARGEST_PAGE;

const XML = 'application/xml; charset=utf-8';

/** Content whose items have pages of their own. */
interface Noun {
  name: 'posts' | 'projects' | 'portfolio';
  /** The page that lists them: without it they are not in the sitemap. */
  listedOn: MenuPage;
  total: (client: QueryClient) => Promise<number>;
  items: (part: number, source: FileSource) => Promise<SitemapItemLoose[]>;
}

const posts = (client: QueryClient) => (page: number) =>
  client.ensureQueryData(blogQueries.addresses(page, LARGEST_PAGE));

const projects = (client: QueryClient) => (page: number) =>
  client.ensureQueryData(projectQueries.addresses(page, LARGEST_PAGE));

const pieces = (client: QueryClient) => (page: number) =>
  client.ensureQueryData(portfolioQueries.addresses(page, LARGEST_PAGE));

const NOUNS: readonly Noun[] = [
  {
    name: 'posts',
    listedOn: 'blog',
    total: async (client) => (await posts(client)(1)).pageInfo.total,
    items: async (part, { queryClient, origin }) =>
      (await wholePart(part, posts(queryClient)))
        .filter(({ slug }) => slug)
        .map(({ slug, title, updatedAt, image }) => ({
          url: `/blog/${slug}`,
          ...(updatedAt && { lastmod: updatedAt }),
          ...(image && { img: [{ url: new URL(image.url, origin).href, title }] }),
        })),
  },
  {
    name: 'projects',
    listedOn: 'projects',
    total: async (client) => (await projects(client)(1)).pageInfo.total,
    items: async (part, { queryClient }) =>
      (await wholePart(part, projects(queryClient))).map(({ documentId, updatedAt }) => ({
        url: `/projects/${documentId}`,
        ...(updatedAt && { lastmod: updatedAt }),
      })),
  },
  {
    name: 'portfolio',
    listedOn: 'portfolio',
    total: (client) => client.ensureQueryData(portfolioQueries.count()),
    items: async (part, { queryClient, origin }) =>
      (await wholePart(part, pieces(queryClient))).flatMap((piece) => pieceItem(piece, origin)),
  },
];

export async function sitemapIndex({ queryClient, origin }: FileSource): Promise<PublishedFile> {
  const site = await queryClient.ensureQueryData(siteQueries.settings());
  const names = ['pages'];
  for (const { name, listedOn, total } of NOUNS) {
    const parts = isListed(site, listedOn) ? Math.ceil((await total(queryClient)) / PART_SIZE) : 0;
    for (let part = 1; part <= parts; part += 1) names.push(`${name}-${part}`);
  }
  const index = Readable.from(names.map((name) => ({ url: `${origin}/sitemaps/${name}.xml` })));
  return { type: XML, body: String(await streamToPromise(index.pipe(new SitemapIndexStream()))) };
}

/**
 * Makes one part of the sitemap.
 *
 * @param name 'pages', 'posts-1', 'projects-3', 'portfolio-1'
 * @returns null when the part does not exist
 */
export async function sitemapPart(name: string, source: FileSource): Promise<PublishedFile | null> {
  const site = await source.queryClient.ensureQueryData(siteQueries.settings());
  const [, noun, part] = /^([a-z]+)-([1-9]\d{0,4})$/.exec(name) ?? [];
  const listed = NOUNS.find((one) => one.name === noun && isListed(site, one.listedOn));
  const items = name === 'pages' ? await pageItems(site, source) : await listed?.items(Number(part), source);
  if (!items?.length) return null;
  const map = Readable.from(items).pipe(new SitemapStream({ hostname: source.origin }));
  return { type: XML, body: String(await streamToPromise(map)) };
}

async function pageItems(site: Site, { queryClient, origin }: FileSource): Promise<SitemapItemLoose[]> {
  const digitals = await digitalsImages(queryClient, origin);
  const images: { [path in SitePath]?: Img[] } = {
    '/portfolio': await portfolioImages(queryClient, origin),
    '/digitals': digitals,
  };
  const isEmpty = (path: SitePath) =>
    (path === '/volunteer' && !site.volunteeringIsOn) || (path === '/digitals' && digitals.length === 0);
  return SITE_PAGES.filter(({ path }) => isPathListed(site, path) && !isEmpty(path)).map(({ path }) => ({
    url: publicPath(path),
    ...(images[path] && { img: images[path] }),
  }));
}

/** The ellipsis of a shortened text is one more character. */
const LONGEST_VIDEO_TITLE = LIMITS.MAX_VIDEO_TITLE_LENGTH - 1;
const LONGEST_VIDEO_DESCRIPTION = LIMITS.MAX_VIDEO_DESCRIPTION_LENGTH - 1;

/** Search engines take no longer ones. */
const LONGEST_VIDEO_SECONDS = 8 * 60 * 60;

/**
 * Returns the entry of a piece's page with its pictures and films, each file once; none for a piece without an address.
 */
function pieceItem(
  { slug, title, description, updatedAt, cover, image, frames }: PieceAddressRow,
  origin: string,
): SitemapItemLoose[] {
  if (!slug) return [];
  const absolute = (url: string) => new URL(url, origin).href;
  const shown = (frames ?? []).flatMap((frame) => frame ?? []);
  const pictures = [image, ...shown.flatMap(({ file }) => (isFilm(file) ? [] : [file]))];
  const addresses = new Set(pictures.flatMap((picture) => (picture ? [absolute(picture.url)] : [])));
  const films = [...new Map(shown.map((frame) => [frame.file.url, frame])).values()];
  const video = films.flatMap(({ file, poster }): VideoItemLoose[] => {
    const thumbnail = poster ?? cover;
    if (!isFilm(file) || !thumbnail) return [];
    const content = { thumbnail_loc: absolute(thumbnail.url), content_loc: absolute(file.url) };
    const duration = Math.max(1, Math.round(file.seconds ?? 0));
    return [
      {
        ...content,
        ...(file.seconds && duration <= LONGEST_VIDEO_SECONDS && { duration }),
        title: shorten(title, LONGEST_VIDEO_TITLE),
        description: shorten(description || file.alternativeText || title, LONGEST_VIDEO_DESCRIPTION),
      },
    ];
  });
  return [
    {
      url: `/portfolio/${slug}`,
      ...(updatedAt && { lastmod: updatedAt }),
      img: [...addresses].map((url) => ({ url, title })),
      ...(video.length > 0 && { video }),
    },
  ];
}

/** Requests pages one after the other, so that a crawler does not slow the CMS down for visitors. */
async function wholePart<Item>(
  part: number,
  load: (page: number) => Promise<{ items: readonly Item[] }>,
): Promise<Item[]> {
  const requests = PART_SIZE / LARGEST_PAGE;
  const all: Item[] = [];
  for (let request = 1; request <= requests; request += 1) {
    const { items } = await load((part - 1) * requests + request);
    all.push(...items);
    if (items.length < LARGEST_PAGE) break;
  }
  return all;
}

/** The images of the current digitals; empty without digitals, when their page does not exist. */
async function digitalsImages(queryClient: QueryClient, origin: string): Promise<Img[]> {
  const digitals = await queryClient.ensureQueryData(digitalsQueries.newest());
  return (digitals?.pictures ?? []).map(({ label, picture }) => ({
    url: new URL(picture.src, origin).href,
    title: label,
    caption: picture.alt,
  }));
}

/** The newest images of the portfolio, which belong to its page. */
async function portfolioImages(queryClient: QueryClient, origin: string): Promise<Img[]> {
  const { pages } = await queryClient.ensureInfiniteQueryData(
    portfolioQueries.pages({ pageSize: LARGEST_PAGE }),
  );
  return pages.flatMap(({ items }) =>
    items.map(({ title, picture }) => ({
      url: new URL(picture.src, origin).href,
      title,
      caption: picture.alt,
    })),
  );
}
