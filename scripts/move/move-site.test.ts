import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, test } from 'vitest';
import { environmentOfFile } from '../config/environment.mjs';
import { moveSite } from './move-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'move-site-'));
afterAll(() => rmSync(folder, { recursive: true }));
const cleanup = { onExit: () => {} };

function named(...lines: string[]) {
  const file = join(folder, `${lines.length}.env`);
  writeFileSync(file, lines.join('\n'));
  return environmentOfFile(file);
}

const OWN = [`DATA_DIR=${folder}`];
const DATABASE = 'DATABASE_URL=postgres://localhost/site';

test('a move to the same place is refused', async () => {
  await assert.rejects(moveSite(named(...OWN), named(...OWN), cleanup), /Nothing to move/);
});

test('an unsupported direction is refused with the supported ones', async () => {
  const onPostgres = named(...OWN, DATABASE);
  const sentence = /Only an SQLite database can be moved.+npm run backup.+npm run restore/;
  await assert.rejects(moveSite(onPostgres, named(...OWN), cleanup), sentence);
  await assert.rejects(moveSite(onPostgres, named(...OWN, `${DATABASE}2`), cleanup), sentence);
  await assert.rejects(moveSite(named(...OWN), named(`DATA_DIR=${folder}/new`), cleanup), sentence);
});

test('a file of variables is read alone, and named if it is wrong or missing', () => {
  process.env.S3_BUCKET = 'of-the-process';
  try {
    assert.equal(named(...OWN).variables.S3_BUCKET, undefined);
  } finally {
    delete process.env.S3_BUCKET;
  }
  assert.throws(() => named('PORT=x'), /PORT must be .+ Change it in .+1\.env\./);
  assert.throws(() => environmentOfFile(join(folder, 'none.env')), /none\.env does not exist/);
});
