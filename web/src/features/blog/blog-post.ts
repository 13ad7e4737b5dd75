import { longDateOfMoment } from '../../dates/long-date';
import { type Picture, toPicture } from '../../pictures/picture';
import { toTextList } from '../../strapi/text-list';
import type { BlogCardRow, BlogPostPageRow } from './documents';

export interface BlogCard {
  id: string;
  slug: string;
  title: string;
  /** Plain text from the server, at most 150 characters and an ellipsis when cut */
  excerpt: string;
  readingMinutes: number;
  tags: string[];
  /** '3 May 2024'; empty when unknown */
  date: string;
  /** ISO moment for `<time>`; empty when unknown */
  createdAt: string;
  picture: Picture | null;
}

export interface BlogPostLink {
  slug: string;
  title: string;
}

export interface BlogPostPage {
  post: BlogCard & { /** Markdown */ content: string };
  previous: BlogPostLink | null;
  next: BlogPostLink | null;
}

/** In a list of one; a post without a slug has no address and gives an empty list. */
export function toBlogCard(row: BlogCardRow): BlogCard[] {
  if (!row.slug) return [];
  return [
    {
      id: row.documentId,
      slug: row.slug,
      title: row.title,
      excerpt: row.excerpt ?? '',
      readingMinutes: row.readingMinutes ?? 1,
      tags: toTextList(row.tags),
      date: row.createdAt ? longDateOfMoment(row.createdAt) : '',
      createdAt: row.createdAt ?? '',
      picture: toPicture(row.image),
    },
  ];
}

export function toBlogPostPage({ post, previous, next }: BlogPostPageRow): BlogPostPage | null {
  const [card] = toBlogCard(post);
  return card ? { post: { ...card, content: post.content }, previous, next } : null;
}

const ELLIPSIS = '…';

/**
 * Cuts a plain text for a card; the ellipsis comes only when something was cut.
 *
 * @param limit characters before the ellipsis
 */
export function cutExcerpt(text: string, limit: number): string {
  const characters = [...text];
  const whole = characters.length <= limit || (characters.length === limit + 1 && text.endsWith(ELLIPSIS));
  return whole ? text : `${characters.slice(0, limit).join('').trimEnd()}${ELLIPSIS}`;
}
