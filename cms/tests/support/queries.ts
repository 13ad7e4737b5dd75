import type { BootedCms } from './boot-strapi';

interface Query {
  sql: string;
  bindings: unknown[];
}

/** Returns the largest number of rows of a table that one query asked for by id while `act` ran. */
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
