import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import createHttpError from 'http-errors';
import type { Knex } from 'knex';
import { countUpContentVersion } from '../../content';

const COUNTERS = 'site_counters';
/** Grows with every arrangement: a tab that shows an older order arranges nothing. */
const VERSION = 'portfolio_order';

export const PLACES = ['FIRST', 'LAST', 'BEFORE', 'AFTER'] as const;
type Place = (typeof PLACES)[number];

/** The portfolio's order: by hand once somebody arranged it, else newest first. */
export interface PortfolioOrder {
  version: number;
  arranged: boolean;
}

export interface PortfolioMove {
  documentIds: string[];
  place: Place;
  /** What BEFORE and AFTER refer to. */
  target?: string | null;
  /** The version of the order that the caller saw. */
  version: number;
}

/**
 * Items that were never arranged have position 0 and come first, newest first; the others follow by number. So a new
 * item comes first, and while nothing is arranged all are newest first. The same order is asked of the content API
 * as `position:asc, createdAt:desc, documentId:asc`.
 */
const IN_ORDER = 'coalesce(position, 0), created_at DESC, document_id';

/** Rows from before there was an order; nulls would be last on PostgreSQL and first on SQLite. */
export async function fillPositions(strapi: Core.Strapi): Promise<void> {
  await strapi.db.connection('portfolio_items').whereNull('position').update({ position: 0 });
}

export async function portfolioOrder(strapi: Core.Strapi): Promise<PortfolioOrder> {
  return orderOf(strapi.db.connection);
}

/**
 * Puts items, in the order they have among themselves, at a place of the whole portfolio; every item is placed by it.
 *
 * @throws ValidationError naming the argument; a conflict when the order was changed since `version`
 */
export function movePortfolioItems(
  strapi: Core.Strapi,
  { documentIds, place, target, version }: PortfolioMove,
): Promise<PortfolioOrder> {
  if (documentIds.length === 0)
    throw new errors.ValidationError('documentIds is empty: name an item to move');
  if (target && documentIds.includes(target))
    throw new errors.ValidationError('target is one of the moved items: name another one');
  return arranging(strapi, version, async (trx) => {
    const isBeside = place === 'BEFORE' || place === 'AFTER';
    const rows = await trx('portfolio_items')
      .whereIn('document_id', isBeside && target ? [...documentIds, target] : documentIds)
      .pluck('document_id');
    if (documentIds.some((id) => !rows.includes(id)))
      throw new errors.ValidationError('documentIds names an item that is not there any more');
    if (isBeside && !(target && rows.includes(target)))
      throw new errors.ValidationError('target names no item: the one you chose may have been deleted');
    await renumber(trx, documentIds, placeExpression(trx, place, target));
  });
}

/** Forgets every place: all items are newest first again. */
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
    // Of two that arrange at once the second waits here for the first, and then finds another version.
    const changed = await trx(COUNTERS).where({ name: VERSION, value: version }).increment('value', 1);
    if (changed === 0) {
      throw createHttpError(409, 'Somebody else arranged the portfolio in the meantime', {
        name: 'ConflictError',
        details: { current: await orderOf(trx) },
      });
    }
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

/** A number between those of two neighbours; the items' own numbers count from 1. */
function placeExpression(trx: Knex.Transaction, place: Place, target: string | null | undefined): Knex.Raw {
  if (place === 'FIRST') return trx.raw('0.0');
  if (place === 'LAST') return trx.raw('(SELECT count(*) + 1.0 FROM placed)');
  const beside = place === 'BEFORE' ? '- 0.5' : '+ 0.5';
  return trx.raw(`(SELECT place ${beside} FROM placed WHERE document_id = ?)`, [target ?? '']);
}

/** One statement for all rows; only those whose number changes are written. */
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
