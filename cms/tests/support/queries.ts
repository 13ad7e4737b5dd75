import type { BootedCms } from './boot-strapi';

interface Query {
  sql: string;
  bindings: unknown[];
}

/** How many rows of a table the largest question asked for by their ids, while `act` went on. */
export async function rowsAtOnce(
  cms: BootedCms,
  table: string,
  act: () => Promise<unknown>,
): Promise<number> {
  const asked: Query[] = [];
  const listen = (query: Query) => asked.push(query);
  cms.strapi.db.connection.on('query', listen);
  await act();
  cms.strapi.db.connection.removeListener('query', listen);
  const counts = asked
    .filter(({ sql }) => new RegExp(`from .${table}. as`).test(sql))
    .map(({ bindings }) => bindings.filter(Number.isInteger).length);
  return Math.max(0, ...counts);
}
