import { endFailedCommits, type SqliteConnection } from './database-errors';
import { compareAllLetters, type SqliteFunctions } from './text-comparison';

/** Adds the functions and fixes that our queries need to a new SQLite connection. For the pool's `afterCreate`. */
export function prepareSqlite(
  connection: SqliteConnection & SqliteFunctions,
  done: (error: null, connection: SqliteConnection) => void,
): void {
  compareAllLetters(connection);
  endFailedCommits(connection);
  done(null, connection);
}
