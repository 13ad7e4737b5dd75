import type { Core, UID } from '@strapi/strapi';
import { packJson, unpackJson } from '../../platform/database/compressed-json';
import { countRows, paginate } from '../../platform/database/pagination';
import { canonicalValue } from '../../shared/canonical-text';
import { DAY_MS } from '../../shared/days';
import { ACTIVITY_TABLE, type ActivityRow, asEntry } from './activity-log';
import type { ItemState } from './item-state';

const TABLE = 'revisions';
/** The database holds the same numbers, in the migration that made the table. */
const KEPT_DAYS = 180;
const KEPT_OF_AN_ITEM = 50;

/** Null: there was no item yet, or there is none any more. */
export interface States {
  before: ItemState | null;
  after: ItemState | null;
}

/** Of a change: where an item came from, and what it became. */
export type RevisionSide = 'BEFORE' | 'AFTER';

interface Revision extends States {
  /** Of the row in the record of actions that says who and when */
  id: number;
  contentType: UID.ContentType;
  documentId: string;
}

interface StoredRevision extends Revision {
  /** Milliseconds since 1970 */
  happenedAt: number;
}

interface RevisionRow {
  id: number;
  happened_at: number | string;
  content_type: UID.ContentType;
  document_id: string;
  states: Buffer;
}

/** To be called in the transaction of the change. */
export async function storeVersion(
  strapi: Core.Strapi,
  { id, contentType, documentId, before, after }: Revision,
): Promise<void> {
  const row: RevisionRow = {
    id,
    happened_at: Date.now(),
    content_type: contentType,
    document_id: documentId,
    // What was there before is nearly what is there after: packed together they take little more than one.
    states: packJson({ before, after }),
  };
  await strapi.db.transaction(({ trx }) => trx(TABLE).insert(row));
}

interface RevisionFilter {
  documentId: string;
  /** From 1 */
  page: number;
  pageSize: number;
}

/** Who changed an item and when, the newest first. */
export async function readRevisions(strapi: Core.Strapi, { documentId, page, pageSize }: RevisionFilter) {
  const query = strapi.db
    .connection<ActivityRow>(TABLE)
    .join(ACTIVITY_TABLE, `${ACTIVITY_TABLE}.id`, `${TABLE}.id`)
    .where(`${TABLE}.document_id`, documentId);
  const total = await countRows(query);
  const found: ActivityRow[] = await paginate(query, { page, pageSize })
    .orderBy(`${TABLE}.id`, 'desc')
    .select(`${ACTIVITY_TABLE}.*`, strapi.db.connection.raw('1 as has_version'));
  return { entries: found.map(asEntry), total, page, pageSize };
}

export async function readRevision(strapi: Core.Strapi, id: number): Promise<StoredRevision | undefined> {
  const row: RevisionRow | undefined = await strapi.db.connection(TABLE).where({ id }).first();
  if (!row) return undefined;
  return {
    id,
    contentType: row.content_type,
    documentId: row.document_id,
    happenedAt: Number(row.happened_at),
    // An earlier release kept texts as they were typed.
    ...canonicalValue(unpackJson<States>(row.states)),
  };
}

/** Deletes what is older than it is kept, and what an item has too many of. */
export async function clearOldRevisions(strapi: Core.Strapi): Promise<void> {
  const { connection } = strapi.db;
  // A day later than the database would let them go: it has a clock of its own.
  await connection(TABLE)
    .where('happened_at', '<', Date.now() - (KEPT_DAYS + 1) * DAY_MS)
    .delete();
  const crowded: { document_id: string }[] = await connection(TABLE)
    .groupBy('document_id')
    .having(connection.raw('count(*)'), '>', KEPT_OF_AN_ITEM)
    .select('document_id');
  for (const { document_id } of crowded) {
    const oldestKept: { id: number } | undefined = await connection(TABLE)
      .where({ document_id })
      .orderBy('id', 'desc')
      .offset(KEPT_OF_AN_ITEM - 1)
      .first('id');
    if (oldestKept) await connection(TABLE).where({ document_id }).where('id', '<', oldestKept.id).delete();
  }
}
