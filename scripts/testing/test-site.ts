import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { buildStale } from '../build-parts.mjs';
import { freePort } from '../checks.mjs';
import { checkEnvironment, type Environment } from '../environment.mjs';
import type { Shown } from '../output.mjs';
import type { Ending } from '../processes.mjs';
import { SECRET_NAMES, secretsOf } from '../secrets.mjs';
import { cmsPlan, startStack, webPlan } from '../services.mjs';
import { VARIABLES } from '../variables.mjs';

/** The built product, running on data of its own. */
export type TestSite = Awaited<ReturnType<typeof startTestSite>>;

const WANTED_PORT = 3900;
const WANTED_CMS_PORT = 1900;

/**
 * An environment that neither `.env` nor the variables of the person at the keyboard change.
 *
 * @param folder where tests make their temporary files, so that they go with it
 */
export function testEnvironment(folder: string, own: NodeJS.ProcessEnv) {
  const inherited = { ...process.env };
  for (const name of [...Object.keys(VARIABLES), ...SECRET_NAMES]) delete inherited[name];
  return checkEnvironment({ ...inherited, TMPDIR: folder, ...own });
}

const newPassword = () => randomBytes(18).toString('base64url');
/** The same for every site of a run: what one of them has stored may be moved to another. */
const OWNER_PASSWORD = newPassword();
const PANEL_PASSWORD = newPassword();

/**
 * The environment of a site for tests: ports, folders and passwords of its own.
 *
 * @param name of the data folder below `folder`
 */
export async function testSiteEnvironment(folder: string, name: string, own: NodeJS.ProcessEnv = {}) {
  return testEnvironment(folder, {
    PORT: String(await freePort(WANTED_PORT)),
    CMS_PORT: String(await freePort(WANTED_CMS_PORT)),
    DATA_DIR: join(folder, name),
    OWNER_USERNAME: 'owner',
    OWNER_PASSWORD,
    PANEL_EMAIL: 'panel@example.org',
    PANEL_PASSWORD,
    // Lets a test be a visitor of its own, with an X-Forwarded-For header: limits count by address.
    TRUST_PROXY: '1',
    ...own,
  });
}

/** @returns what starts the CMS, and what starts the site */
export function testSitePlans(environment: Environment, shown: Shown = 'warnings') {
  const secrets = secretsOf(environment.dataDir, environment.variables);
  const installation = { environment, secrets, onMessage: () => {}, shown };
  return [cmsPlan(installation), webPlan(installation)];
}

/** Starts a site; what is stale is built first. */
export async function startTestSite(environment: Environment, ending: Ending, shown?: Shown) {
  await buildStale(environment);
  const since = Date.now();
  const stack = await startStack(testSitePlans(environment, shown), ending);
  const { OWNER_USERNAME, OWNER_PASSWORD, PANEL_EMAIL, PANEL_PASSWORD } = environment.variables;
  return {
    environment,
    owner: { name: String(OWNER_USERNAME), password: String(OWNER_PASSWORD) },
    panel: { name: String(PANEL_EMAIL), password: String(PANEL_PASSWORD) },
    stack,
    /** How long its start took: machines differ. */
    startMs: Date.now() - since,
  };
}
