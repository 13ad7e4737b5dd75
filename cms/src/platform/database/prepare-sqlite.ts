import { endFailedCommits, type SqliteConnection } from './database-errors';
import { compareAllLetters, type SqliteFunctions } from './text-comparison';

/** Gives a new SQLite connection what every query of ours needs. For the pool's `afterCreate`. */
export function prepareSqlite(
  connection: SqliteConnection & SqliteFunctions,
  done: (error: null, connection: SqliteConnection) => void,
): void {
  compareAllLetters(connection);
  endFailedCommits(connection);
  done(null, connection);
}
