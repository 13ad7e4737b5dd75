import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Cleanup } from '../../scripts/run/child-processes.mjs';
import { isAcknowledged, peopleOf } from '../../scripts/testing/people.ts';
import { startPostgres } from '../../scripts/testing/postgres.ts';
import { type Cell, median, percentile, type Table } from './report.ts';
import { type Site, startSite } from './site.ts';

const WRITERS = [1, 8];

/**
 * Measures saves per second through the site's GraphQL, on SQLite and on PostgreSQL.
 *
 * @param starterData data of a stopped site on SQLite
 */
export async function writesTable(
  starterData: string,
  seconds: number,
  folder: string,
  cleanup: Cleanup,
): Promise<Table> {
  const rows: Cell[][] = [];
  const measure = async (database: string, name: string, more: NodeJS.ProcessEnv) => {
    const site = await startSite(folder, name, cleanup, more);
    for (const writers of WRITERS) rows.push([database, writers, ...(await savesOf(site, writers, seconds))]);
    await site.stop();
  };
  cpSync(starterData, join(folder, 'writes-sqlite'), { recursive: true });
  await measure('SQLite', 'writes-sqlite', {});
  const server = await startPostgres(folder, cleanup);
  if (server) await measure('PostgreSQL', 'writes-postgres', { DATABASE_URL: server.url });
  return {
    title: "Saves of the owner, through the site's GraphQL",
    columns: ['Database', 'at a time', 'a second', 'median ms', 'p99 ms', 'failed'],
    rows,
    notes: ['PostgreSQL is one for tests, which does not wait for the disk.'],
  };
}

async function savesOf({ environment, owner }: Site, writers: number, seconds: number): Promise<Cell[]> {
  const people = await peopleOf({ environment, owner });
  const until = Date.now() + seconds * 1000;
  const times: number[] = [];
  let failed = 0;
  const writer = async () => {
    while (Date.now() < until) {
      const since = performance.now();
      const answer = await people.save('Saved to measure');
      times.push(performance.now() - since);
      if (!isAcknowledged(answer)) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: writers }, writer));
  return [times.length / seconds, median(times), percentile(times, 0.99), failed];
}
