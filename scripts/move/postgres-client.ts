import { createRequire } from 'node:module';
import { join } from 'node:path';
import { CommandError } from '../config/command-error.mjs';
import { CMS } from '../config/paths.mjs';

/** The used part of the CMS's PostgreSQL driver. */
export interface PostgresClient {
  query(sql: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  end(): Promise<void>;
}

interface Driver {
  Client: new (options: object) => PostgresClient & { connect(): Promise<void> };
  types: { getTypeParser(type: number, format?: string): (text: string) => unknown };
}

/** PostgreSQL's type numbers of `timestamp` and `timestamptz`. */
const TIMES = [1114, 1184];

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/**
 * Connects with the CMS's own driver, so that times are read and written as in the CMS. Other values are read
 * as PostgreSQL's text.
 *
 * @throws {CommandError} when the connection is refused
 */
export async function connectPostgres(databaseUrl: string): Promise<PostgresClient> {
  const { Client, types }: Driver = createRequire(join(CMS, 'package.json'))('pg');
  const getTypeParser = (type: number, format?: string) =>
    TIMES.includes(type) ? types.getTypeParser(type, format) : (text: string) => text;
  const client = new Client({ connectionString: databaseUrl, types: { getTypeParser } });
  try {
    await client.connect();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new CommandError(
      `Cannot connect to the target PostgreSQL database (${reason}). Correct DATABASE_URL.`,
      {
        cause,
      },
    );
  }
  return client;
}
