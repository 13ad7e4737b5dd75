import type { Core, UID } from '@strapi/strapi';
import type { Knex } from 'knex';
import { countUpContentVersion } from '../content-version';
import { ACTIVITY_TABLE, record } from '../history/activity-log';
import type { Source } from '../history/actor';
import { readItemState } from '../history/item-state';
import { storeVersion } from '../history/versions';
import { formOf } from '../panel/form-options';
import { refused } from '../rules/wording';

/** Returns whether a type has drafts. For other types visitors see all items that are not hidden. */
export const hasDrafts = (strapi: Core.Strapi, uid: UID.ContentType): boolean =>
  strapi.contentType(uid).options?.draftAndPublish === true;

/** Satisfies Strapi's types, which have these actions only for types with drafts. */
type WithDrafts = 'api::blog-post.blog-post';

interface Item {
  uid: UID.ContentType;
  documentId: string;
}

/** The edited version: the draft for types with drafts. */
export interface EditedItem {
  title?: string | null;
  [field: string]: unknown;
}

/** @throws NotFoundError */
export async function editedItem(strapi: Core.Strapi, { uid, documentId }: Item): Promise<EditedItem> {
  const edited = hasDrafts(strapi, uid) ? { publishedAt: null } : {};
  const row: EditedItem | null = await strapi.db.query(uid).findOne({ where: { documentId, ...edited } });
  if (!row) throw refused('ITEM_GONE', { kind: 'missing' });
  return row;
}

/** @throws ValidationError naming the empty fields that publishing requires */
export function requireComplete(strapi: Core.Strapi, uid: UID.ContentType, item: EditedItem): void {
  const type = strapi.contentType(uid);
  const { fields } = formOf(type);
  const attributes = Object.entries<{ required?: boolean }>(type.attributes);
  const missing = attributes
    .filter(([name, { required }]) => required && [undefined, null, ''].includes(item[name] as string))
    .map(([name]) => fields[name]?.label ?? name);
  if (missing.length > 0) throw refused('NOT_COMPLETE', { params: { fields: missing } });
}

/**
 * Publishes or unpublishes an item. Call it in the transaction that also stores whether it is hidden.
 *
 * @param source API of the change; that of this request if absent
 * @throws ValidationError if a required field is empty
 */
export async function setPublished(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  action: 'publish' | 'unpublish',
  { uid, documentId }: Item,
  source?: Source,
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
    source,
  });
  await storeVersion(strapi, { id, contentType: uid, documentId, before: state, after: state });
  if (!hasDrafts(strapi, uid)) return countUpContentVersion(trx);
  // Raises the revision, so that a form opened before reports the change: saving it would publish the item again.
  await trx(strapi.contentType(uid).collectionName as string)
    .where({ document_id: documentId })
    .whereNull('published_at')
    .update({ revision: trx.raw('coalesce(revision, 1) + 1') });
  // Last, because it may delete a file of the former version, which a rollback would not restore.
  const documents = strapi.documents(uid as WithDrafts);
  if (action === 'publish') await documents.publish({ documentId });
  else await documents.unpublish({ documentId });
}

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

export type PublicationState = 'draft' | 'published' | 'modified';

interface Version {
  publishedAt: string | null;
  updatedAt: string;
  revision: number | null;
}

/**
 * Returns the state of a post. A draft has unpublished changes if its revision differs from that of the published
 * version.
 */
export async function publicationState(strapi: Core.Strapi, documentId: string): Promise<PublicationState> {
  const versions: Version[] = await strapi.db
    .query('api::blog-post.blog-post')
    .findMany({ where: { documentId } });
  const published = versions.find((version) => version.publishedAt !== null);
  if (!published) return 'draft';
  const draft = versions.find((version) => version.publishedAt === null);
  return draft && draft.revision !== published.revision ? 'modified' : 'published';
}
