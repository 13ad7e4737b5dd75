// @ts-check
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { freePort } from '../checks/ports.mjs';
import { cmsPlan, startStack, webPlan } from '../running/stack.mjs';
import { secretsOf } from '../secrets.mjs';
import { buildStale } from '../setup/build-parts.mjs';
import { provideChromium } from './chromium.mjs';
import { sum } from './counts.mjs';
import { playwright } from './runners.mjs';
import { testEnvironment } from './test-environment.mjs';

/** @import { Ending } from '../running/program.mjs' */

const WANTED_PORT = 3900;
const WANTED_CMS_PORT = 1900;
const OWNER = 'owner';
/** In this order: the last one ends the owner's sessions. */
const PROJECTS = ['together', 'alone', 'account'];
const PANEL_EMAIL = 'panel@example.org';

const newPassword = () => randomBytes(18).toString('base64url');

/**
 * Runs the browser tests against the built site, started for them with a database of its own.
 *
 * @param {string} folder for the database and the report
 * @param {Ending} ending
 */
export async function browserTests(folder, ending) {
  const chromium = await provideChromium();
  const ownerPassword = newPassword();
  const panelPassword = newPassword();
  const environment = testEnvironment(folder, {
    PORT: String(await freePort(WANTED_PORT)),
    CMS_PORT: String(await freePort(WANTED_CMS_PORT)),
    DATA_DIR: join(folder, 'browser'),
    OWNER_USERNAME: OWNER,
    OWNER_PASSWORD: ownerPassword,
    PANEL_EMAIL,
    PANEL_PASSWORD: panelPassword,
    // Lets a test be a visitor of its own, with an X-Forwarded-For header: limits count by address.
    TRUST_PROXY: '1',
  });
  await buildStale(environment);
  const secrets = secretsOf(environment.dataDir, environment.variables);
  const installation = { environment, secrets, onMessage: () => {}, everything: false };
  const stack = await startStack([cmsPlan(installation), webPlan(installation)], ending);
  const env = {
    ...process.env,
    TMPDIR: folder,
    E2E_SITE_URL: environment.publicUrl,
    E2E_CMS_URL: environment.cmsUrl,
    E2E_OWNER_USERNAME: OWNER,
    E2E_OWNER_PASSWORD: ownerPassword,
    E2E_PANEL_EMAIL: PANEL_EMAIL,
    E2E_PANEL_PASSWORD: panelPassword,
    E2E_CHROMIUM: chromium,
  };
  try {
    const runs = [];
    for (const project of PROJECTS) {
      runs.push(await playwright({ report: join(folder, `${project}.json`), env, project }));
    }
    return sum(runs);
  } finally {
    await stack.stop();
  }
}
