import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import anyAscii from 'any-ascii';
import type { Knex } from 'knex';
import { currentAction, plainText, readMarkdown } from '../../content';
import { type DocumentContext, type Rule, writtenData } from '../../content/rules/rule';
import { withoutUploadAddresses } from '../../files';
import { EXCERPT_CHARACTERS, shorten } from '../../shared/text';
import { rememberedPost, rememberSlug } from './former-slugs';

const BLOG_POST = 'api::blog-post.blog-post';

/** The longer of the two themes' excerpts; the newer theme cuts this one to 120. */
const WORDS_A_MINUTE = 200;
const CHARACTERS_A_MINUTE = 500;
const SLUG_CHARACTERS = 80;

/** What is derived from a post's title and text is derived once, when it is saved. */
export const blogPostText: Rule =
  ({ strapi }) =>
  async (context, next) => {
    const data = writtenData(context);
    if (!data) return next();
    // The panel sends them back with the rest of the form.
    delete data.excerpt;
    delete data.readingMinutes;
    if (typeof data.content === 'string') {
      const text = await readMarkdown('content', data.content);
      data.excerpt = excerptOf(text);
      data.readingMinutes = readingMinutes(text);
    }
    return strapi.db.transaction(async ({ trx }) => {
      // Held until the post is stored: of two posts saved at once the second sees the slug of the first.
      await trx('site_counters').insert({ name: 'slugs', value: 0 }).onConflict('name').merge();
      await settleSlug(strapi, trx, context, data);
      return next();
    });
  };

async function settleSlug(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  context: DocumentContext,
  data: Record<string, unknown>,
): Promise<void> {
  const { documentId = '' } = context.params as { documentId?: string };
  const posts = strapi.db.query(BLOG_POST);
  const published = documentId
    ? await posts.findOne({ where: { documentId, publishedAt: { $notNull: true } } })
    : null;
  if (published) {
    // An earlier version may be one from before it was published, under another title.
    const isAnother = data.slug && data.slug !== published.slug && currentAction() !== 'restore';
    if (isAnother) {
      throw new errors.ValidationError('slug is fixed once a post is published: links to it would break');
    }
    data.slug = published.slug;
    return;
  }
  const source = data.slug || data.title;
  if (typeof source !== 'string') return;
  const base = slugify(source);
  const isTaken = async (candidate: string) =>
    (await posts.findOne({ where: { slug: candidate, documentId: { $ne: documentId } } })) !== null ||
    ![undefined, documentId].includes(await rememberedPost(trx, candidate));
  let slug = base;
  for (let number = 2; await isTaken(slug); number += 1) slug = `${base}-${number}`;
  // Links that were shared to the draft go on opening it, and never another post.
  if (documentId) await rememberSlug(trx, documentId);
  data.slug = slug;
}

/** "Étude: 3 Days!" becomes "etude-3-days", other scripts are spelled in Latin letters; nothing left is "post". */
export function slugify(title: string): string {
  const words = anyAscii(title)
    .toLowerCase()
    .replace(/[`']/g, '')
    .replace(/[^a-z0-9]+/g, '-');
  return words.slice(0, SLUG_CHARACTERS).replace(/^-+|-+$/g, '') || 'post';
}

/**
 * The beginning of a text, with an ellipsis when something was cut. It leaves out addresses of uploads: the file may be
 * replaced or withdrawn, and descriptions, feeds and mails would go on naming it.
 */
export function excerptOf(text: string): string {
  return shorten(withoutUploadAddresses(text).replace(/\s+/g, ' ').trim(), EXCERPT_CHARACTERS);
}

/** Scripts whose words are not counted by spaces: Chinese, Japanese, Korean, Thai, Lao, Khmer, Burmese. */
const COUNTED_BY_CHARACTER =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]/gu;

export function readingMinutes(text: string): number {
  const characters = text.match(COUNTED_BY_CHARACTER)?.length ?? 0;
  const words = text.replace(COUNTED_BY_CHARACTER, ' ').split(' ').filter(Boolean).length;
  return Math.max(1, Math.ceil(words / WORDS_A_MINUTE + characters / CHARACTERS_A_MINUTE));
}

/** Rewrites the excerpts that earlier releases stored with the address of an upload in them. */
export async function rewriteFormerExcerpts(strapi: Core.Strapi): Promise<void> {
  const posts: { id: number; content: string }[] = await strapi.db
    .connection('blog_posts')
    .where('excerpt', 'like', '%/uploads/%')
    .select('id', 'content');
  // Below Strapi, which would take it for a change of the post.
  for (const { id, content } of posts)
    await strapi.db
      .connection('blog_posts')
      .where({ id })
      .update({ excerpt: excerptOf(plainText(content)) });
}
