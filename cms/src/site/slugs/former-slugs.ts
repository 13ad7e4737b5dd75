import type { UID } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { Rule } from '../../content/rules/rule';

const TABLE = 'former_slugs';

/** Content types with a slug, and their tables. */
const TABLES = {
  'api::blog-post.blog-post': 'blog_posts',
  'api::portfolio-item.portfolio-item': 'portfolio_items',
} as const satisfies Partial<Record<UID.ContentType, string>>;

export type SluggedUid = keyof typeof TABLES;

/** Remembers the current slug of an item, before it changes. */
export async function rememberSlug(trx: Knex, uid: SluggedUid, documentId: string): Promise<void> {
  const item: { slug: string | null } | undefined = await trx(TABLES[uid])
    .where({ document_id: documentId })
    .first('slug');
  if (!item?.slug) return;
  await trx(TABLE)
    .insert({ content_type: uid, slug: item.slug, document_id: documentId })
    .onConflict(['content_type', 'slug'])
    .merge();
}

export async function forgetSlugs(trx: Knex, documentId: string): Promise<void> {
  await trx(TABLE).where({ document_id: documentId }).delete();
}

/** Returns the documentId of the item that once had a slug. */
export async function formerOwner(
  database: Knex,
  uid: SluggedUid,
  slug: string,
): Promise<string | undefined> {
  const row: { document_id: string } | undefined = await database(TABLE)
    .where({ content_type: uid, slug })
    .first('document_id');
  return row?.document_id;
}

/**
 * Keeps links to an item working. `settleSlug` remembers a slug that changes. This rule remembers the slug of an
 * unpublished post, and forgets all slugs of a deleted item.
 */
export const formerSlugs: Rule =
  ({ strapi }) =>
  async (context, next) => {
    const { action } = context;
    if (action !== 'unpublish' && action !== 'delete') return next();
    const { documentId } = context.params as { documentId: string };
    const uid = context.uid as SluggedUid;
    return strapi.db.transaction(async ({ trx }) => {
      if (action === 'unpublish') await rememberSlug(trx, uid, documentId);
      else await forgetSlugs(trx, documentId);
      return next();
    });
  };
