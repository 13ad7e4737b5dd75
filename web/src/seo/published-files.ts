import { isKeptFromSearch } from '../../../cms/src/shared/sample-site';
import { siteQueries } from '../features/site/queries';
import { withoutControls } from '../texts/plain-text';
import { eventCalendar, eventsCalendar } from './calendars';
import { blogFeed } from './feeds';
import type { FileSource, PublishedFile } from './published-file';
import { sitemapIndex, sitemapPart } from './sitemap';

/**
 * Makes the file at a path.
 *
 * @returns null when the path has none
 */
export async function publishedFile(path: string, source: FileSource): Promise<PublishedFile | null> {
  const file = await fileAt(path, source);
  return file && { ...file, body: withoutControls(file.body) };
}

const FILES: Readonly<Record<string, (source: FileSource) => Promise<PublishedFile | null>>> = {
  '/robots.txt': robots,
  '/manifest.webmanifest': webManifest,
  '/sitemap.xml': sitemapIndex,
  '/feed.xml': (source) => blogFeed('rss', source),
  '/atom.xml': (source) => blogFeed('atom', source),
  '/feed.json': (source) => blogFeed('json', source),
  '/events.ics': eventsCalendar,
};

async function fileAt(path: string, source: FileSource): Promise<PublishedFile | null> {
  const file = FILES[path];
  if (file) return file(source);
  const [, part] = /^\/sitemaps\/([a-z0-9-]+)\.xml$/.exec(path) ?? [];
  if (part) return sitemapPart(part, source);
  const [, event] = /^\/events\/([a-z0-9]+)\.ics$/.exec(path) ?? [];
  return event ? eventCalendar(event, source) : null;
}

/** Search engines may read everything except the owner's area and the CMS, and nothing of a public site of samples. */
async function robots({ queryClient, origin }: FileSource): Promise<PublishedFile> {
  const { title } = await queryClient.ensureQueryData(siteQueries.settings());
  const closed = isKeptFromSearch(title, origin) ? ['/'] : ['/admin/', '/api/', '/graphql'];
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ];
  return { type: 'text/plain; charset=utf-8', body: lines.join('\n') };
}

const INK = '#07111f';

/** Makes the manifest, which describes the site on a home screen. */
async function webManifest({ queryClient }: FileSource): Promise<PublishedFile> {
  const { title } = await queryClient.ensureQueryData(siteQueries.settings());
  const icon = (pixels: number) => ({
    src: `/icon-${pixels}.png`,
    sizes: `${pixels}x${pixels}`,
    type: 'image/png',
  });
  const manifest = {
    name: title,
    short_name: title,
    start_url: '/',
    display: 'minimal-ui',
    background_color: INK,
    theme_color: INK,
    icons: [icon(192), icon(512)],
  };
  return { type: 'application/manifest+json', body: JSON.stringify(manifest) };
}
