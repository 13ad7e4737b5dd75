import type { Core } from '@strapi/strapi';
import { readSettings } from '../../content';
import { compareTexts, fold } from '../../platform/database/text-comparison';
import { canonicalText } from '../../shared/canonical-text';
import { isForDraft, opensDraft, previewEnd, previewToken } from '../preview/preview-token';
import { itemAtSlug, neighboursOf } from '../slugs/by-slug';
import { formerOwner } from '../slugs/former-slugs';
import { refused } from '../wording';

const BLOG_POST = 'api::blog-post.blog-post';
const COMMENT = 'api::comment.comment';

const COMMENTS_A_PAGE = 20;
const MAX_TAGS = 60;

const OLDEST_FIRST = [
  ['firstPublishedAt', 'asc'],
  ['documentId', 'desc'],
] as const;

interface TagCount {
  name: string;
  count: number;
}

/** Returns tags of published posts, most used first. Tags that differ only in case count as one. */
export async function blogTags(strapi: Core.Strapi): Promise<TagCount[]> {
  if (!(await readSettings(strapi)).enableBlog) return [];
  const { connection } = strapi.db;
  // Group in the database: many posts have the same tags.
  const rows: { tags: string; posts: number | string }[] = await connection('blog_posts')
    .whereNotNull('published_at')
    .whereNotNull('tags')
    .select(connection.raw('cast(tags as text) as tags, count(*) as posts'))
    .groupBy('tags');
  const posts = rows.map((row) => ({ tags: tagList(row.tags), count: Number(row.posts) }));
  const tags = new Map<string, TagCount>();
  for (const post of posts) {
    for (const tag of post.tags) {
      const known = tags.get(fold(tag));
      if (known) known.count += post.count;
      else tags.set(fold(tag), { name: tag, count: post.count });
    }
  }
  const byUse = (a: TagCount, b: TagCount) => b.count - a.count || compareTexts(a.name, b.name);
  const mostUsed = [...tags.values()].sort(byUse).slice(0, MAX_TAGS);
  const folded = posts.map((post) => ({ tags: post.tags.map(fold), count: post.count }));
  return mostUsed.map(({ name }) => ({ name, count: listedUnder(fold(name), folded) })).sort(byUse);
}

/** Returns how many posts the list of a tag shows, including tags that contain it. */
function listedUnder(tag: string, posts: { tags: string[]; count: number }[]): number {
  return posts
    .filter(({ tags }) => tags.some((other) => other.includes(tag)))
    .reduce((sum, { count }) => sum + count, 0);
}

function tagList(stored: string): string[] {
  const value: unknown = JSON.parse(stored);
  return Array.isArray(value) ? value.filter((tag) => typeof tag === 'string') : [];
}

function draftLink(strapi: Core.Strapi): string | undefined {
  const token = strapi.requestContext.get()?.get('x-preview');
  return token && isForDraft(token) ? token : undefined;
}

/** Returns a draft for a signed link. Comments and neighbours remain the published ones. */
async function previewedDraft(strapi: Core.Strapi, slug: string, token: string) {
  // The Document Service gives visitors only published content.
  const posts = strapi.db.query(BLOG_POST);
  const draft =
    (await posts.findOne({ where: { slug, publishedAt: null } })) ??
    (await posts.findOne({
      where: {
        documentId: (await formerOwner(strapi.db.connection, BLOG_POST, slug)) ?? '',
        publishedAt: null,
      },
    }));
  if (!draft || !opensDraft(token, `/blog/${slug}`, moment(draft.previewsEndedAt))) return null;
  // A draft may lack required fields; its link opens it at its own path.
  return {
    ...draft,
    slug,
    title: draft.title ?? '',
    content: draft.content ?? '',
    firstPublishedAt: draft.firstPublishedAt ?? new Date().toISOString(),
  };
}

const moment = (iso: string | null) => (iso ? new Date(iso).getTime() : 0);

/**
 * Returns a link that shows the draft of a post to anyone who has it, for a week.
 *
 * @returns its path and its end (ISO 8601)
 * @throws NotFoundError if the post does not exist
 */
export async function previewLink(strapi: Core.Strapi, documentId: string) {
  const draft = await strapi.db.query(BLOG_POST).findOne({ where: { documentId, publishedAt: null } });
  if (!draft?.slug) throw refused('POST_GONE', { kind: 'missing' });
  // Links made up to `previewsEndedAt` are ended, so a new one is dated after it.
  const now = Math.max(Date.now(), moment(draft.previewsEndedAt) + 1);
  const path = `/blog/${draft.slug}`;
  return { path: `${path}?preview=${previewToken('draft', path, now)}`, endsAt: previewEnd(now) };
}

/**
 * Ends all links to the draft of a post.
 *
 * @throws NotFoundError if the post does not exist
 */
export async function endPreviews(strapi: Core.Strapi, documentId: string): Promise<boolean> {
  const data = { previewsEndedAt: new Date().toISOString() };
  const { count } = await strapi.db.query(BLOG_POST).updateMany({ where: { documentId }, data });
  if (count === 0) throw refused('POST_GONE', { kind: 'missing' });
  return true;
}

/**
 * Returns a published post with its neighbours in time; null for an unknown or unpublished slug. A former
 * slug finds the post too: the response has the current slug.
 */
export async function blogPostBySlug(strapi: Core.Strapi, requestedSlug: string) {
  const slug = canonicalText(requestedSlug);
  const link = draftLink(strapi);
  // An expired link shows nothing, not even the published post: its reader came for the draft.
  const post = link ? await previewedDraft(strapi, slug, link) : await itemAtSlug(strapi, BLOG_POST, slug);
  if (!post) return null;
  return { post, ...(await neighboursOf(strapi, BLOG_POST, post, OLDEST_FIRST)) };
}

/** Returns approved comments of a published post, oldest first, without email addresses. */
export async function approvedComments(strapi: Core.Strapi, blogPostDocumentId: string, page: number) {
  const post = await strapi.documents(BLOG_POST).findOne({
    documentId: blogPostDocumentId,
    status: 'published',
    fields: ['slug'],
  });
  if (!post) return { nodes: [], total: 0 };
  const filters = { status: 'approved', blogPost: { documentId: blogPostDocumentId } } as const;
  const [comments, total] = await Promise.all([
    strapi.documents(COMMENT).findMany({
      filters,
      sort: ['createdAt:asc', 'documentId:asc'] as never,
      start: (Math.max(1, page) - 1) * COMMENTS_A_PAGE,
      limit: COMMENTS_A_PAGE,
    }),
    strapi.documents(COMMENT).count({ filters }),
  ]);
  const nodes = comments.map(({ documentId, name, text, createdAt }) => ({
    documentId,
    name,
    text,
    createdAt,
  }));
  return { nodes, total };
}
