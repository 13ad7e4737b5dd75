import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import knex from 'knex';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { isDatabaseAway, isDiskFull, isUnfitValue, prepareSqlite } from './database-errors';

const Database = createRequire(import.meta.url)('better-sqlite3');

const failure = (message: string, code?: string) => Object.assign(new Error(message), { code });

test.each([
  ['a locked file', failure('database is locked', 'SQLITE_BUSY')],
  ['a disk that does not answer', failure('disk I/O error', 'SQLITE_IOERR_READ')],
  ['a server that is stopping', failure('terminating connection', '57P01')],
  ['a server without room', failure('sorry, too many clients already', '53300')],
  ['a refused connection', failure('connect ECONNREFUSED', 'ECONNREFUSED')],
  ['a server that hangs', failure('Query read timeout')],
  ['a connection that has ended', failure('Client has encountered a connection error and is not queryable')],
  ['what is caused by it', new Error('no settings', { cause: failure('refused', 'ECONNREFUSED') })],
  ['a pool without a free connection', failure('Knex: Timeout acquiring a connection.')],
])('recognizes %s as a database that is away', (_name, error) => {
  expect(isDatabaseAway(error)).toBe(true);
});

test.each([
  ['a value twice', failure('UNIQUE constraint failed', 'SQLITE_CONSTRAINT_UNIQUE')],
  ['a wrong question', failure('syntax error', '42601')],
  ['something else', 'locked'],
])('does not take %s for a database that is away', (_name, error) => {
  expect(isDatabaseAway(error)).toBe(false);
});

test.each(['jpeg', 'png', 'webp', 'gif'] as const)(
  'recognizes a full disk when writing a %s',
  async (format) => {
    const picture = sharp({ create: { width: 20, height: 10, channels: 3, background: 'teal' } });
    const error = await picture
      .toFormat(format)
      .toFile('/dev/full')
      .catch((reason: unknown) => reason);
    expect(isDiskFull(error)).toBe(true);
  },
);

test.each([
  ['a file', failure('ENOSPC: no space left on device, write', 'ENOSPC')],
  ['a quota', failure('EDQUOT: disk quota exceeded', 'EDQUOT')],
  ['SQLite', failure('database or disk is full', 'SQLITE_FULL')],
  ['PostgreSQL', failure('could not extend file', '53100')],
])('recognizes a full disk reported by %s', (_name, error) => {
  expect(isDiskFull(error)).toBe(true);
  expect(isDiskFull(new Error('not stored', { cause: error }))).toBe(true);
});

test.each(['22003', '22P02', '22007', '22008', '22021', 'SQLITE_MISMATCH'])(
  'recognizes %s as an error about a value',
  (code) => {
    expect(isUnfitValue(failure('refused', code))).toBe(true);
  },
);

test.each(['23505', '42601', '53100', 'SQLITE_ERROR'])(
  'does not take %s for an error about a value',
  (code) => {
    expect(isUnfitValue(failure('refused', code))).toBe(false);
  },
);

test('recognizes the message of Strapi', () => {
  expect(isUnfitValue(new Error('Expected a valid Number, got NaN'))).toBe(true);
});

test('rejects a value that is not an error', () => {
  expect(isUnfitValue('22003')).toBe(false);
});

test('a transaction in SQLite that has only read keeps another program from writing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sqlite-'));
  const filename = join(folder, 'database.sqlite');
  const pool = { min: 1, max: 1, afterCreate: prepareSqlite };
  const site = knex({ client: 'better-sqlite3', connection: { filename }, useNullAsDefault: true, pool });
  const other = new Database(filename, { timeout: 0 });
  onTestFinished(async () => {
    other.close();
    await site.destroy();
    rmSync(folder, { recursive: true });
  });
  await site.schema.createTable('pages', (table) => table.string('title'));

  const transaction = await site.transaction();
  await transaction('pages').select();
  expect(() => other.exec('BEGIN IMMEDIATE')).toThrow('database is locked');
  await transaction('pages').insert({ title: 'Biography' });
  await transaction.commit();
  expect(other.prepare('select title from pages').pluck().all()).toEqual(['Biography']);
});
