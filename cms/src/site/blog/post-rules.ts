import { isInternalWrite, readMarkdown } from '../../content';
import { aroundSave, isForVisitors, type Rule, writtenData } from '../../content/rules/rule';
import { withoutUploadAddresses } from '../../files';
import { EXCERPT_CHARACTERS, shorten } from '../../shared/text';
import { savingWithSlug } from '../slugs/settle-slug';
import { refused } from '../wording';

const BLOG_POST = 'api::blog-post.blog-post';

const WORDS_A_MINUTE = 200;
const CHARACTERS_A_MINUTE = 500;

/** Derives slug, excerpt and reading time when a post is saved. */
export const blogPostText = aroundSave(async ({ strapi, data, documentId = '' }, next) => {
  // The panel sends them back with the rest of the form.
  delete data.excerpt;
  delete data.readingMinutes;
  if (typeof data.content === 'string') {
    const text = await readMarkdown('content', data.content);
    data.excerpt = excerptOf(text);
    data.readingMinutes = readingMinutes(text);
  }
  const versions: { slug: string; title: string; publishedAt: unknown }[] = documentId
    ? await strapi.db.query(BLOG_POST).findMany({ where: { documentId } })
    : [];
  const published = versions.find(({ publishedAt }) => publishedAt !== null);
  if (published) {
    // An earlier version may have another slug from before its publication.
    const isAnother = data.slug && data.slug !== published.slug && !isInternalWrite('restore');
    if (isAnother) throw refused('SLUG_FIXED', { field: 'slug' });
    data.slug = published.slug;
    return next();
  }
  const [stored = null] = versions;
  const save = { uid: BLOG_POST, documentId, data, stored, followsTitle: true } as const;
  return savingWithSlug(strapi, save, next);
});

/**
 * Returns the start of a text, with an ellipsis if something was cut. Leaves out addresses of uploads: a
 * replaced or withdrawn file would stay in descriptions, feeds and mails.
 */
export function excerptOf(text: string): string {
  return shorten(withoutUploadAddresses(text).replace(/\s+/g, ' ').trim(), EXCERPT_CHARACTERS);
}

/** Scripts whose words are not separated by spaces: Chinese, Japanese, Korean, Thai, Lao, Khmer, Burmese. */
const COUNTED_BY_CHARACTER =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]/gu;

export function readingMinutes(text: string): number {
  const characters = text.match(COUNTED_BY_CHARACTER)?.length ?? 0;
  const words = text.replace(COUNTED_BY_CHARACTER, ' ').split(' ').filter(Boolean).length;
  return Math.max(1, Math.ceil(words / WORDS_A_MINUTE + characters / CHARACTERS_A_MINUTE));
}

/**
 * Stores when a post was first published. That is its date on the site and its place in lists; later saves and
 * publications keep it. `listDate` orders the owner's list: the draft's creation, then the first publication.
 */
export const firstPublication: Rule =
  ({ strapi }) =>
  async (context, next) => {
    const data = writtenData(context);
    delete data?.firstPublishedAt;
    delete data?.listDate;
    const { action, params } = context;
    const publishes = action === 'publish' || (data !== undefined && isForVisitors(params));
    const now = new Date().toISOString();
    if (data && action === 'create') {
      data.listDate = now;
      if (publishes) data.firstPublishedAt = now;
    }
    if (!publishes || action === 'create') return next();
    const { documentId } = params as { documentId: string };
    return strapi.db.transaction(async () => {
      // Publishing copies the draft with both dates.
      await strapi.db.query(BLOG_POST).updateMany({
        where: { documentId, publishedAt: null, firstPublishedAt: null },
        data: { firstPublishedAt: now, listDate: now },
      });
      return next();
    });
  };
