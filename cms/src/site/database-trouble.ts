import type { Core } from '@strapi/strapi';

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
  /Query read timeout|Connection terminated|timeout expired|Timeout acquiring a connection|Unable to acquire a connection|database is locked/i;

/** Whether an error says that the database is away, rather than that it was asked something wrong. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, message } = error as Error & { code?: unknown };
  if (typeof code === 'string' && AWAY.some((pattern) => pattern.test(code))) return true;
  return AWAY_IN_WORDS.test(message);
}

interface RequestState {
  databaseAway?: true;
}

/**
 * Remembers on a request that one of its questions met a database that was away: Strapi turns such an error into 401,
 * and by then the database may answer again.
 */
export function noticeDatabaseTrouble(strapi: Core.Strapi): void {
  strapi.db.connection.on('query-error', (error: unknown) => {
    const context = strapi.requestContext.get();
    if (context && isDatabaseAway(error)) (context.state as RequestState).databaseAway = true;
  });
}

/** Whether one of this request's questions met a database that was away. */
export const metDatabaseAway = (state: object): boolean => (state as RequestState).databaseAway === true;
