import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';
import { openSqlite } from '../backup/databases.ts';
import { databaseFile } from '../backup/notes.mjs';
import { uploadsFolder } from '../backup/uploads.ts';

/** Runs the cleanup when the test ends, like a command at its end. */
export const cleanup = {
  onExit: (tidy: () => unknown) =>
    onTestFinished(async () => {
      await tidy();
    }),
};

export const PICTURE = Buffer.from([0xff, 0xd8, 0x00, 0x0a, 0xff]);

/** Creates data folders of small sites on SQLite, which are deleted with the test file. */
export function dataFolders(prefix: string) {
  const folder = mkdtempSync(join(tmpdir(), `${prefix}-`));
  afterAll(() => rmSync(folder, { recursive: true }));

  function emptyData(name: string) {
    const dataDir = join(folder, name);
    mkdirSync(dataDir);
    return { dataDir, databaseUrl: undefined };
  }

  /** Creates a data folder with a database of one table and one upload. */
  function data(name: string, titles: string[]) {
    const installation = emptyData(name);
    writeFileSync(databaseFile(installation.dataDir), '');
    write(installation, 'create table posts (title text)');
    for (const title of titles) write(installation, `insert into posts values ('${title}')`);
    mkdirSync(join(uploadsFolder(installation.dataDir), 'deeper'), { recursive: true });
    writeFileSync(join(uploadsFolder(installation.dataDir), 'deeper', 'look.jpg'), PICTURE);
    return installation;
  }

  return { folder, emptyData, data };
}

export function write({ dataDir }: { dataDir: string }, sql: string) {
  const database = openSqlite(databaseFile(dataDir));
  database.prepare(sql).run();
  database.close();
}

export function titlesIn(file: string) {
  const database = openSqlite(file, { readonly: true });
  const rows = database.prepare('select title from posts').all() as { title: string }[];
  database.close();
  return rows.map(({ title }) => title);
}
