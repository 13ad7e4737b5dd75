// @ts-check
import { join } from 'node:path';
import { provideChromium } from './chromium.mjs';
import { sum } from './counts.mjs';
import { playwright } from './runners.mjs';
import { startTestSite, testSiteEnvironment } from './test-site.mjs';

/** @import { Ending } from '../running/program.mjs' */

/** In this order: the last one ends the owner's sessions. */
const PROJECTS = ['together', 'alone', 'account'];

/**
 * Runs the browser tests against the built site, started for them with a database of its own.
 *
 * @param {string} folder for the database and the report
 * @param {Ending} ending
 */
export async function browserTests(folder, ending) {
  const chromium = await provideChromium();
  const site = await startTestSite(await testSiteEnvironment(folder, 'browser'), ending);
  const { environment, owner, panel, stack } = site;
  const env = {
    ...process.env,
    TMPDIR: folder,
    E2E_SITE_URL: environment.publicUrl,
    E2E_CMS_URL: environment.cmsUrl,
    E2E_OWNER_USERNAME: owner.name,
    E2E_OWNER_PASSWORD: owner.password,
    E2E_PANEL_EMAIL: panel.name,
    E2E_PANEL_PASSWORD: panel.password,
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
