// @ts-check
import { join } from 'node:path';
import { CMS } from '../paths.mjs';
import { buildPart } from '../setup/build-parts.mjs';
import { PARTS } from '../setup/parts.mjs';
import { sum } from './counts.mjs';
import { startPostgres } from './postgres.mjs';
import { vitest } from './runners.mjs';

/**
 * @import { Counts } from './counts.mjs'
 * @import { Environment } from '../environment/environment.mjs'
 * @import { Ending } from '../running/program.mjs'
 */

/**
 * @param {string} report
 * @param {Environment} environment
 * @param {NodeJS.ProcessEnv} [more]
 */
async function integrationTests(report, environment, more = {}) {
  const env = { ...environment.variables, ...more, NODE_ENV: 'test' };
  return vitest(CMS, { env, only: 'integration', report });
}

/**
 * The tests on both databases at once: each run keeps one core busy.
 *
 * @param {string} folder for databases and reports
 * @param {Environment} environment
 * @param {Ending} ending
 * @returns {Promise<Counts>}
 */
export async function onBothDatabases(folder, environment, ending) {
  await buildPart(PARTS.cms, environment);
  return sum(
    await Promise.all([
      integrationTests(join(folder, 'sqlite.json'), environment),
      onPostgres(folder, environment, ending),
    ]),
  );
}

/**
 * The same tests on PostgreSQL; each of them makes a database of its own on the server of TEST_DATABASE_URL.
 *
 * @param {string} folder for the server's files and the report
 * @param {Environment} environment
 * @param {Ending} ending
 */
async function onPostgres(folder, environment, ending) {
  const server = await startPostgres(folder, ending);
  if (server) {
    return integrationTests(join(folder, 'postgres.json'), environment, { TEST_DATABASE_URL: server.url });
  }
  console.error(
    'NOT RUN: there is no PostgreSQL on this machine. Install it (initdb and postgres) to run these tests.',
  );
  return { passed: 0, failed: process.env.CI === 'true' ? 1 : 0 };
}
