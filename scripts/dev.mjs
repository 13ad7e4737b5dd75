// @ts-check
/**
 * `npm run dev`: runs the programs of `npm start` from their sources, at the same addresses. Saved changes
 * show without a restart, except in the Strapi panel's configuration (`cms/src/admin`) and the site's server
 * (`web/server`).
 *
 *   npm run dev
 *   npm run dev -- --verbose     with every line that the programs log
 */
import './install/node-version.mjs';
import { join } from 'node:path';
import { readEnvironment } from './config/environment.mjs';
import { ADMIN_UI, ROOT, STRAPI, WEB } from './config/paths.mjs';
import { buildPart, forgetBuild, PARTS } from './install/build-parts.mjs';
import { installMissing } from './install/install.mjs';
import { freePort, preflight } from './install/preflight.mjs';
import { runProgram } from './run/child-processes.mjs';
import { cmsPlan, webPlan } from './run/services.mjs';
import { serve } from './serve/serve.mjs';

const WANTED_ADMIN_PORT = 3210;
const ADMIN_PATIENCE_MS = 1000;
const DEVELOPMENT = { NODE_ENV: 'development' };
const VITE = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
const DEVELOP = [STRAPI, 'develop', '--no-watch-admin', '--no-build-admin', '--no-install-deps'];

/**
 * @param {import('./run/services.mjs').Installation} installation
 * @param {number} adminPort
 * @returns {import('./run/services.mjs').Plan[]}
 */
function plansFor(installation, adminPort) {
  const cms = cmsPlan(installation);
  const web = webPlan(installation);
  const adminUrl = `http://127.0.0.1:${adminPort}`;
  return [
    { ...cms, node: DEVELOP, env: { ...cms.env, ...DEVELOPMENT } },
    {
      name: "the owner's area",
      mark: 'admin',
      node: [VITE, '--host', '127.0.0.1', '--port', String(adminPort), '--strictPort'],
      cwd: ADMIN_UI,
      env: { ...web.env, ...DEVELOPMENT },
      readyUrl: `${adminUrl}/admin/`,
      patienceMs: ADMIN_PATIENCE_MS,
      shown: installation.shown,
    },
    {
      ...web,
      node: ['--import', 'tsx', join('server', 'dev.ts')],
      cwd: WEB,
      env: { ...web.env, ...DEVELOPMENT, ADMIN_DEV_URL: adminUrl },
    },
  ];
}

await runProgram(async (cleanup) => {
  const environment = readEnvironment();
  await preflight(environment);
  await installMissing();
  await buildPart(PARTS.cms, environment);
  await buildPart(PARTS.panel, environment);
  // Strapi now compiles into the same folder, so the next `npm start` has to build it again.
  forgetBuild(PARTS.cms);
  const adminPort = await freePort(WANTED_ADMIN_PORT);
  await serve(environment, cleanup, {
    plansFor: (installation) => plansFor(installation, adminPort),
    ready: () => 'Reloading on save. Ctrl-C stops everything.',
  });
});
