import type { Core, UID } from '@strapi/strapi';
import type { Knex } from 'knex';

const TABLE = 'schedules';
const LONGEST_PROBLEM = 300;

interface ScheduleRow {
  document_id: string;
  content_type: UID.ContentType;
  publish_at: number | string | null;
  unpublish_at: number | string | null;
  hidden: boolean | number;
  problem: string | null;
}

/** When an item is published and unpublished, in milliseconds since 1970; undefined if not scheduled. */
export interface Schedule {
  documentId: string;
  contentType: UID.ContentType;
  publishAt: number | undefined;
  unpublishAt: number | undefined;
  /** Hidden from visitors; for types with drafts the draft determines this instead */
  hidden: boolean;
  /** Why the scheduled change failed; the owner must act */
  problem: string | undefined;
}

const moment = (stored: number | string | null) => (stored === null ? undefined : Number(stored));

const asSchedule = (row: ScheduleRow): Schedule => ({
  documentId: row.document_id,
  contentType: row.content_type,
  publishAt: moment(row.publish_at),
  unpublishAt: moment(row.unpublish_at),
  hidden: Boolean(row.hidden),
  problem: row.problem ?? undefined,
});

/** Returns all schedules by documentId. Read once per request, and not cached longer. */
export function readSchedules(strapi: Core.Strapi): Promise<Map<string, Schedule>> {
  const state: { schedules?: Promise<Map<string, Schedule>> } = strapi.requestContext.get()?.state ?? {};
  // Joins the current transaction: SQLite has only one connection.
  state.schedules ??= strapi.db
    .transaction(({ trx }) => trx(TABLE).select())
    .then((rows: ScheduleRow[]) => new Map(rows.map((row) => [row.document_id, asSchedule(row)])));
  return state.schedules;
}

export async function hiddenItems(strapi: Core.Strapi): Promise<string[]> {
  return [...(await readSchedules(strapi)).values()]
    .filter(({ hidden }) => hidden)
    .map(({ documentId }) => documentId);
}

/** Locks a schedule until the transaction ends. A second change waits for the first. */
export async function lockSchedule(trx: Knex.Transaction, documentId: string): Promise<Schedule | undefined> {
  const row: ScheduleRow | undefined = await trx(TABLE)
    .where({ document_id: documentId })
    .forUpdate()
    .first();
  return row && asSchedule(row);
}

/** Stores a schedule, or deletes it if it is empty. */
export async function storeSchedule(trx: Knex.Transaction, schedule: Schedule): Promise<void> {
  const { documentId, contentType, publishAt, unpublishAt, hidden, problem } = schedule;
  if (!publishAt && !unpublishAt && !hidden) {
    await trx(TABLE).where({ document_id: documentId }).delete();
    return;
  }
  const row: ScheduleRow = {
    document_id: documentId,
    content_type: contentType,
    publish_at: publishAt ?? null,
    unpublish_at: unpublishAt ?? null,
    hidden,
    problem: problem ?? null,
  };
  await trx(TABLE).insert(row).onConflict('document_id').merge();
}

/** Stores why a scheduled change failed, for the owner. */
export async function markFailed(strapi: Core.Strapi, documentId: string, problem: string): Promise<void> {
  await strapi.db.transaction(({ trx }) =>
    trx(TABLE)
      .where({ document_id: documentId })
      .update({ problem: problem.slice(0, LONGEST_PROBLEM) }),
  );
}

/** Marks an item as failed if its publishing time passed while it was in the bin. */
export async function holdBackIfMissed(trx: Knex.Transaction, documentId: string): Promise<void> {
  await trx(TABLE)
    .where({ document_id: documentId })
    .where('publish_at', '<=', Date.now())
    .update({ problem: 'It was in the bin when it was to go out' });
}

const PENDING = 'problem is null and (publish_at is not null or unpublish_at is not null)';

/**
 * Returns the earliest scheduled time.
 *
 * @param after only times later than this, in milliseconds since 1970
 */
export async function nextMoment(strapi: Core.Strapi, after = 0): Promise<number | undefined> {
  const firstOf = async (column: 'publish_at' | 'unpublish_at'): Promise<number | undefined> => {
    const pending = strapi.db.connection(TABLE).whereRaw(PENDING).where(column, '>', after);
    const [row]: { at?: number | string | null }[] = await pending.min({ at: column });
    return moment(row?.at ?? null);
  };
  const moments = [await firstOf('publish_at'), await firstOf('unpublish_at')].filter(
    (at) => at !== undefined,
  );
  return moments.length > 0 ? Math.min(...moments) : undefined;
}

/** Returns items with a time that has come. */
export async function dueItems(strapi: Core.Strapi, now: number): Promise<Schedule[]> {
  const rows: ScheduleRow[] = await strapi.db
    .connection(TABLE)
    .whereRaw(PENDING)
    .where((either) => either.where('publish_at', '<=', now).orWhere('unpublish_at', '<=', now))
    .orderBy('document_id');
  return rows.map(asSchedule);
}
