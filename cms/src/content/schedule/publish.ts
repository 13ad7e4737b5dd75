import type { Core, UID } from '@strapi/strapi';
import type { Knex } from 'knex';
import { attributeList, hasDrafts } from '../../platform/database/models';
import { countUpContentVersion } from '../content-version';
import { ACTIVITY_TABLE, record } from '../history/activity-log';
import type { Source } from '../history/actor';
import { type ItemState, readItemState } from '../history/item-state';
import { storeVersion } from '../history/versions';
import { formOf } from '../panel/form-options';
import { titleOf } from '../rules/item-title';
import { refused } from '../rules/wording';

/** Satisfies Strapi's types, which have these actions only for types with drafts. */
type WithDrafts = 'api::blog-post.blog-post';

interface Item {
  uid: UID.ContentType;
  documentId: string;
}

/** @throws NotFoundError */
export async function requireItem(strapi: Core.Strapi, { uid, documentId }: Item): Promise<ItemState> {
  const item = await readItemState(strapi, uid, documentId);
  if (!item) throw refused('ITEM_GONE', { kind: 'missing' });
  return item;
}

/** @throws ValidationError naming the empty fields that publishing requires */
export function requireComplete(strapi: Core.Strapi, uid: UID.ContentType, item: ItemState): void {
  const { fields } = formOf(strapi.contentType(uid));
  const missing = attributeList(strapi, uid)
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
  const item = await requireItem(strapi, { uid, documentId });
  if (action === 'publish') {
    requireComplete(strapi, uid, item);
    await announce(strapi, trx, { uid, documentId });
  }
  const id = await record(strapi, {
    action,
    contentType: uid,
    documentId,
    title: titleOf(strapi, uid, item) ?? undefined,
    source,
  });
  await storeVersion(strapi, { id, contentType: uid, documentId, before: item, after: item });
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
