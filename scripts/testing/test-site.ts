import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { checkEnvironment, type Environment } from '../config/environment.mjs';
import { SECRET_NAMES, secretsOf } from '../config/secrets.mjs';
import { VARIABLES } from '../config/variables.mjs';
import { buildStale } from '../install/build-parts.mjs';
import { freePort } from '../install/preflight.mjs';
import type { Shown } from '../run/child-output.mjs';
import type { Cleanup } from '../run/child-processes.mjs';
import { cmsPlan, startStack, webPlan } from '../run/services.mjs';

/** The built product with separate data. */
export type TestSite = Awaited<ReturnType<typeof startTestSite>>;

const WANTED_PORT = 3900;
const WANTED_CMS_PORT = 1900;

/**
 * Returns an environment without `.env` and the variables of the current user.
 *
 * @param folder for temporary files, which are deleted with it
 */
export function testEnvironment(folder: string, own: NodeJS.ProcessEnv) {
  const inherited = { ...process.env };
  for (const name of [...Object.keys(VARIABLES), ...SECRET_NAMES]) delete inherited[name];
  return checkEnvironment({ ...inherited, TMPDIR: folder, ...own });
}

const newPassword = () => randomBytes(18).toString('base64url');
/** The same for every site of a run, because the data of one may be moved to another. */
const OWNER_PASSWORD = newPassword();
const PANEL_PASSWORD = newPassword();

/**
 * Returns the environment of a test site: separate ports, folders and passwords.
 *
 * @param name of the data folder in `folder`
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
    // Lets a test choose a visitor's address by the X-Forwarded-For header, as limits count by address.
    TRUST_PROXY: '1',
    ...own,
  });
}

/** Returns the plans that start the CMS and the site. */
export function testSitePlans(environment: Environment, shown: Shown = 'warnings') {
  const secrets = secretsOf(environment.dataDir, environment.variables);
  const installation = { environment, secrets, onMessage: () => {}, shown };
  return [cmsPlan(installation), webPlan(installation)];
}

/** Starts a site, after building outdated parts. */
export async function startTestSite(environment: Environment, cleanup: Cleanup, shown?: Shown) {
  await buildStale(environment);
  const since = Date.now();
  const stack = await startStack(testSitePlans(environment, shown), cleanup);
  const { OWNER_USERNAME, OWNER_PASSWORD, PANEL_EMAIL, PANEL_PASSWORD } = environment.variables;
  return {
    environment,
    owner: { name: String(OWNER_USERNAME), password: String(OWNER_PASSWORD) },
    panel: { name: String(PANEL_EMAIL), password: String(PANEL_PASSWORD) },
    stack,
    /** How long the start took, as machines differ. */
    startMs: Date.now() - since,
  };
}
