import type { Core, UID } from '@strapi/strapi';
import type { Knex } from 'knex';
import { COMPANIONS } from '../../content';
import { titleOf } from '../../content/rules/item-title';
import {
  attributeList,
  fieldsOfType,
  type JoinTable,
  joinTableOf,
  ownModels,
} from '../../platform/database/models';
import { hashesIn } from './files-in-text';

const FILE = 'plugin::upload.file';
const LINKS = 'files_related_mph';
/** Part of the address of every upload, wherever files are stored. */
const ADDRESS = '/uploads/';
/** Texts are searched for so many names at most; for more files every text with an upload is read. */
const MAX_SEARCHED = 50;

/** An item that contains a file or shows it in a text, as draft or published. */
export interface FileUse {
  contentType: UID.ContentType;
  documentId: string;
  title: string | null;
}

/** A row of a content type or a component. */
interface Place {
  file: number;
  uid: UID.Schema;
  row: number;
}

/**
 * Finds the uses of files in fields, relations and Markdown texts of all content types and components. Rights, which
 * belong to every file, do not count.
 *
 * @returns uses by the file's id, each item once
 */
export async function usesOfFiles(strapi: Core.Strapi, files: readonly { id: number; hash: string }[]) {
  const ids = files.map(({ id }) => id);
  // Joins the current transaction: SQLite has only one connection.
  return strapi.db.transaction(async ({ trx }) => {
    const linked: { file_id: number; related_type: UID.Schema; related_id: number }[] = await trx(LINKS)
      .whereIn('file_id', ids)
      .select('file_id', 'related_type', 'related_id');
    const places = linked.map((link) => ({
      file: link.file_id,
      uid: link.related_type,
      row: link.related_id,
    }));
    for (const { uid, table } of fileRelations(strapi)) {
      const [rowColumn, fileColumn] = [table.joinColumn.name, table.inverseJoinColumn.name];
      const rows: Record<string, number>[] = await trx(table.name).whereIn(fileColumn, ids);
      places.push(
        ...rows.map((row) => ({ file: Number(row[fileColumn]), uid, row: Number(row[rowColumn]) })),
      );
    }
    const byHash = new Map(files.map(({ id, hash }) => [hash, id]));
    const named = files.length > MAX_SEARCHED ? [ADDRESS] : [...byHash.keys()];
    for (const text of await texts(strapi, named)) {
      for (const name of hashesIn(text.content)) {
        const file = byHash.get(name);
        if (file !== undefined) places.push({ file, uid: text.uid, row: text.row });
      }
    }
    return itemsOf(strapi, trx, places);
  });
}

/** Limits a query of `files as file` to those that no item, no text and no bin entry uses. */
export async function whereUnused(strapi: Core.Strapi, query: Knex.QueryBuilder): Promise<void> {
  const { connection } = strapi.db;
  const tables = [
    [LINKS, 'file_id'],
    ...fileRelations(strapi).map(({ table }) => [table.name, table.inverseJoinColumn.name]),
  ];
  tables.push(['bin_files', 'file_id']);
  for (const [table = '', column = ''] of tables)
    query.whereNotExists(
      connection(table).whereRaw('??.?? = file.id', [table, column]).select(connection.raw('1')),
    );
  const named = new Set((await texts(strapi, [ADDRESS])).flatMap(({ content }) => hashesIn(content)));
  // As one JSON value, because databases limit the number of parameters.
  const names = JSON.stringify([...named]);
  const list =
    strapi.db.dialect.client === 'postgres' ? 'jsonb_array_elements_text(?::jsonb)' : 'json_each(?)';
  query.whereRaw(`file.hash not in (select value from ${list} as named)`, [names]);
}

function models(strapi: Core.Strapi): UID.Schema[] {
  const companions: readonly string[] = COMPANIONS;
  return ownModels(strapi).filter((uid) => !companions.includes(uid));
}

/** Relations to files. Media fields share one table. */
function fileRelations(strapi: Core.Strapi): { uid: UID.Schema; table: JoinTable }[] {
  return models(strapi).flatMap((uid) =>
    attributeList(strapi, uid).flatMap(([name, { target }]) => {
      const table = target === FILE ? joinTableOf(strapi, uid, name) : undefined;
      return table ? [{ uid, table }] : [];
    }),
  );
}

interface FoundText {
  uid: UID.Schema;
  row: number;
  field: string;
  content: string;
}

/** Returns Markdown texts that contain one of these parts, including drafts. */
export async function texts(strapi: Core.Strapi, parts: readonly string[]): Promise<FoundText[]> {
  const found: FoundText[] = [];
  for (const uid of models(strapi)) {
    const fields = fieldsOfType(strapi, uid, 'richtext');
    if (fields.length === 0) continue;
    const rows: Record<string, unknown>[] = await strapi.db.query(uid).findMany({
      where: { $or: fields.flatMap((field) => parts.map((part) => ({ [field]: { $contains: part } }))) },
      select: ['id', ...fields],
    });
    for (const { id, ...row } of rows)
      for (const [field, content] of Object.entries(row))
        if (typeof content === 'string' && fields.includes(field))
          found.push({ uid, row: Number(id), field, content });
  }
  return found;
}

/** Replaces components by the items that contain them. */
async function itemsOf(strapi: Core.Strapi, trx: Knex.Transaction, places: Place[]) {
  const uses = new Map<number, FileUse[]>();
  for (let open = places; open.length > 0; ) {
    const next: Place[] = [];
    for (const uid of new Set(open.map((place) => place.uid))) {
      const here = open.filter((place) => place.uid === uid);
      if (uid in strapi.components) next.push(...(await holdersOf(strapi, trx, uid, here)));
      else if (models(strapi).includes(uid)) await addItems(strapi, uid as UID.ContentType, here, uses);
    }
    open = next;
  }
  return uses;
}

async function holdersOf(strapi: Core.Strapi, trx: Knex.Transaction, component: UID.Schema, parts: Place[]) {
  const holders: Place[] = [];
  for (const uid of models(strapi)) {
    const [name] = attributeList(strapi, uid).find(([, part]) => part.component === component) ?? [];
    const joinTable = name === undefined ? undefined : joinTableOf(strapi, uid, name);
    if (!joinTable) continue;
    const rows: { entity_id: number; cmp_id: number }[] = await trx(joinTable.name)
      .where({ component_type: component })
      .whereIn('cmp_id', [...new Set(parts.map(({ row }) => row))])
      .select('entity_id', 'cmp_id');
    for (const { entity_id, cmp_id } of rows)
      holders.push(
        ...parts.filter(({ row }) => row === cmp_id).map(({ file }) => ({ file, uid, row: entity_id })),
      );
  }
  return holders;
}

async function addItems(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  places: Place[],
  uses: Map<number, FileUse[]>,
): Promise<void> {
  const rows: { id: number; documentId: string; [field: string]: unknown }[] = await strapi.db
    .query(uid)
    .findMany({ where: { id: { $in: [...new Set(places.map(({ row }) => row))] } } });
  for (const { file, row } of places) {
    const item = rows.find(({ id }) => id === row);
    const known = uses.get(file) ?? [];
    if (
      !item ||
      known.some(({ documentId, contentType }) => documentId === item.documentId && contentType === uid)
    )
      continue;
    uses.set(file, [
      ...known,
      { contentType: uid, documentId: item.documentId, title: titleOf(strapi, uid, item) },
    ]);
  }
}
