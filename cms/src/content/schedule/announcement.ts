import type { Core, UID } from '@strapi/strapi';
import type { Knex } from 'knex';
import { ACTIVITY_TABLE } from '../history/activity-log';

const PROJECT = 'api::project.project';

/** Milliseconds. A project hidden sooner than this after its creation has not been announced. */
const ANNOUNCED_AFTER_MS = 24 * 3_600_000;

interface Entry {
  action: string;
  happened_at: number | string;
}

/**
 * Sets a project's date to its first publication: the site shows `createdAt` as the date of announcement and sorts by
 * it. Call it in the transaction that shows a hidden item, before the entry in the activity log.
 */
export async function announce(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  { uid, documentId }: { uid: UID.ContentType; documentId: string },
): Promise<void> {
  if (uid !== PROJECT) return;
  const entries: Entry[] = await trx(ACTIVITY_TABLE)
    .where({ document_id: documentId })
    .whereIn('action', ['create', 'publish', 'unpublish'])
    .orderBy('id')
    .select('action', 'happened_at');
  if (!wasHiddenFromTheStart(entries)) return;
  await strapi.db
    .query(PROJECT)
    .updateMany({ where: { documentId }, data: { createdAt: new Date().toISOString() } });
}

/** @param entries of one item in order: its creation, and each time it was shown or hidden */
export function wasHiddenFromTheStart(entries: readonly Entry[]): boolean {
  const [created, hidden, ...later] = entries;
  if (created?.action !== 'create' || hidden?.action !== 'unpublish') return false;
  const isSoon = Number(hidden.happened_at) - Number(created.happened_at) < ANNOUNCED_AFTER_MS;
  return isSoon && later.every(({ action }) => action !== 'publish');
}
