import { type FoundAs, foundAs } from '../../pictures/found-as';
import { type Picture, toPicture } from '../../pictures/picture';
import { longDateOfMoment } from '../../texts/long-date';
import { toTextList } from '../../texts/plain-text';
import type { BlogCardRow, BlogPostPageRow, BlogPostRow } from './documents';

export interface BlogCard {
  id: string;
  slug: string;
  title: string;
  /** Plain text from the server, at most 150 characters, with an ellipsis when it was cut */
  excerpt: string;
  readingMinutes: number;
  tags: string[];
  /** '3 May 2024'; empty when unknown */
  date: string;
  /** ISO date and time of the first publication; empty when unknown */
  publishedAt: string;
  picture: Picture | null;
}

export interface BlogPostLink {
  slug: string;
  title: string;
}

export interface BlogPost extends BlogCard {
  /** Markdown */
  content: string;
  /** ISO date and time of the last change; empty when unknown */
  updatedAt: string;
  /** The pictures in the text, by their addresses in it */
  pictures: Record<string, Picture>;
}

export interface BlogPostPage {
  post: BlogPost;
  foundAs: FoundAs;
  previous: BlogPostLink | null;
  next: BlogPostLink | null;
}

/** Returns a list of one; empty for a post without a slug, which has no address. */
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
      date: row.firstPublishedAt ? longDateOfMoment(row.firstPublishedAt) : '',
      publishedAt: row.firstPublishedAt ?? '',
      picture: toPicture(row.image),
    },
  ];
}

/** Returns a list of one, like for a card. */
export function toBlogPost(row: BlogPostRow): BlogPost[] {
  const pictures = row.pictures.flatMap((file) => {
    const picture = toPicture(file);
    return file && picture ? [[addressInText(file.url), picture] as const] : [];
  });
  const whole = {
    content: row.content,
    updatedAt: row.updatedAt ?? '',
    pictures: Object.fromEntries(pictures),
  };
  return toBlogCard(row).map((card) => ({ ...card, ...whole }));
}

/** A text names an upload by its path on this site, wherever browsers load it. */
const addressInText = (url: string) => url.slice(url.lastIndexOf('/uploads/'));

export function toBlogPostPage({ post: row, previous, next }: BlogPostPageRow): BlogPostPage | null {
  const [post] = toBlogPost(row);
  if (!post) return null;
  const shown = { title: post.title, description: post.excerpt, picture: post.picture };
  return { post, foundAs: foundAs(row, shown), previous, next };
}

const ELLIPSIS = '…';

/**
 * Cuts a plain text for a card; adds an ellipsis only when it was cut.
 *
 * @param limit characters before the ellipsis
 */
export function cutExcerpt(text: string, limit: number): string {
  const characters = [...text];
  const whole = characters.length <= limit || (characters.length === limit + 1 && text.endsWith(ELLIPSIS));
  return whole ? text : `${characters.slice(0, limit).join('').trimEnd()}${ELLIPSIS}`;
}

const SMALLER_WIDTHS = [500, 750, 1000];

/** Shown for a post without an image. It only decorates, so it has no description. */
export const DEFAULT_COVER: Picture = {
  src: '/images/default-cover.jpg',
  srcSet: [
    ...SMALLER_WIDTHS.map((width) => `/images/default-cover-${width}.jpg ${width}w`),
    '/images/default-cover.jpg 1600w',
  ].join(', '),
  width: 1600,
  height: 1000,
  alt: '',
};
