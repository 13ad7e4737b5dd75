import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Knex } from 'knex';
import { countUpContentVersion } from '../content-version';
import { record } from '../history/activity-log';
import type { DoorName } from '../history/actor';
import { readItemState } from '../history/item-state';
import { storeVersion } from '../history/versions';
import { announce } from './announcement';

/** Whether drafts say what visitors see of a type; of the others they see all that is not hidden. */
export const hasDrafts = (strapi: Core.Strapi, uid: UID.ContentType): boolean =>
  strapi.contentType(uid).options?.draftAndPublish === true;

/** For the types of Strapi, which offers the two for those that have drafts. */
type WithDrafts = 'api::blog-post.blog-post';

interface Item {
  uid: UID.ContentType;
  documentId: string;
}

/** As it is edited: its draft, where there are drafts. */
export interface EditedItem {
  title?: string | null;
  [field: string]: unknown;
}

/** @throws NotFoundError */
export async function editedItem(strapi: Core.Strapi, { uid, documentId }: Item): Promise<EditedItem> {
  const edited = hasDrafts(strapi, uid) ? { publishedAt: null } : {};
  const row: EditedItem | null = await strapi.db.query(uid).findOne({ where: { documentId, ...edited } });
  if (!row) throw new errors.NotFoundError('There is no such item any more');
  return row;
}

/** @throws ValidationError naming what publishing demands and the item does not have */
export function requireComplete(strapi: Core.Strapi, uid: UID.ContentType, item: EditedItem): void {
  const attributes = Object.entries<{ required?: boolean }>(strapi.contentType(uid).attributes);
  const missing = attributes
    .filter(([name, { required }]) => required && [undefined, null, ''].includes(item[name] as string))
    .map(([name]) => name);
  if (missing.length > 0)
    throw new errors.ValidationError(
      `It cannot go out without its ${missing.join(' and ')}: please fill that in and save it first`,
    );
}

/**
 * Shows an item to visitors, or no longer, as the owner's Publish does. To be called in the transaction that also stores
 * whether it is hidden.
 *
 * @param door of whoever asked; this request's when left out
 * @throws ValidationError when it lacks what publishing demands
 */
export async function turn(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  action: 'publish' | 'unpublish',
  { uid, documentId }: Item,
  door?: DoorName,
): Promise<void> {
  const item = await editedItem(strapi, { uid, documentId });
  const state = await readItemState(strapi, uid, documentId);
  if (action === 'publish') {
    requireComplete(strapi, uid, item);
    await announce(strapi, trx, { uid, documentId });
  }
  const id = await record(strapi, {
    action,
    contentType: uid,
    documentId,
    title: item.title ?? undefined,
    door,
  });
  await storeVersion(strapi, { id, contentType: uid, documentId, before: state, after: state });
  if (!hasDrafts(strapi, uid)) return countUpContentVersion(trx);
  // A form that was opened before is told: its save would show again what has left.
  await trx(strapi.contentType(uid).collectionName as string)
    .where({ document_id: documentId })
    .whereNull('published_at')
    .update({ revision: trx.raw('coalesce(revision, 1) + 1') });
  // Last: a file that the version before had is removed by it, and does not come back with a transaction.
  const documents = strapi.documents(uid as WithDrafts);
  if (action === 'publish') await documents.publish({ documentId });
  else await documents.unpublish({ documentId });
}
