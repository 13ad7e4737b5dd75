import type { Knex } from 'knex';
import type { Rule } from '../../content/rules/rule';

const TABLE = 'former_slugs';
const POSTS = 'blog_posts';

export async function rememberSlug(trx: Knex, documentId: string): Promise<void> {
  const post: { slug: string | null } | undefined = await trx(POSTS)
    .where({ document_id: documentId })
    .first('slug');
  if (!post?.slug) return;
  await trx(TABLE).insert({ slug: post.slug, document_id: documentId }).onConflict('slug').merge();
}

async function forgetSlugs(trx: Knex, documentId: string): Promise<void> {
  await trx(TABLE).where({ document_id: documentId }).delete();
}

export async function rememberedPost(database: Knex, slug: string): Promise<string | undefined> {
  const row: { document_id: string } | undefined = await database(TABLE).where({ slug }).first('document_id');
  return row?.document_id;
}

/**
 * Keeps links to a post working. A published slug is fixed; `blogPostText` remembers a draft's slug when it
 * changes. This rule remembers the slug of an unpublished post, until the post is deleted.
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
