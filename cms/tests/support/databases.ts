import { createRequire } from 'node:module';
import { basename } from 'node:path';

const require = createRequire(import.meta.url);

/** A separate database on the PostgreSQL server of TEST_DATABASE_URL; undefined with SQLite. */
export interface Database {
  url: string;
  name: string;
}

/** Returns the prefix of all databases of one run, in lower case as PostgreSQL stores names. */
export const databasePrefix = (runFolder: string) =>
  `${basename(runFolder)
    .replace(/[^a-z0-9]/gi, '_')
    .toLowerCase()}_`;

async function onServer<Row>(server: string, sql: string): Promise<Row[]> {
  const { Client } = require('pg') as typeof import('pg');
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** @param template a database without connections */
export async function createDatabase(name: string, template?: Database): Promise<Database | undefined> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return undefined;
  await onServer(server, `create database ${name}${template ? ` template ${template.name}` : ''}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, name };
}

export async function dropDatabases(prefix: string): Promise<void> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return;
  const found = await onServer<{ datname: string }>(
    server,
    `select datname from pg_database where starts_with(datname, '${prefix}')`,
  );
  for (const { datname } of found) await onServer(server, `drop database ${datname} with (force)`);
}
