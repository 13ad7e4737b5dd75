import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, test } from 'vitest';
import { CMS } from '../config/paths.mjs';
import { cleanup } from '../testing/data-folders.ts';
import { startPostgres } from '../testing/postgres.ts';
import { drillBackup } from './drill.ts';
import { noteOf } from './notes.mjs';
import { putBack } from './restore-backup.ts';
import { takeBackup } from './take-backup.ts';

const folder = mkdtempSync(join(tmpdir(), 'backup-postgres-'));
const cleanups: (() => unknown)[] = [() => rmSync(folder, { recursive: true })];
let server: Awaited<ReturnType<typeof startPostgres>>;

beforeAll(async () => {
  server = await startPostgres(folder, { onExit: (tidy) => cleanups.push(tidy) });
});
afterAll(async () => {
  for (const tidy of cleanups.reverse()) await tidy();
});

async function ask(url: string, sql: string, values: unknown[] = []) {
  const { Client } = createRequire(join(CMS, 'package.json'))('pg');
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query({ text: sql, values, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
  }
}

/** Texts that look like the end of a row or table in a text dump. */
const TITLES = ['one\ntwo', '\\.', 'a\u2028b', 'tab\there', 'back\\slash'];

test('PostgreSQL: a backup is compared row by row in a temporary database and restored unchanged', async () => {
  if (!server) {
    console.error('NOT RUN: there is no PostgreSQL on this machine. Install it (initdb and postgres).');
    return assert.notEqual(process.env.CI, 'true');
  }
  const { url } = server;
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  const site = { dataDir, databaseUrl: url };
  await ask(url, 'create table posts (id serial primary key, title text, "order" int)');
  await ask(url, 'create function refuse() returns trigger language plpgsql as $$ begin return null; end $$');
  await ask(url, 'create trigger kept before delete on posts for each row execute function refuse()');
  for (const title of TITLES) await ask(url, 'insert into posts (title) values ($1)', [title]);
  const { file = '' } = (await takeBackup(site, cleanup, {})) ?? {};

  await ask(url, "update posts set title = 'changed'");
  const { tables, rows } = await drillBackup(site, file, cleanup);
  // The backup's own notes, that it has begun and runs, are rows in another table.
  assert.deepEqual({ tables, rows }, { tables: 2, rows: TITLES.length + 2 });
  assert.ok(await noteOf(site, 'backup_compared'));
  assert.deepEqual(await ask(url, "select datname from pg_database where datname like 'backup%'"), []);
  assert.deepEqual(await ask(url, 'select distinct title from posts'), ['changed']);

  const { aside = '' } = await putBack(site, file, cleanup);
  assert.deepEqual(await ask(url, 'select title from posts order by id'), TITLES);
  assert.ok(await noteOf(site, 'backup_compared'), 'the note of the drill outlives the restore');
  assert.deepEqual(await ask(url, 'select tgname from pg_trigger where not tgisinternal'), ['kept']);
  assert.deepEqual(readdirSync(aside), ['database.dump']);
});
