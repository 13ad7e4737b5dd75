// @ts-check
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { freePort } from '../checks/ports.mjs';
import { cmsPlan, startStack, webPlan } from '../running/stack.mjs';
import { secretsOf } from '../secrets.mjs';
import { buildStale } from '../setup/build-parts.mjs';
import { testEnvironment } from './test-environment.mjs';

/**
 * @import { Ending } from '../running/program.mjs'
 * @import { Environment } from '../environment/environment.mjs'
 * @import { Shown } from '../running/output.mjs'
 * @import { Plan } from '../running/service.mjs'
 *
 * @typedef {object} TestSite the built product, running on data of its own
 * @property {Environment} environment
 * @property {{ name: string, password: string }} owner
 * @property {{ name: string, password: string }} panel
 * @property {Awaited<ReturnType<typeof startStack>>} stack
 * @property {number} startMs how long its start took, in milliseconds: machines differ
 */

const WANTED_PORT = 3900;
const WANTED_CMS_PORT = 1900;

const newPassword = () => randomBytes(18).toString('base64url');

/**
 * The environment of a site for tests: ports, folders and passwords of its own.
 *
 * @param {string} folder for the data
 * @param {string} name of the data folder
 * @param {NodeJS.ProcessEnv} [own]
 */
export async function testSiteEnvironment(folder, name, own = {}) {
  return testEnvironment(folder, {
    PORT: String(await freePort(WANTED_PORT)),
    CMS_PORT: String(await freePort(WANTED_CMS_PORT)),
    DATA_DIR: join(folder, name),
    OWNER_USERNAME: 'owner',
    OWNER_PASSWORD: newPassword(),
    PANEL_EMAIL: 'panel@example.org',
    PANEL_PASSWORD: newPassword(),
    // Lets a test be a visitor of its own, with an X-Forwarded-For header: limits count by address.
    TRUST_PROXY: '1',
    ...own,
  });
}

/**
 * @param {Environment} environment
 * @param {Shown} [shown]
 * @returns {[cms: Plan, web: Plan]}
 */
export function testSitePlans(environment, shown = 'warnings') {
  const secrets = secretsOf(environment.dataDir, environment.variables);
  const installation = { environment, secrets, onMessage: () => {}, shown };
  return [cmsPlan(installation), webPlan(installation)];
}

/**
 * Starts a site; what is stale is built first.
 *
 * @param {Environment} environment
 * @param {Ending} ending
 * @param {Shown} [shown]
 * @returns {Promise<TestSite>}
 */
export async function startTestSite(environment, ending, shown) {
  await buildStale(environment);
  const since = Date.now();
  const stack = await startStack(testSitePlans(environment, shown), ending);
  const {
    OWNER_USERNAME = '',
    OWNER_PASSWORD = '',
    PANEL_EMAIL = '',
    PANEL_PASSWORD = '',
  } = environment.variables;
  return {
    environment,
    owner: { name: OWNER_USERNAME, password: OWNER_PASSWORD },
    panel: { name: PANEL_EMAIL, password: PANEL_PASSWORD },
    stack,
    startMs: Date.now() - since,
  };
}
