import type { Core, UID } from '@strapi/strapi';
import type { Knex } from 'knex';
import { attributeList } from '../../platform/database/models';
import { itemFiles } from '../item-files';
import { findLink, readLinks, type StoredLink } from './link-snapshot';

const FILE_LINKS = 'files_related_mph';

/** Tables outside content types with rows about an item. */
const BESIDE = ['former_slugs', 'booking_changes', 'booking_links', 'schedules'];

/** Keys that detect a form that is sent twice. They are cleared on restoring. */
const OF_ONE_SENDING = ['uploadKey', 'submissionKey'];

type Row = Record<string, unknown>;

interface StoredFile {
  id: number;
  name: string;
  field: string;
  order: number | null;
}

/** One row with its links, files and components. */
export interface StoredRow {
  fields: Row;
  links: StoredLink[];
  files: StoredFile[];
  parts: { field: string; component: UID.Component; isOne: boolean; rows: StoredRow[] }[];
}

/** A whole item: draft and published version are two rows. */
export interface StoredItem {
  rows: StoredRow[];
  beside: { table: string; row: Row }[];
}

const partsOf = (strapi: Core.Strapi, uid: UID.Schema) =>
  attributeList(strapi, uid).flatMap(([field, { component, repeatable }]) =>
    component ? [{ field, component, isOne: !repeatable }] : [],
  );

/** Reads an item with everything that belongs to it. Call it in the transaction that deletes the item. */
export async function readStoredItem(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  uid: UID.ContentType,
  documentId: string,
): Promise<StoredItem> {
  const found: Row[] = await strapi.db.query(uid).findMany({ where: { documentId }, orderBy: 'id' });
  const rows: StoredRow[] = [];
  for (const row of found) rows.push(await readRow(strapi, trx, uid, row));
  const beside: StoredItem['beside'] = [];
  for (const table of BESIDE) {
    const others: Row[] = await trx(table).where({ document_id: documentId });
    beside.push(...others.map((row) => ({ table, row })));
  }
  return { rows, beside };
}

async function readRow(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  uid: UID.Schema,
  row: Row,
): Promise<StoredRow> {
  // Without populated relations the row contains only its own fields.
  const { id, ...fields } = row as Row & { id: number };
  const parts: StoredRow['parts'] = [];
  for (const place of partsOf(strapi, uid)) {
    const stored = await strapi.db.query(uid).load(row as never, place.field as never);
    const rows: StoredRow[] = [];
    for (const part of [stored].flat() as (Row | null)[])
      if (part) rows.push(await readRow(strapi, trx, place.component, part));
    parts.push({ ...place, rows });
  }
  const files: StoredFile[] = await trx(`${FILE_LINKS} as link`)
    .join('files', 'files.id', 'link.file_id')
    .where({ related_type: uid, related_id: id })
    .select('files.id', 'files.name', 'link.field', 'link.order');
  return { fields, links: await readLinks(strapi, trx, uid, id), files, parts };
}

/** A part that could not be restored, because it no longer exists or belongs to another item. */
interface LeftOut {
  field: string;
  name: string;
}

/**
 * Restores an item under its former id. Call it in a transaction.
 *
 * @param deletedAt milliseconds since 1970: a file replaced since then is restored with its former content
 */
export async function putBack(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  uid: UID.ContentType,
  { rows, beside }: StoredItem,
  deletedAt: number,
): Promise<LeftOut[]> {
  const leftOut: LeftOut[] = [];
  const pending: { link: StoredLink; id: number }[] = [];
  for (const row of rows) await putRow(uid, row);
  // Insert all links at the end: both versions of a post have a link to the same comment, which accepts only one post.
  const found = [];
  for (const { link, id } of pending) {
    const place = await findLink(strapi, trx, link, id);
    if (place) found.push(place);
    else leftOut.push({ field: link.table, name: strapi.getModel(link.other.uid).info.displayName });
  }
  for (const { table, row } of found) await trx(table).insert(row).onConflict().ignore();
  for (const { table, row } of beside) await trx(table).insert(row).onConflict().ignore();
  return leftOut;

  async function putRow(of: UID.Schema, { fields, links, files, parts }: StoredRow): Promise<number> {
    const once = OF_ONE_SENDING.filter((key) => key in fields).map((key) => [key, null]);
    const data: Row = { ...fields, ...Object.fromEntries(once) };
    for (const part of parts) data[part.field] = await putParts(part);
    const { id } = (await strapi.db.query(of).create({ data: data as never })) as { id: number };
    for (const file of files) await putFile(of, id, file);
    pending.push(...links.map((link) => ({ link, id })));
    return id;
  }

  async function putParts({ field, component, isOne, rows: stored }: StoredRow['parts'][number]) {
    const made: Row[] = [];
    for (const part of stored)
      made.push({ id: await putRow(component, part), __pivot: { field, component_type: component } });
    return isOne ? (made[0] ?? null) : made;
  }

  async function putFile(of: UID.Schema, id: number, { id: storedId, name, field, order }: StoredFile) {
    const [fileId = storedId] = await itemFiles.of(strapi).asOf(strapi, [storedId], deletedAt);
    if (await trx('files').where({ id: fileId }).first('id'))
      await trx(FILE_LINKS).insert({ file_id: fileId, related_id: id, related_type: of, field, order });
    else leftOut.push({ field, name });
  }
}
