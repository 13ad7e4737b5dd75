import type { QueryClient } from '@tanstack/react-query';
import { Feed, type Item } from 'feed';
import type { BlogPost } from '../features/blog/blog-post';
import { blogQueries } from '../features/blog/queries';
import { siteQueries } from '../features/site/queries';
import { postHtml } from './post-html';
import type { FileSource, PublishedFile } from './published-file';

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
): Promise<PublishedFile | null> {
  const { title, blogIsOn } = await queryClient.ensureQueryData(siteQueries.settings());
  if (!blogIsOn) return null;
  const posts = await queryClient.ensureQueryData(blogQueries.feed());
  const lastChange = posts
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1);
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
    // Only Atom takes titles for HTML, only JSON takes descriptions for plain text.
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

/** Where a feed is taken for HTML: a '<' that somebody wrote stays one. */
const asHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The library writes Atom's categories into attributes, where it leaves a '<' that ends the whole feed. */
const inAttribute = (text: string) => text.replaceAll('<', '‹');

/** What the head of a page says about the feeds: nothing while the blog is switched off. */
export function feedLinks(queryClient: QueryClient): { href: string; type: string; title: string }[] {
  const site = queryClient.getQueryData(siteQueries.settings().queryKey);
  if (!site?.blogIsOn) return [];
  return Object.values(FEEDS).map(({ path, type }) => ({ href: path, type, title: site.title }));
}
