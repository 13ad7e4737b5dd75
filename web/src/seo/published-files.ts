import { eventCalendar, eventsCalendar } from './calendars';
import { blogFeed } from './feeds';
import type { FileSource, PublishedFile } from './published-file';
import { robots } from './robots';
import { sitemapIndex, sitemapPart } from './sitemap';
import { webManifest } from './web-manifest';

/**
 * Makes the file at a path.
 *
 * @returns null when there is none
 */
export async function publishedFile(path: string, source: FileSource): Promise<PublishedFile | null> {
  switch (path) {
    case '/robots.txt':
      return robots(source.origin);
    case '/manifest.webmanifest':
      return webManifest(source);
    case '/sitemap.xml':
      return sitemapIndex(source);
    case '/feed.xml':
      return blogFeed('rss', source);
    case '/atom.xml':
      return blogFeed('atom', source);
    case '/feed.json':
      return blogFeed('json', source);
    case '/events.ics':
      return eventsCalendar(source);
  }
  const [, part] = /^\/sitemaps\/([a-z0-9-]+)\.xml$/.exec(path) ?? [];
  if (part) return sitemapPart(part, source);
  const [, event] = /^\/events\/([a-z0-9]+)\.ics$/.exec(path) ?? [];
  return event ? eventCalendar(event, source) : null;
}
