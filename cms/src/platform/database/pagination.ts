import type { Knex } from 'knex';

interface Page {
  /** Starts at 1 */
  page: number;
  pageSize: number;
}

/** Limits a query to the rows of one page. The caller adds the order and the columns. */
export const paginate = (query: Knex.QueryBuilder, { page, pageSize }: Page): Knex.QueryBuilder =>
  query
    .clone()
    .limit(pageSize)
    .offset((page - 1) * pageSize);

export async function countRows(query: Knex.QueryBuilder): Promise<number> {
  // PostgreSQL returns counts as text.
  const [count] = await query.clone().count<{ total: number | string }[]>({ total: '*' });
  return Number(count?.total ?? 0);
}
