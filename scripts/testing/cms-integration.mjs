// @ts-check
import { join } from 'node:path';
import { CMS } from '../paths.mjs';
import { buildPart } from '../setup/build-parts.mjs';
import { PARTS } from '../setup/parts.mjs';
import { startPostgres } from './postgres.mjs';
import { vitest } from './runners.mjs';

/**
 * @import { Environment } from '../environment/environment.mjs'
 * @import { Ending } from '../running/program.mjs'
 */

/**
 * @param {string} report
 * @param {Environment} environment
 * @param {NodeJS.ProcessEnv} [more]
 */
async function integrationTests(report, environment, more = {}) {
  await buildPart(PARTS.cms, environment);
  const env = { ...environment.variables, ...more, NODE_ENV: 'test' };
  return vitest(CMS, { env, only: 'integration', report });
}

/**
 * @param {string} folder for the report
 * @param {Environment} environment
 */
export const onSqlite = (folder, environment) => integrationTests(join(folder, 'sqlite.json'), environment);

/**
 * The same tests on PostgreSQL; each of them makes a database of its own on the server of TEST_DATABASE_URL.
 *
 * @param {string} folder for the server's files and the report
 * @param {Environment} environment
 * @param {Ending} ending
 */
export async function onPostgres(folder, environment, ending) {
  const server = await startPostgres(folder, ending);
  if (server) {
    return integrationTests(join(folder, 'postgres.json'), environment, { TEST_DATABASE_URL: server });
  }
  console.error(
    'NOT RUN: there is no PostgreSQL on this machine. Install it (initdb and postgres) to run these tests.',
  );
  return { passed: 0, failed: process.env.CI === 'true' ? 1 : 0 };
}
