import { expect, test } from 'vitest';
import { isDatabaseAway } from './database-trouble';

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
])('%s is away', (_name, error) => {
  expect(isDatabaseAway(error)).toBe(true);
});

test.each([
  ['a value twice', failure('UNIQUE constraint failed', 'SQLITE_CONSTRAINT_UNIQUE')],
  ['a wrong question', failure('syntax error', '42601')],
  ['something else', 'locked'],
])('%s is not', (_name, error) => {
  expect(isDatabaseAway(error)).toBe(false);
});
