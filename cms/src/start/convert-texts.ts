import { isDeepStrictEqual } from 'node:util';
import type { Core, UID } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { StoredItem } from '../content/bin/item-snapshot';
import { countUpContentVersion } from '../content/content-version';
import { packJson, unpackJson } from '../platform/database/compressed-json';
import { fold } from '../platform/database/text-comparison';
import { canonicalEmail, canonicalText, canonicalValue } from '../shared/canonical-text';

/** Name of the note that marks a converted database. */
const CONVERTED = 'canonical_texts';
/** Small, because a post has up to 100,000 characters. */
const ROWS_AT_ONCE = 50;

type Row = Record<string, unknown>;
/** Returns the value to store. */
type Convert = (value: unknown, row: Row) => unknown;
type Columns = Record<string, Convert>;

const text: Convert = (value) => (typeof value === 'string' ? canonicalText(value) : value);
const email: Convert = (value) => (typeof value === 'string' ? canonicalEmail(value) : value);
/** Both databases return JSON as text. */
const json: Convert = (value) => (typeof value === 'string' ? jsonText(value) : value);

/** Returns the stored text if its value does not change: PostgreSQL writes spaces that we do not. */
function jsonText(stored: string): string {
  const value: unknown = JSON.parse(stored);
  const canonical = canonicalJson(value);
  return isDeepStrictEqual(value, canonical) ? stored : JSON.stringify(canonical);
}

function canonicalJson(value: unknown): unknown {
  const canonical = canonicalValue(value);
  const isTextList = Array.isArray(canonical) && canonical.every((item) => typeof item === 'string');
  return isTextList ? [...new Set(canonical)] : canonical;
}

const OF_TYPE: Record<string, Convert> = {
  string: text,
  text,
  richtext: text,
  uid: text,
  email,
  json,
};

/** Content types, components, files and accounts. Strapi's other tables hold no text that people search. */
const HOLDS_TEXTS =
  /^(?:api::|plugin::upload\.file$|plugin::users-permissions\.user$|admin::user$|[\w-]+\.[\w-]+$)/;

/**
 * Tables outside content types. `activity_log` and `revisions` refuse changes: history stays as recorded, and a
 * revision is converted when it is read.
 */
const OWN_TABLES: Record<string, Columns> = {
  booking_changes: { reason: text, actor_name: text },
  mail_outbox: { about: json },
  kept_drafts: { title: text, values: json },
  kept_views: { name: text, name_key: (_, { name }) => fold(canonicalText(String(name))), search: json },
};

/**
 * Converts texts of earlier releases to their canonical form, once. Items keep their revision and update time, so that
 * open forms can still be saved.
 */
export async function convertStoredTexts(strapi: Core.Strapi): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    if (await trx('site_notes').where({ name: CONVERTED }).first('name')) return;
    await trx('site_notes').insert({ name: CONVERTED, value: new Date().toISOString() });
    let changed = 0;
    for (const [uid, { tableName }] of strapi.db.metadata)
      if (HOLDS_TEXTS.test(uid)) changed += await convertTable(trx, tableName, columnsOf(strapi, uid));
    for (const [table, columns] of Object.entries(OWN_TABLES))
      changed += await convertTable(trx, table, columns);
    changed += await convertTable(trx, 'bin', {
      title: text,
      actor_name: text,
      email,
      item: (item, row) => canonicalItem(strapi, row.content_type as UID.ContentType, item as Buffer),
    });
    if (changed > 0) await countUpContentVersion(trx);
  });
}

function columnsOf(strapi: Core.Strapi, uid: string): Columns {
  const attributes = Object.entries(strapi.db.metadata.get(uid).attributes as Record<string, Row>);
  const columns = attributes.flatMap(([name, { type, columnName }]) => {
    const convert = OF_TYPE[String(type)];
    return convert ? [[String(columnName ?? name), convert] as const] : [];
  });
  return Object.fromEntries(columns);
}

async function convertTable(trx: Knex.Transaction, table: string, columns: Columns): Promise<number> {
  const names = Object.keys(columns);
  if (names.length === 0) return 0;
  let changed = 0;
  let last = 0;
  for (;;) {
    const rows: (Row & { id: number })[] = await trx(table)
      .where('id', '>', last)
      .orderBy('id')
      .limit(ROWS_AT_ONCE)
      .select();
    for (const row of rows) {
      const changes = changesOf(row, columns);
      if (Object.keys(changes).length === 0) continue;
      await trx(table).where({ id: row.id }).update(changes);
      changed += 1;
    }
    last = rows.at(-1)?.id ?? last;
    if (rows.length < ROWS_AT_ONCE) return changed;
  }
}

function changesOf(row: Row, columns: Columns): Row {
  const changes: Row = {};
  for (const [name, convert] of Object.entries(columns)) {
    const stored = row[name];
    if (stored === null || stored === undefined) continue;
    const converted = convert(stored, row);
    if (!isDeepStrictEqual(stored, converted)) changes[name] = converted;
  }
  return changes;
}

/** Converts a packed item of the bin, including its email addresses. */
function canonicalItem(strapi: Core.Strapi, uid: UID.ContentType, packed: Buffer): Buffer {
  const item = unpackJson<StoredItem>(packed);
  const converted = canonicalValue(item);
  const attributes = Object.entries<{ type: string }>(strapi.getModel(uid)?.attributes ?? {});
  const emails = attributes.filter(([, { type }]) => type === 'email').map(([name]) => name);
  for (const { fields } of converted.rows)
    for (const name of emails) fields[name] = email(fields[name], fields);
  return isDeepStrictEqual(item, converted) ? packed : packJson(converted);
}
