import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { type ContentTypeUid, entryInBin, itemFiles, SINGLES } from '../../content';
import { titleOf } from '../../content/rules/item-title';
import { DAY_MS } from '../../shared/days';
import { BIN_DAYS } from '../../shared/retention';

const TABLE = 'samples';
const FILE = 'plugin::upload.file';
/** What people can change of a file. */
const OF_FILE = ['hash', 'name', 'alternativeText', 'caption', 'focalPoint'];

interface SampleRow {
  content_type: ContentTypeUid;
  document_id: string;
  /** Of the item as it was made, or of the emptied page */
  fingerprint: string;
  /** Milliseconds since 1970, while "Remove the samples" has removed it */
  removed_at: number | string | null;
}

/** `left`: unchanged. `edited`: changed since. `removed`: can be restored. `gone`: no longer a sample. */
type SampleState = 'left' | 'edited' | 'removed' | 'gone';

export interface Sample {
  contentType: ContentTypeUid;
  documentId: string;
  isPage: boolean;
  state: SampleState;
  /** Whether the owner has saved it since */
  isChanged: boolean;
  title: string | null;
  revision: number;
  removedAt: number;
  /** The entry of a removed item in the bin */
  binId?: number | undefined;
}

/** Notes an item of the starter content as a sample, in the state it has now. */
export async function noteSample(strapi: Core.Strapi, content_type: ContentTypeUid, document_id: string) {
  const { fingerprint } = await readItem(strapi, content_type, document_id);
  await strapi.db.transaction(({ trx }) =>
    trx(TABLE).insert({ content_type, document_id, fingerprint, removed_at: null }),
  );
}

/** Notes a sample as removed or restored, with the state that it has now. */
export async function noteChange(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  { contentType, documentId }: Sample,
  removed_at: number | null,
): Promise<void> {
  const { fingerprint } = await readItem(strapi, contentType, documentId);
  await trx(TABLE)
    .where({ content_type: contentType, document_id: documentId })
    .update({ removed_at, ...(fingerprint && { fingerprint }) });
}

/**
 * Returns the samples in the order in which they were made.
 *
 * @param isLocked waits for other changes of the samples and their items, and keeps them away until the transaction ends
 */
export async function readSamples(strapi: Core.Strapi, { isLocked = false } = {}): Promise<Sample[]> {
  return strapi.db.transaction(async ({ trx }) => {
    const query = trx(TABLE).orderBy('id');
    const rows: SampleRow[] = await (isLocked ? query.forUpdate() : query);
    const samples: Sample[] = [];
    for (const row of rows) {
      const { content_type: contentType, document_id: documentId } = row;
      const { collectionName = '' } = strapi.contentType(contentType);
      if (isLocked) await trx(collectionName).where({ document_id: documentId }).forUpdate().select('id');
      const item = await readItem(strapi, contentType, documentId);
      const isPage = SINGLES.some((uid) => uid === contentType);
      const removedAt = Number(row.removed_at ?? 0);
      const isGone = item.fingerprint === undefined && removedAt > 0;
      const binId = isGone ? await entryInBin(trx, documentId, removedAt) : undefined;
      const state = stateOf(row, { isPage, fingerprint: item.fingerprint, binId });
      const isChanged = item.fingerprint !== undefined && item.fingerprint !== row.fingerprint;
      samples.push({ contentType, documentId, isPage, state, isChanged, ...item, removedAt, binId });
    }
    return samples;
  });
}

interface Current {
  isPage: boolean;
  fingerprint: string | undefined;
  binId: number | undefined;
}

function stateOf(row: SampleRow, { isPage, fingerprint, binId }: Current): SampleState {
  const isSame = fingerprint === row.fingerprint;
  const isThere = fingerprint !== undefined && !(isPage && row.removed_at !== null);
  if (isThere) return isSame ? 'left' : 'edited';
  const isKept = Number(row.removed_at) > Date.now() - BIN_DAYS * DAY_MS;
  return isKept && (isPage ? isSame : binId !== undefined) ? 'removed' : 'gone';
}

/**
 * Reads what a sample is compared by: its revision, which counts the saves at every entry point, and the content and
 * description of its files.
 */
async function readItem(strapi: Core.Strapi, uid: ContentTypeUid, documentId: string) {
  const edited = strapi.contentType(uid).options?.draftAndPublish ? { publishedAt: null } : {};
  const item: Record<string, unknown> | null = await strapi.db
    .query(uid)
    .findOne({ where: { documentId, ...edited } });
  if (!item) return { fingerprint: undefined, title: null, revision: 0 };
  const ids = await itemFiles.of(strapi).ofItem(strapi, uid, documentId);
  const files = await strapi.db
    .query(FILE)
    .findMany({ where: { id: { $in: ids } }, select: ['id', ...OF_FILE], orderBy: 'id' });
  const revision = Number(item.revision ?? 1);
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([revision, ...files.map((file) => ['id', ...OF_FILE].map((name) => file[name]))]))
    .digest('base64url');
  return { fingerprint, title: titleOf(strapi, uid, item), revision };
}
