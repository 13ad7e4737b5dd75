import type { UID } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { Rule } from '../../content/rules/rule';

const TABLE = 'former_slugs';

/** Content types with a slug, and their tables. */
const TABLES = {
  'api::blog-post.blog-post': 'blog_posts',
  'api::portfolio-item.portfolio-item': 'portfolio_items',
  'api::initiative.initiative': 'initiatives',
} as const satisfies Partial<Record<UID.ContentType, string>>;

/** Types with many items. */
export type SluggedUid = Exclude<keyof typeof TABLES, 'api::initiative.initiative'>;

/** Remembers the current slug of an item, before it changes. */
export async function rememberSlug(trx: Knex, uid: keyof typeof TABLES, documentId: string): Promise<void> {
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

/** Takes a slug from the items that once had it. */
export async function takeFormerSlug(trx: Knex, uid: SluggedUid, slug: string): Promise<void> {
  await trx(TABLE).where({ content_type: uid, slug }).delete();
}

export interface SlugHolder {
  title: string;
  /** The item once had the slug, and still answers there. */
  isFormer: boolean;
}

/**
 * Returns the other item that answers at a slug.
 *
 * @param documentId of the item that wants the slug; empty for a new one
 */
export async function slugHolder(
  trx: Knex,
  uid: SluggedUid,
  slug: string,
  documentId: string,
): Promise<SlugHolder | undefined> {
  const current = await trx(TABLES[uid]).where({ slug }).whereNot({ document_id: documentId }).first('title');
  if (current) return { title: current.title, isFormer: false };
  const former = await trx(`${TABLES[uid]} as item`)
    .join(`${TABLE} as former`, 'former.document_id', 'item.document_id')
    .where({ content_type: uid, 'former.slug': slug })
    .whereNot('item.document_id', documentId)
    .first('item.title');
  return former && { title: former.title, isFormer: true };
}

/**
 * Returns the first free number for a slug that is taken, such as 3 for silk-3. Finds a power of two that is free, then
 * halves the range below it: a title with thousands of twins takes one query with few index look-ups.
 */
export async function freeNumber(trx: Knex, uid: SluggedUid, slug: string, documentId: string) {
  const isTaken = (number: string) => `(
    EXISTS (SELECT 1 FROM ${TABLES[uid]} WHERE slug = CAST(:slug AS text) || '-' || ${number}
      AND document_id <> :documentId)
    OR EXISTS (SELECT 1 FROM ${TABLE} WHERE content_type = :uid AND slug = CAST(:slug AS text) || '-' || ${number}
      AND document_id <> :documentId))`;
  const middle = '((low + high) / 2)';
  const sql = `WITH RECURSIVE
    powers (number) AS (
      SELECT 2 UNION ALL SELECT number * 2 FROM powers WHERE ${isTaken('number')}
    ),
    halves (low, high) AS (
      SELECT max(number) / 2, max(number) FROM powers
      UNION ALL
      SELECT CASE WHEN ${isTaken(middle)} THEN ${middle} ELSE low END,
        CASE WHEN ${isTaken(middle)} THEN high ELSE ${middle} END
      FROM halves WHERE high - low > 1
    )
    SELECT min(high) AS number FROM halves`;
  const answer = await trx.raw(sql, { slug, uid, documentId });
  const [row]: { number: number }[] = answer.rows ?? answer;
  return Number(row?.number);
}

/** Returns the documentId of the item that once had a slug. */
export async function formerOwner(database: Knex, uid: SluggedUid, slug: string) {
  const row: { document_id: string } | undefined = await database(TABLE)
    .where({ content_type: uid, slug })
    .first('document_id');
  return row?.document_id;
}

/**
 * Keeps links to an item working. `savingWithSlug` remembers a slug that changes. This rule remembers the slug of an
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
