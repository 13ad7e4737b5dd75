import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { countUpContentVersion } from '../../content';
import { MAX_CHANGED } from '../../shared/limits';
import { refused } from '../wording';

const COUNTERS = 'site_counters';
/** Counts arrangements, so that a tab with an older order is refused. */
const VERSION = 'portfolio_order';

export const PLACES = ['FIRST', 'LAST', 'BEFORE', 'AFTER'] as const;
type Place = (typeof PLACES)[number];

/** The portfolio's order: by hand once somebody arranged it, otherwise newest first. */
export interface PortfolioOrder {
  version: number;
  arranged: boolean;
}

interface PortfolioMove {
  documentIds: string[];
  place: Place;
  /** The item that BEFORE and AFTER refer to. */
  target?: string | null;
  /** The version of the order that the caller saw. */
  version: number;
}

/**
 * Items that were never arranged have position 0: they come first, newest first. Arranged items follow by
 * number. The content API gives the same order for `position:asc, createdAt:desc, documentId:asc`.
 */
const IN_ORDER = 'coalesce(position, 0), created_at DESC, document_id';

export async function portfolioOrder(strapi: Core.Strapi): Promise<PortfolioOrder> {
  return orderOf(strapi.db.connection);
}

/**
 * Moves items, keeping their order among each other, and numbers the whole portfolio.
 *
 * @throws ValidationError naming the argument; ConflictError if the order changed since `version`
 */
export function movePortfolioItems(
  strapi: Core.Strapi,
  { documentIds, place, target, version }: PortfolioMove,
): Promise<PortfolioOrder> {
  if (documentIds.length === 0) throw refused('REQUIRED', { field: 'documentIds' });
  if (target && documentIds.includes(target)) throw refused('MOVED_TO_ITSELF', { field: 'target' });
  return arranging(strapi, version, async (trx) => {
    const isBeside = place === 'BEFORE' || place === 'AFTER';
    const rows = await trx('portfolio_items')
      .whereIn('document_id', isBeside && target ? [...documentIds, target] : documentIds)
      .pluck('document_id');
    if (documentIds.some((id) => !rows.includes(id)))
      throw refused('MOVED_ITEM_GONE', { field: 'documentIds' });
    if (isBeside && !(target && rows.includes(target))) throw refused('ITEM_GONE', { field: 'target' });
    await renumber(trx, documentIds, placeExpression(trx, place, target));
  });
}

export function showNewestFirst(strapi: Core.Strapi, version: number): Promise<PortfolioOrder> {
  return arranging(strapi, version, async (trx) => {
    await trx('portfolio_items').whereNot('position', 0).update({ position: 0 });
  });
}

async function arranging(
  strapi: Core.Strapi,
  version: number,
  arrange: (trx: Knex.Transaction) => Promise<void>,
): Promise<PortfolioOrder> {
  return strapi.db.transaction(async ({ trx }) => {
    await trx(COUNTERS).insert({ name: VERSION, value: 0 }).onConflict('name').ignore();
    // The second of two simultaneous callers waits here and finds another version.
    const changed = await trx(COUNTERS).where({ name: VERSION, value: version }).increment('value', 1);
    if (changed === 0)
      throw refused('ORDER_CHANGED', { kind: 'conflict', besides: { current: await orderOf(trx) } });
    await arrange(trx);
    await countUpContentVersion(trx);
    return orderOf(trx);
  });
}

async function orderOf(connection: Knex): Promise<PortfolioOrder> {
  const [counter, placed] = await Promise.all([
    connection(COUNTERS).where({ name: VERSION }).first('value'),
    connection('portfolio_items').where('position', '>', 0).first('id'),
  ]);
  return { version: Number(counter?.value ?? 0), arranged: placed !== undefined };
}

/** Returns a number between two neighbours; items count from 1. */
function placeExpression(trx: Knex.Transaction, place: Place, target: string | null | undefined): Knex.Raw {
  if (place === 'FIRST') return trx.raw('0.0');
  if (place === 'LAST') return trx.raw('(SELECT count(*) + 1.0 FROM placed)');
  const beside = place === 'BEFORE' ? '- 0.5' : '+ 0.5';
  return trx.raw(`(SELECT place ${beside} FROM placed WHERE document_id = ?)`, [target ?? '']);
}

/** Renumbers all rows in one statement, writing only those that change. */
async function renumber(trx: Knex.Transaction, moved: string[], to: Knex.Raw): Promise<void> {
  const marks = moved.map(() => '?').join(', ');
  await trx.raw(
    `WITH placed AS (
       SELECT id, document_id, row_number() OVER (ORDER BY ${IN_ORDER}) AS place FROM portfolio_items
     ), wanted AS (
       SELECT id, row_number() OVER (
         ORDER BY CASE WHEN document_id IN (${marks}) THEN ? ELSE place * 1.0 END, place
       ) AS place FROM placed
     )
     UPDATE portfolio_items SET position = wanted.place FROM wanted
     WHERE wanted.id = portfolio_items.id AND coalesce(position, 0) <> wanted.place`,
    [...moved, to],
  );
}

const ITEM = 'api::portfolio-item.portfolio-item';

/**
 * Gives all items one category or one year. Without a category they have none, without a year that of their upload.
 *
 * @returns the number of changed items, without those deleted in the meantime
 */
export function setOnItems(
  strapi: Core.Strapi,
  documentIds: string[],
  data: { category: string | null } | { year: number | null },
) {
  return forEach(strapi, documentIds, async ({ documentId, revision }) => {
    await strapi.documents(ITEM).update({ documentId, data: { ...data, revision } as never });
  });
}

export function deletePortfolioItems(strapi: Core.Strapi, documentIds: string[]): Promise<number> {
  return forEach(strapi, documentIds, async ({ documentId }) => {
    await strapi.documents(ITEM).delete({ documentId });
  });
}

/**
 * Changes items one by one through the Document Service, so that every rule applies. All changes are one
 * transaction: if one item is refused, none changes.
 */
async function forEach(
  strapi: Core.Strapi,
  documentIds: string[],
  change: (item: { documentId: string; revision: number }) => Promise<void>,
): Promise<number> {
  if (documentIds.length > MAX_CHANGED)
    throw refused('LIST_TOO_LONG', { field: 'documentIds', params: { most: MAX_CHANGED } });
  return strapi.db.transaction(async () => {
    const items: { documentId: string; revision: number | null }[] = await strapi.db
      .query(ITEM)
      .findMany({ where: { documentId: { $in: documentIds } }, select: ['documentId', 'revision'] });
    for (const { documentId, revision } of items) await change({ documentId, revision: revision ?? 1 });
    return items.length;
  });
}
