import type { Core, UID } from '@strapi/strapi';
import type { Knex } from 'knex';
import { packJson, unpackJson } from '../../platform/database/compressed-json';
import { type Page, readPage } from '../../platform/database/pagination';
import { DAY_MS } from '../../shared/days';
import { HISTORY_DAYS, VERSIONS_OF_AN_ITEM } from '../../shared/retention';
import { ACTIVITY_TABLE, type ActivityRow, asEntry } from './activity-log';
import type { ItemState } from './item-state';

const TABLE = 'revisions';

/** null: the item did not exist */
export interface States {
  before: ItemState | null;
  after: ItemState | null;
}

/** The state before or after a change. */
export type RevisionSide = 'BEFORE' | 'AFTER';

interface Revision extends States {
  /** Id of the entry in the activity log, which says who and when */
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

/** Stores the states before and after a change. Call it in the transaction of the change. */
export async function storeVersion(
  strapi: Core.Strapi,
  { id, contentType, documentId, before, after }: Revision,
): Promise<void> {
  const row: RevisionRow = {
    id,
    happened_at: Date.now(),
    content_type: contentType,
    document_id: documentId,
    // Packed together, since both states are nearly equal and take little more space than one.
    states: packJson({ before, after }),
  };
  await strapi.db.transaction(({ trx }) => trx(TABLE).insert(row));
}

/** Returns one page of changes of an item, newest first. */
export async function readRevisions(strapi: Core.Strapi, documentId: string, asked: Page) {
  const query = strapi.db
    .connection<ActivityRow>(TABLE)
    .join(ACTIVITY_TABLE, `${ACTIVITY_TABLE}.id`, `${TABLE}.id`)
    .where(`${TABLE}.document_id`, documentId);
  const { rows, ...page } = await readPage<ActivityRow>(query, asked, (found) =>
    found
      .orderBy(`${TABLE}.id`, 'desc')
      .select(`${ACTIVITY_TABLE}.*`, strapi.db.connection.raw('1 as has_version')),
  );
  return { entries: rows.map(asEntry), ...page };
}

export async function readRevision(strapi: Core.Strapi, id: number): Promise<StoredRevision | undefined> {
  // Joins the current transaction: SQLite has only one connection.
  const row: RevisionRow | undefined = await strapi.db.transaction(({ trx }) =>
    trx(TABLE).where({ id }).first(),
  );
  if (!row) return undefined;
  return {
    id,
    contentType: row.content_type,
    documentId: row.document_id,
    happenedAt: Number(row.happened_at),
    ...unpackJson<States>(row.states),
  };
}

/** Returns the id of the last recorded change of an item. */
export async function lastRevision(trx: Knex.Transaction, documentId: string): Promise<number | undefined> {
  const row: { id: number } | undefined = await trx(TABLE)
    .where({ document_id: documentId })
    .orderBy('id', 'desc')
    .first('id');
  return row?.id;
}

/** Deletes versions after their retention time, and the oldest ones beyond the limit per item. */
export async function clearOldRevisions(strapi: Core.Strapi): Promise<void> {
  const { connection } = strapi.db;
  // A day later than the database allows, because its clock may differ.
  await connection(TABLE)
    .where('happened_at', '<', Date.now() - (HISTORY_DAYS + 1) * DAY_MS)
    .delete();
  const crowded: { document_id: string }[] = await connection(TABLE)
    .groupBy('document_id')
    .having(connection.raw('count(*)'), '>', VERSIONS_OF_AN_ITEM)
    .select('document_id');
  for (const { document_id } of crowded) {
    const oldestKept: { id: number } | undefined = await connection(TABLE)
      .where({ document_id })
      .orderBy('id', 'desc')
      .offset(VERSIONS_OF_AN_ITEM - 1)
      .first('id');
    if (oldestKept) await connection(TABLE).where({ document_id }).where('id', '<', oldestKept.id).delete();
  }
}
