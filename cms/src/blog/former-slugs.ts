import type { Knex } from 'knex';
import type { Rule } from '../rules/document-middleware';

const TABLE = 'former_slugs';
const POSTS = 'blog_posts';

/** Keeps the slug of a published post for it, before the post is taken back and may be given another one. */
async function rememberSlug(trx: Knex, documentId: string): Promise<void> {
  const published: { slug: string | null } | undefined = await trx(POSTS)
    .where({ document_id: documentId })
    .whereNotNull('published_at')
    .first('slug');
  if (!published?.slug) return;
  const { slug } = published;
  await trx(TABLE).insert({ slug, document_id: documentId }).onConflict('slug').merge();
}

/** Frees the slugs of a post that is deleted. */
async function forgetSlugs(trx: Knex, documentId: string): Promise<void> {
  await trx(TABLE).where({ document_id: documentId }).delete();
}

/** The post that was published under a slug once. */
export async function rememberedPost(database: Knex, slug: string): Promise<string | undefined> {
  const row: { document_id: string } | undefined = await database(TABLE).where({ slug }).first('document_id');
  return row?.document_id;
}

/**
 * Links to a post outlive its slug. A slug is fixed while its post is published (`blogPostText`), so that it can only
 * become a former one after the post was taken back: there it is remembered, until the post is deleted.
 */
export const formerSlugs: Rule =
  ({ strapi }) =>
  async (context, next) => {
    const { action } = context;
    if (action !== 'unpublish' && action !== 'delete') return next();
    const { documentId } = context.params as { documentId: string };
    const keep = action === 'unpublish' ? rememberSlug : forgetSlugs;
    return strapi.db.transaction(async ({ trx }) => {
      await keep(trx, documentId);
      return next();
    });
  };
