import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { errorMessage } from '../monitoring/error-message';

/** What tells that the database cannot be asked now, and that the same question will be answered later. */
const AWAY: readonly RegExp[] = [
  // SQLite: another program holds the file, or the disk does not answer.
  /^SQLITE_(?:BUSY|LOCKED|IOERR|CANTOPEN|PROTOCOL)/,
  // PostgreSQL: connection exceptions, no room for one more, shutting down or starting up, locks, cancelled.
  /^(?:08\w{3}|53\w{3}|57\w{3}|55P03|40P01|25006)$/,
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/,
];
/** Of the driver and the pool, which give no code. */
const AWAY_IN_WORDS =
  /Query read timeout|Connection terminated|Connection ended|is not queryable|timeout expired|Timeout acquiring a connection|Unable to acquire a connection|database is locked/i;

/** Whether an error, or one that caused it, says that the database is away rather than that it was asked something wrong. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, message, cause } = error as Error & { code?: unknown };
  if (typeof code === 'string' && AWAY.some((pattern) => pattern.test(code))) return true;
  return AWAY_IN_WORDS.test(message) || isDatabaseAway(cause);
}

/** How SQLite, the file system, a quota and PostgreSQL say that there is no room. */
const NO_ROOM = new Set(['SQLITE_FULL', 'ENOSPC', 'EDQUOT', '53100']);
/** How libvips, which writes the copies of pictures, hands on what the file system says. */
const NO_ROOM_IN_WORDS = /No space left on device|Disk quota exceeded/;

/** Whether an error, or one that caused it, says that the disk is full. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    NO_ROOM.has(String((error as NodeJS.ErrnoException).code)) ||
    NO_ROOM_IN_WORDS.test(error.message) ||
    isDiskFull(error.cause)
  );
}

const COMMIT = /^COMMIT\b/i;

interface RequestState {
  databaseAway?: true;
  diskFull?: true;
}

/**
 * Remembers on a request what its questions met. Strapi turns such an error into 401, and by then the database may
 * answer again; SQLite takes a transaction back by itself when the disk is full, and knex tells of its own attempt to do
 * so instead.
 */
export function noticeDatabaseTrouble(strapi: Core.Strapi): void {
  const notice = (error: unknown, sql = '') => {
    const context = strapi.requestContext.get();
    if (!context) return;
    const state = context.state as RequestState;
    if (isDiskFull(error)) state.diskFull = true;
    else if (isDatabaseAway(error) || COMMIT.test(sql)) state.databaseAway = true;
  };
  strapi.db.connection.on('query-error', (error: unknown, { sql }: { sql: string }) => notice(error, sql));
  // Of a question that gets no connection knex tells nobody.
  const { client } = strapi.db.connection;
  const acquireConnection: () => Promise<unknown> = client.acquireConnection.bind(client);
  client.acquireConnection = async () => {
    try {
      return await acquireConnection();
    } catch (error) {
      notice(error);
      throw error;
    }
  };
}

/** knex tells nobody that a commit failed, and what was not stored would be answered as stored. */
export function failWithCommits(strapi: Core.Strapi): void {
  const { db } = strapi;
  const transaction = db.transaction.bind(db) as (work?: Work) => Promise<unknown>;
  db.transaction = (async (work?: Work) => {
    if (!work || db.inTransaction()) return transaction(work);
    let end: Promise<unknown> | undefined;
    const result = await transaction((parts) => {
      end = parts.trx.executionPromise;
      return work(parts);
    });
    await end;
    return result;
  }) as typeof db.transaction;
}

/**
 * Nobody waits for what is done after a commit: Strapi asks for what was saved once more then, to tell it to webhooks, and
 * where that fails Node would end the whole process. It is logged instead; what was saved is saved.
 */
export function surviveAfterCommits(strapi: Core.Strapi): void {
  const { db } = strapi;
  const transaction = db.transaction.bind(db) as (work?: Work) => Promise<unknown>;
  const surviving = (task: Task) => async () => {
    try {
      await task();
    } catch (error) {
      strapi.log.error(`After a commit: ${errorMessage(error)}`);
    }
  };
  db.transaction = ((work?: Work) =>
    transaction(
      work && ((parts) => work({ ...parts, onCommit: (task) => parts.onCommit(surviving(task)) })),
    )) as typeof db.transaction;
}

type Task = () => unknown;
type Work = (parts: { trx: Knex.Transaction; onCommit(task: Task): void }) => Promise<unknown>;

export interface SqliteConnection {
  inTransaction: boolean;
  exec(sql: string): unknown;
  prepare(sql: string): { reader: boolean; run(): unknown };
}

/**
 * A commit that SQLite refuses, because another program reads, leaves its transaction open on the one connection there is:
 * everybody after it would go on in it.
 */
export function endFailedCommits(connection: SqliteConnection): void {
  const prepare = connection.prepare.bind(connection);
  connection.prepare = (sql) => {
    const statement = prepare(sql);
    if (!COMMIT.test(sql)) return statement;
    const run = () => {
      try {
        return statement.run();
      } finally {
        if (connection.inTransaction) connection.exec('ROLLBACK');
      }
    };
    return { reader: false, run };
  };
}

/** Whether one of this request's questions met a database that was away. */
export const sawDatabaseDown = (state: object): boolean => (state as RequestState).databaseAway === true;

/** Whether one of this request's questions found no room. */
export const metDiskFull = (state: object): boolean => (state as RequestState).diskFull === true;
