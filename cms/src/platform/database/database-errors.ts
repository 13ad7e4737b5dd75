import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { errorMessage } from '../monitoring/error-message';
import { refused } from '../wording';
import { compareAllLetters, type SqliteFunctions } from './text-comparison';

/** Error codes of a database that is temporarily unreachable. The same query will work later. */
const AWAY: readonly RegExp[] = [
  // SQLite: another program holds the file, or the disk does not respond.
  /^SQLITE_(?:BUSY|LOCKED|IOERR|CANTOPEN|PROTOCOL)/,
  // PostgreSQL: connection errors, too many connections, shutting down, starting up, locks, cancelled queries.
  /^(?:08\w{3}|53\w{3}|57\w{3}|55P03|40P01|25006)$/,
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/,
];
/** Errors of the driver and the pool that have no code. */
const AWAY_IN_WORDS =
  /Query read timeout|Connection terminated|Connection ended|is not queryable|timeout expired|Timeout acquiring a connection|Unable to acquire a connection|database is locked/i;

/**
 * Returns whether an error, or one of its causes, means that the database is unreachable rather than that the query is
 * wrong.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, message, cause } = error as Error & { code?: unknown };
  if (typeof code === 'string' && AWAY.some((pattern) => pattern.test(code))) return true;
  return AWAY_IN_WORDS.test(message) || isDatabaseAway(cause);
}

interface RequestState {
  databaseAway?: true;
  diskFull?: true;
}

/** Codes of SQLite, the file system, disk quotas and PostgreSQL. */
const NO_ROOM = new Set(['SQLITE_FULL', 'ENOSPC', 'EDQUOT', '53100']);
/** Messages of libvips, which writes the smaller copies of pictures and gives no code. */
const NO_ROOM_IN_WORDS = /No space left on device|Disk quota exceeded/;

export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    NO_ROOM.has(String((error as NodeJS.ErrnoException).code)) ||
    NO_ROOM_IN_WORDS.test(error.message) ||
    isDiskFull(error.cause)
  );
}

/** Records on a request that the disk is full. Returns whether this error says so. */
export function noteDiskFull(state: RequestState, error: unknown): boolean {
  const isFull = isDiskFull(error);
  if (isFull) state.diskFull = true;
  return isFull;
}

const COMMIT = /^COMMIT\b/i;

/**
 * Records on a request that one of its queries met an unreachable database or a full disk. Without the record this is
 * lost: Strapi turns such an error into 401, and the database may answer again by then. When the disk is full, SQLite
 * rolls back by itself and knex reports only its own failed rollback.
 */
export function noticeDatabaseTrouble(strapi: Core.Strapi): void {
  const notice = (error: unknown, sql = '') => {
    const context = strapi.requestContext.get();
    if (!context) return;
    const state = context.state as RequestState;
    if (!noteDiskFull(state, error) && (isDatabaseAway(error) || COMMIT.test(sql))) state.databaseAway = true;
  };
  strapi.db.connection.on('query-error', (error: unknown, { sql }: { sql: string }) => notice(error, sql));
  // knex reports no query error when a query gets no connection.
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

/**
 * Makes transactions fail when their commit fails: knex does not report it, so the CMS would answer that the data was
 * stored. Logs errors of tasks that run after a commit. Nothing awaits these tasks: Strapi loads the saved item again
 * for webhooks, and an unhandled error would end the Node process.
 */
export function settleCommits(strapi: Core.Strapi): void {
  const { db } = strapi;
  const transaction = db.transaction.bind(db) as (work?: Work) => Promise<unknown>;
  const surviving = (task: Task) => async () => {
    try {
      await task();
    } catch (error) {
      strapi.log.error(`After a commit: ${errorMessage(error)}`);
    }
  };
  db.transaction = (async (work?: Work) => {
    if (!work) return transaction();
    const isInner = db.inTransaction();
    let end: Promise<unknown> | undefined;
    const result = await transaction((parts) => {
      end = parts.trx.executionPromise;
      return work({ ...parts, onCommit: (task) => parts.onCommit(surviving(task)) });
    });
    if (!isInner) await end;
    return result;
  }) as typeof db.transaction;
}

type Task = () => unknown;
type Work = (parts: { trx: Knex.Transaction; onCommit(task: Task): void }) => Promise<unknown>;

export interface SqliteConnection {
  inTransaction: boolean;
  exec(sql: string): unknown;
  prepare(sql: string): { reader: boolean; run(): unknown };
}

/**
 * Takes the lock when a transaction begins; knex sends `BEGIN;`. Otherwise SQLite refuses the first write after a read
 * without waiting while another program writes.
 *
 * Rolls back when SQLite refuses a commit because another program is reading. Otherwise the transaction stays open on
 * the only connection, and later requests would run inside it.
 */
function mendTransactions(connection: SqliteConnection): void {
  const prepare = connection.prepare.bind(connection);
  connection.prepare = (sql) => {
    const statement = prepare(sql === 'BEGIN;' ? 'BEGIN IMMEDIATE;' : sql);
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

export const sawDatabaseDown = (state: object): boolean => (state as RequestState).databaseAway === true;

export const metDiskFull = (state: object): boolean => (state as RequestState).diskFull === true;

/** Adds the functions and fixes that our queries need to a new SQLite connection. For the pool's `afterCreate`. */
export function prepareSqlite(
  connection: SqliteConnection & SqliteFunctions,
  done: (error: null, connection: SqliteConnection) => void,
): void {
  compareAllLetters(connection);
  mendTransactions(connection);
  done(null, connection);
}

/** The refusal of a value for which `isUnfitValue` is true. */
export const unfitValue = (): Error => refused('VALUE_UNFIT');

/**
 * Returns whether a value does not fit its column or cannot be compared with it. PostgreSQL reports class 22 of
 * SQLSTATE, even for the year 0. SQLite reports a mismatch for a page number that is too large. Strapi only has a
 * message.
 */
export const isUnfitValue = (error: unknown): boolean =>
  error instanceof Error &&
  (/^(?:22[0-9A-Z]{3}|SQLITE_MISMATCH)$/.test(String((error as Error & { code?: unknown }).code)) ||
    error.message.startsWith('Expected a valid Number'));
