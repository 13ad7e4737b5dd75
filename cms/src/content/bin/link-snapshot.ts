import type { Core, UID } from '@strapi/strapi';
import type { Knex } from 'knex';
import { attributeList, type JoinTable, joinTableOf } from '../../platform/database/models';

/** A row of a link table, without the id of the deleted row. */
export interface StoredLink {
  table: string;
  /** Columns of the deleted row and of the other row */
  ours: string;
  theirs: string;
  /** The other row. Rows get new ids, so it is identified by its documentId if it has one. */
  other: { uid: UID.Schema; id: number; documentId?: string; isDraft?: boolean };
  /** The other row accepts at most one such link. */
  isOnly: boolean;
  orders: Record<string, unknown>;
}

type Row = Record<string, unknown>;

/** Returns all links of a row: those to other rows, and those from other rows to it. */
export async function readLinks(strapi: Core.Strapi, trx: Knex.Transaction, uid: UID.Schema, id: number) {
  const links: StoredLink[] = [];
  for (const { owner, relation, target, inversedBy, joinTable } of joinsOf(strapi, uid)) {
    const [one, many] = [joinTable.joinColumn.name, joinTable.inverseJoinColumn.name];
    if (owner === uid)
      await add(joinTable, one, many, target, Boolean(inversedBy) && relation.startsWith('oneTo'));
    if (target === uid) await add(joinTable, many, one, owner, relation.endsWith('ToOne'));
  }
  return links;

  async function add(table: JoinTable, ours: string, theirs: string, other: UID.Schema, isOnly: boolean) {
    const rows: Row[] = await trx(table.name).where({ [ours]: id });
    for (const row of rows) {
      const orders = [table.orderColumnName, table.inverseOrderColumnName].filter(
        (name) => name !== undefined,
      );
      links.push({
        table: table.name,
        ours,
        theirs,
        other: {
          uid: other,
          id: Number(row[theirs]),
          ...(await documentOf(strapi, trx, other, row[theirs])),
        },
        isOnly,
        orders: Object.fromEntries(orders.map((name) => [name, row[name]])),
      });
    }
  }
}

/** Returns every relation from or to a type that has a link table, from the side that owns it. */
function joinsOf(strapi: Core.Strapi, uid: UID.Schema) {
  const models = [...Object.keys(strapi.contentTypes), ...Object.keys(strapi.components)] as UID.Schema[];
  return models.flatMap((owner) =>
    attributeList(strapi, owner).flatMap(([name, { relation, target, mappedBy, inversedBy }]) => {
      if (!relation || !target || mappedBy || (owner !== uid && target !== uid)) return [];
      const joinTable = joinTableOf(strapi, owner, name);
      return joinTable ? [{ owner, relation, target: target as UID.Schema, inversedBy, joinTable }] : [];
    }),
  );
}

async function documentOf(strapi: Core.Strapi, trx: Knex.Transaction, uid: UID.Schema, id: unknown) {
  const { tableName, attributes } = strapi.db.metadata.get(uid);
  if (!('documentId' in attributes)) return {};
  const row: Row | undefined = await trx(tableName).where({ id }).first('document_id', 'published_at');
  return row && { documentId: String(row.document_id), isDraft: row.published_at === null };
}

/** A link of a restored row, ready to insert. */
interface FoundLink {
  table: string;
  row: Row;
}

/**
 * Finds the target of a stored link.
 *
 * @returns undefined if the target no longer exists or now belongs to another item
 */
export async function findLink(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  { table, ours, theirs, other, isOnly, orders }: StoredLink,
  newId: number,
): Promise<FoundLink | undefined> {
  const { tableName } = strapi.db.metadata.get(other.uid);
  const rows = trx(tableName);
  if (other.documentId === undefined) rows.where({ id: other.id });
  else rows.where({ document_id: other.documentId });
  if (other.isDraft !== undefined)
    other.isDraft ? rows.whereNull('published_at') : rows.whereNotNull('published_at');
  const there: { id: number } | undefined = await rows.first('id');
  if (!there) return undefined;
  if (
    isOnly &&
    (await trx(table)
      .where({ [theirs]: there.id })
      .first(theirs))
  )
    return undefined;
  return { table, row: { ...orders, [ours]: newId, [theirs]: there.id } };
}
