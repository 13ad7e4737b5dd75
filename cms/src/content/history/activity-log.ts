import { createHmac } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { entryOf, readPage, type Search } from '../../platform/database/pagination';
import { contains } from '../../platform/database/text-comparison';
import { callerAddress } from '../../platform/request/caller-address';
import { formSecret } from '../../platform/secrets/secrets';
import { DAY_MS } from '../../shared/days';
import { HISTORY_DAYS } from '../../shared/retention';
import { firstCharacters } from '../../shared/text';
import { SUBMISSIONS, type SubmissionUid } from '../content-types';
import type { ActionName } from './actions';
import { type Actor, currentActor, currentSource, type Source } from './actor';

export const ACTIVITY_TABLE = 'activity_log';
const LONGEST_TITLE = 255;

export interface Activity {
  action: ActionName;
  /** Absent: the caller of this request */
  actor?: Actor;
  /** Absent: the API of this request */
  source?: Source | undefined;
  contentType?: string;
  documentId?: string;
  /** Empty for submissions: entries cannot be changed, but a visitor can ask to be forgotten */
  title?: string;
  /** Names without values */
  changedFields?: readonly string[];
  /** Of a booking that changed its state */
  states?: { from: string | null; to: string };
}

export interface ActivityRow {
  id: number;
  happened_at: number | string;
  actor: string;
  actor_name: string | null;
  source: string;
  action: string;
  content_type: string | null;
  document_id: string | null;
  title: string | null;
  changed_fields: string | null;
  address_key: string | null;
  from_state: string | null;
  to_state: string | null;
  has_version?: boolean | number;
}

/**
 * Adds an entry, in the current transaction if there is one.
 *
 * @returns its id
 */
export async function record(strapi: Core.Strapi, activity: Activity): Promise<number> {
  const actor = activity.actor ?? currentActor(strapi);
  const row: Omit<ActivityRow, 'id'> = {
    happened_at: Date.now(),
    actor: actor.kind,
    actor_name: actor.name ?? null,
    source: activity.source ?? currentSource(strapi),
    action: activity.action,
    content_type: activity.contentType ?? null,
    document_id: activity.documentId ?? null,
    title: activity.title ? firstCharacters(activity.title, LONGEST_TITLE) : null,
    changed_fields: activity.changedFields ? JSON.stringify(activity.changedFields) : null,
    from_state: activity.states?.from ?? null,
    to_state: activity.states?.to ?? null,
    address_key: strapi.requestContext.get() ? addressKey(callerAddress(strapi)) : null,
  };
  const [written] = await strapi.db.transaction(({ trx }) => trx(ACTIVITY_TABLE).insert(row, 'id'));
  return written.id;
}

/** Returns the same key for the same address. Without the secret it reveals nothing about the address. */
const addressKey = (address: string) =>
  createHmac('sha256', formSecret()).update(`activity:${address}`).digest('base64url').slice(0, 16);

export type ActivityKind = 'CONTENT' | 'FILES' | 'ACCOUNTS' | 'SIGN_INS';

const OF_KIND: Record<ActivityKind, (query: Knex.QueryBuilder) => void> = {
  CONTENT: (query) => query.where('content_type', 'like', 'api::%'),
  FILES: (query) => query.where('content_type', 'plugin::upload.file'),
  ACCOUNTS: (query) =>
    query.where((either) =>
      either
        .where('content_type', 'like', 'admin::%')
        .orWhere('content_type', 'plugin::users-permissions.user'),
    ),
  SIGN_INS: (query) => query.whereNull('content_type'),
};

/** Searches titles and names of actors. */
interface ActivityFilter extends Search {
  documentId?: string | null;
  kind?: ActivityKind | null;
  source?: string | null;
}

/** Whether the versions before and after the change are stored. */
const HAS_VERSION = `exists (select 1 from revisions where revisions.id = ${ACTIVITY_TABLE}.id) as has_version`;

/** Returns one page of entries, newest first. */
export async function readActivity(strapi: Core.Strapi, filter: ActivityFilter) {
  const { documentId, q, kind, source } = filter;
  const query = strapi.db.connection<ActivityRow>(ACTIVITY_TABLE);
  if (documentId) query.where({ document_id: documentId });
  if (source) query.where({ source });
  if (kind) OF_KIND[kind](query);
  if (q)
    query.where((either) =>
      either.whereRaw(...contains('title', q)).orWhereRaw(...contains('actor_name', q)),
    );
  const { rows, ...page } = await readPage<ActivityRow>(query, filter, (found) =>
    found.orderBy('id', 'desc').select('*', strapi.db.connection.raw(HAS_VERSION)),
  );
  const names = await namesOfSenders(strapi, rows);
  const entries = rows.map((row) => {
    const sender = names.get(row.document_id ?? '') ?? null;
    const title = row.title ?? (row.content_type === BOOKING ? sender : null);
    return { ...asEntry(row), title, sender };
  });
  return { entries, ...page };
}

const BOOKING = 'api::booking.booking';

/** Fields that name a submission. */
const NAMED_BY: Record<SubmissionUid, string[]> = {
  'api::booking.booking': ['name', 'service'],
  'api::message.message': ['senderName', 'subject'],
  'api::volunteer.volunteer': ['name'],
  'api::comment.comment': ['name'],
};

/**
 * Returns the current names of submissions, by documentId. The log itself stores no names of their senders, who may ask
 * to be forgotten.
 */
async function namesOfSenders(strapi: Core.Strapi, rows: readonly ActivityRow[]) {
  const names = SUBMISSIONS.map(async (uid) => {
    const documentIds = rows.filter((row) => row.content_type === uid).map((row) => row.document_id);
    if (documentIds.length === 0) return [];
    const fields = NAMED_BY[uid];
    const found: Record<string, string>[] = await strapi.db
      .query(uid)
      .findMany({ where: { documentId: { $in: documentIds } }, select: ['documentId', ...fields] });
    return found.map((row) => [row.documentId, fields.map((field) => row[field]).join(', ')] as const);
  });
  return new Map((await Promise.all(names)).flat() as [string, string][]);
}

export const asEntry = (row: ActivityRow) => ({
  ...entryOf(row),
  changedFields: row.changed_fields ? (JSON.parse(row.changed_fields) as string[]) : [],
  from: row.from_state,
  to: row.to_state,
  hasVersion: Boolean(row.has_version),
});

/** Deletes entries after their retention time; the database refuses to delete younger ones. */
export async function clearOldActivity(strapi: Core.Strapi, now: number): Promise<void> {
  await strapi.db
    .connection(ACTIVITY_TABLE)
    .where('happened_at', '<', now - (HISTORY_DAYS * DAY_MS + DAY_MS))
    .delete();
}
