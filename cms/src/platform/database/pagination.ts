import type { Knex } from 'knex';

export interface Page {
  /** Starts at 1 */
  page: number;
  pageSize: number;
}

/** One page of the entries that contain a text, ignoring case. */
export interface Search extends Page {
  q?: string | null | undefined;
}

/**
 * Returns the rows of one page of a query, with the number of all its rows.
 *
 * @param sorted adds the order and the columns
 */
export async function readPage<Row>(
  query: Knex.QueryBuilder,
  { page, pageSize }: Page,
  sorted: (rows: Knex.QueryBuilder) => PromiseLike<unknown[]>,
) {
  // PostgreSQL returns counts as text.
  const [count] = await query.clone().count<{ total: number | string }[]>({ total: '*' });
  const rows = query
    .clone()
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { rows: (await sorted(rows)) as Row[], total: Number(count?.total ?? 0), page, pageSize };
}

type Camel<Name extends string> = Name extends `${infer Start}_${infer End}`
  ? `${Start}${Capitalize<Camel<End>>}`
  : Name;

type Entry<Row> = {
  [Name in keyof Row & string as Camel<Name>]: Name extends 'at' | `${string}_at` ? string : Row[Name];
};

/** Returns a row as our APIs answer it: columns in camel case, times in ISO 8601 instead of milliseconds. */
export const entryOf = <Row extends object>(row: Row): Entry<Row> =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()),
      /(?:^|_)at$/.test(name) && value !== null ? new Date(Number(value)).toISOString() : value,
    ]),
  ) as Entry<Row>;
