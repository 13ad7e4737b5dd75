import type { Knex } from 'knex';

const TABLE = 'former_slugs';
const POSTS = 'blog_posts';

/** Keeps the slug of a published post for it, before the post is taken back and may be given another one. */
export async function rememberSlug(trx: Knex, documentId: string): Promise<void> {
  const published: { slug: string | null } | undefined = await trx(POSTS)
    .where({ document_id: documentId })
    .whereNotNull('published_at')
    .first('slug');
  if (!published?.slug) return;
  const { slug } = published;
  await trx(TABLE).insert({ slug, document_id: documentId }).onConflict('slug').merge();
}

/** Frees the slugs of a post that is deleted. */
export async function forgetSlugs(trx: Knex, documentId: string): Promise<void> {
  await trx(TABLE).where({ document_id: documentId }).delete();
}

/** The post that was published under a slug once. */
export async function rememberedPost(database: Knex, slug: string): Promise<string | undefined> {
  const row: { document_id: string } | undefined = await database(TABLE).where({ slug }).first('document_id');
  return row?.document_id;
}
