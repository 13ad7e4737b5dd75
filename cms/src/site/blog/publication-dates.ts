import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { ACTIVITY_TABLE } from '../../content';

const POSTS = 'blog_posts';

export interface PostActivity {
  action: string;
  door: string;
  /** JSON */
  changed_fields: string | null;
  happened_at: number | string;
}

/**
 * Fills in publication dates that earlier releases did not store. Takes the first publication in the activity
 * log, otherwise the creation. Drafts that were never published stay without a date.
 */
export async function fillPublicationDates(strapi: Core.Strapi): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const rows: { document_id: string; published_at: unknown }[] = await trx(POSTS)
      .whereNull('list_date')
      .select('document_id', 'published_at');
    await trx(POSTS)
      .whereNull('list_date')
      .update({ list_date: trx.ref('created_at') });
    const published = rows.filter(({ published_at }) => published_at !== null);
    for (const { document_id } of published) await fillPost(trx, document_id);
  });
}

async function fillPost(trx: Knex.Transaction, documentId: string): Promise<void> {
  const activity: PostActivity[] = await trx(ACTIVITY_TABLE)
    .where({ document_id: documentId })
    .orderBy('id')
    .select('action', 'door', 'changed_fields', 'happened_at');
  const moment = firstPublicationIn(activity);
  const date = moment === undefined ? trx.ref('created_at') : new Date(moment);
  await trx(POSTS).where({ document_id: documentId }).update({ first_published_at: date, list_date: date });
}

/**
 * Returns when a post was first published. The log has `publish` for each save of a published post, and only
 * `create` for a post created as published. So a `publish` counts only if the post was a draft before.
 *
 * @param activity of one post, in order
 * @returns milliseconds since 1970; undefined if unknown
 */
export function firstPublicationIn(activity: readonly PostActivity[]): number | undefined {
  const index = activity.findIndex(({ action }) => action === 'publish' || action === 'unpublish');
  const entry = activity[index];
  if (entry?.action !== 'publish') return undefined;
  const earlier = activity.slice(0, index).map(({ action }) => action);
  const wasDraft =
    entry.door === 'schedule' ||
    (entry.changed_fields ?? '[]') === '[]' ||
    (earlier.includes('create') && earlier.some((action) => action !== 'create'));
  return wasDraft ? Number(entry.happened_at) : undefined;
}
