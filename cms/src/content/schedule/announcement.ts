import type { Core, UID } from '@strapi/strapi';
import type { Knex } from 'knex';
import { ACTIVITY_TABLE } from '../history/activity-log';

const PROJECT = 'api::project.project';

/** A project that was hidden sooner than this after its creation had not been announced. Milliseconds */
const ANNOUNCED_AFTER_MS = 24 * 3_600_000;

interface Entry {
  action: string;
  happened_at: number | string;
}

/**
 * Dates a project by its first publication: the site shows `createdAt` as the day it was announced, and sorts by it. To be
 * called in the transaction that shows a hidden item, before the activity log has its entry.
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

/** @param entries of one item, in order: its creation, and each time it was shown or hidden */
export function wasHiddenFromTheStart(entries: readonly Entry[]): boolean {
  const [created, hidden, ...later] = entries;
  if (created?.action !== 'create' || hidden?.action !== 'unpublish') return false;
  const isSoon = Number(hidden.happened_at) - Number(created.happened_at) < ANNOUNCED_AFTER_MS;
  return isSoon && later.every(({ action }) => action !== 'publish');
}
