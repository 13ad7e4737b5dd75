import type { QueryClient } from '@tanstack/react-query';
import { Feed, type Item } from 'feed';
import type { BlogPost } from '../features/blog/blog-post';
import { blogQueries } from '../features/blog/queries';
import { isListed } from '../features/site/menu';
import { siteQueries } from '../features/site/queries';
import { postHtml } from './post-html';
import type { FileSource, PublishedFile } from './published-file';

export const FEEDS = {
  rss: { path: '/feed.xml', type: 'application/rss+xml' },
  atom: { path: '/atom.xml', type: 'application/atom+xml' },
  json: { path: '/feed.json', type: 'application/feed+json' },
} as const;
export type FeedFormat = keyof typeof FEEDS;

/** Returns the newest posts as a feed; null while the blog is off. */
export async function blogFeed(
  format: FeedFormat,
  { queryClient, origin }: FileSource,
): Promise<PublishedFile | null> {
  const { title, blogIsOn, texts } = await queryClient.ensureQueryData(siteQueries.settings());
  if (!blogIsOn) return null;
  const posts = await queryClient.ensureQueryData(blogQueries.feed());
  const lastChange = posts
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1);
  const feed = new Feed({
    title,
    description: texts.blogDescription ?? `The blog of ${title}`,
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
    // Without posts there is no date; the epoch is at least the same on every request.
    updated: new Date(lastChange || 0),
  });
  for (const post of posts) feed.addItem(await feedItem(post, format, origin));
  const body = { rss: feed.rss2, atom: feed.atom1, json: feed.json1 }[format].call(feed);
  return { type: `${FEEDS[format].type}; charset=utf-8`, body };
}

async function feedItem(post: BlogPost, format: FeedFormat, origin: string): Promise<Item> {
  const address = `${origin}/blog/${post.slug}`;
  const tags = format === 'atom' ? post.tags.map(inAttribute) : post.tags;
  return {
    // Only Atom treats titles as HTML, and only JSON treats descriptions as plain text.
    title: format === 'atom' ? asHtml(post.title) : post.title,
    id: address,
    link: address,
    date: new Date((format === 'atom' && post.updatedAt) || post.publishedAt),
    published: new Date(post.publishedAt),
    description: format === 'json' ? post.excerpt : asHtml(post.excerpt),
    content: await postHtml(post, address),
    category: tags.map((name) => ({ name, term: name })),
  };
}

/** For texts that a feed treats as HTML: keeps a written '<'. */
const asHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The library writes Atom's categories into attributes without escaping '<', which would break the feed. */
const inAttribute = (text: string) => text.replaceAll('<', '‹');

/** Returns the feeds for the head of a page; empty while the blog is off or out of the menu. */
export function feedLinks(queryClient: QueryClient): { href: string; type: string; title: string }[] {
  const site = queryClient.getQueryData(siteQueries.settings().queryKey);
  if (!site || !isListed(site, 'blog')) return [];
  return Object.values(FEEDS).map(({ path, type }) => ({ href: path, type, title: site.title }));
}
