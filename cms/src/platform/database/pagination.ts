import type { Knex } from 'knex';

interface Page {
  /** From 1 */
  page: number;
  pageSize: number;
}

/** A query narrowed to the rows of one page; it still wants its order and its columns. */
export const paginate = (query: Knex.QueryBuilder, { page, pageSize }: Page): Knex.QueryBuilder =>
  query
    .clone()
    .limit(pageSize)
    .offset((page - 1) * pageSize);

/** How many rows a query has on all its pages. */
export async function countRows(query: Knex.QueryBuilder): Promise<number> {
  // PostgreSQL counts in texts.
  const [count] = await query.clone().count<{ total: number | string }[]>({ total: '*' });
  return Number(count?.total ?? 0);
}
