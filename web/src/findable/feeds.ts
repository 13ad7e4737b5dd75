import type { QueryClient } from '@tanstack/react-query';
import { Feed } from 'feed';
import { blogQueries } from '../features/blog/queries';
import { siteQueries } from '../features/site/queries';
import type { FileSource, FindableFile } from './findable-file';

export const FEEDS = {
  rss: { path: '/feed.xml', type: 'application/rss+xml' },
  atom: { path: '/atom.xml', type: 'application/atom+xml' },
  json: { path: '/feed.json', type: 'application/feed+json' },
} as const;
export type FeedFormat = keyof typeof FEEDS;

/** The newest posts as a feed; null while the blog is switched off. */
export async function blogFeed(
  format: FeedFormat,
  { queryClient, origin }: FileSource,
): Promise<FindableFile | null> {
  const { title, blogIsOn } = await queryClient.ensureQueryData(siteQueries.settings());
  if (!blogIsOn) return null;
  const { items } = await queryClient.ensureQueryData(blogQueries.page(1));
  const newest = items[0]?.createdAt;
  const feed = new Feed({
    title,
    description: `The blog of ${title}`,
    id: `${origin}/blog`,
    link: `${origin}/blog`,
    language: 'en',
    copyright: title,
    author: { name: title, link: origin },
    feedLinks: {
      rss: `${origin}${FEEDS.rss.path}`,
      atom: `${origin}${FEEDS.atom.path}`,
      json: `${origin}${FEEDS.json.path}`,
    },
    // Without a post there is no change to date; the epoch is at least the same on every request.
    updated: new Date(newest ?? 0),
  });
  for (const post of items) {
    feed.addItem({
      title: post.title,
      id: `${origin}/blog/${post.slug}`,
      link: `${origin}/blog/${post.slug}`,
      date: new Date(post.createdAt),
      published: new Date(post.createdAt),
      description: asHtml(post.excerpt),
      category: post.tags.map((name) => ({ name, term: name })),
    });
  }
  const body = { rss: feed.rss2, atom: feed.atom1, json: feed.json1 }[format].call(feed);
  return { type: `${FEEDS[format].type}; charset=utf-8`, body };
}

/** Feeds take descriptions for HTML: a '<' that somebody wrote stays one. */
const asHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** What the head of a page says about the feeds: nothing while the blog is switched off. */
export function feedLinks(queryClient: QueryClient): { href: string; type: string; title: string }[] {
  const site = queryClient.getQueryData(siteQueries.settings().queryKey);
  if (!site?.blogIsOn) return [];
  return Object.values(FEEDS).map(({ path, type }) => ({ href: path, type, title: site.title }));
}
