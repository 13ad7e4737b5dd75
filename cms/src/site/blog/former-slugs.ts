import type { Knex } from 'knex';
import type { Rule } from '../../content/rules/rule';

const TABLE = 'former_slugs';
const POSTS = 'blog_posts';

/** Keeps the slug of a post for it, before it is given another one. */
export async function rememberSlug(trx: Knex, documentId: string): Promise<void> {
  const post: { slug: string | null } | undefined = await trx(POSTS)
    .where({ document_id: documentId })
    .first('slug');
  if (!post?.slug) return;
  await trx(TABLE).insert({ slug: post.slug, document_id: documentId }).onConflict('slug').merge();
}

/** Frees the slugs of a post that is deleted. */
async function forgetSlugs(trx: Knex, documentId: string): Promise<void> {
  await trx(TABLE).where({ document_id: documentId }).delete();
}

/** The post that had a slug once. */
export async function rememberedPost(database: Knex, slug: string): Promise<string | undefined> {
  const row: { document_id: string } | undefined = await database(TABLE).where({ slug }).first('document_id');
  return row?.document_id;
}

/**
 * Links to a post outlive its slug. A slug is fixed while its post is published and remembered when that of a draft
 * changes (`blogPostText`); that of a post that is taken back is remembered here, until the post is deleted.
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
