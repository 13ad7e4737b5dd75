import { foundAs } from '../../pictures/found-as';
import { type Picture, toPicture } from '../../pictures/picture';
import { longDateOfMoment } from '../../texts/long-date';
import { toTextList } from '../../texts/plain-text';
import type { BlogCardRow, BlogPostPageRow, BlogPostRow } from './documents';

/** Returns a list of one; empty for a post without a slug, which has no address. */
export function toBlogCard(row: BlogCardRow) {
  if (!row.slug) return [];
  return [
    {
      id: row.documentId,
      slug: row.slug,
      title: row.title,
      /** Plain text from the server, at most 150 characters, with an ellipsis when it was cut */
      excerpt: row.excerpt ?? '',
      readingMinutes: row.readingMinutes ?? 1,
      tags: toTextList(row.tags),
      /** '3 May 2024'; empty when unknown */
      date: row.firstPublishedAt ? longDateOfMoment(row.firstPublishedAt) : '',
      /** ISO date and time; empty when unknown */
      publishedAt: row.firstPublishedAt ?? '',
      picture: toPicture(row.image),
    },
  ];
}

export type BlogCard = ReturnType<typeof toBlogCard>[number];

/** Returns a list of one, like for a card. */
export function toBlogPost(row: BlogPostRow) {
  const pictures = row.pictures.flatMap((file) => {
    const picture = toPicture(file);
    return file && picture ? [[addressInText(file.url), picture] as const] : [];
  });
  const whole = {
    /** Markdown */
    content: row.content,
    /** ISO date and time of the last change; empty when unknown */
    updatedAt: row.updatedAt ?? '',
    /** By their addresses in the text */
    pictures: Object.fromEntries(pictures),
  };
  return toBlogCard(row).map((card) => ({ ...card, ...whole }));
}

export type BlogPost = ReturnType<typeof toBlogPost>[number];

/** A text names an upload by its path on this site, wherever browsers load it. */
const addressInText = (url: string) => url.slice(url.lastIndexOf('/uploads/'));

export function toBlogPostPage({ post: row, previous, next }: BlogPostPageRow) {
  const [post] = toBlogPost(row);
  if (!post) return null;
  const shown = { title: post.title, description: post.excerpt, picture: post.picture };
  return { post, foundAs: foundAs(row, shown), previous, next };
}

export type BlogPostPage = NonNullable<ReturnType<typeof toBlogPostPage>>;

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
