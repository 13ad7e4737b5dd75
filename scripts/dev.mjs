// @ts-check
/**
 * `npm run dev`: the same programs and addresses as `npm start`, from the sources: what is saved shows without
 * another start. The Strapi panel's own configuration (`cms/src/admin`) and the site's server (`web/server`) are the
 * exceptions.
 *
 *   npm run dev
 *   npm run dev -- --verbose     with every line that the programs log
 */
import './node-version.mjs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { waitForDatabase } from './checks/database.mjs';
import { freePort } from './checks/ports.mjs';
import { preflight } from './checks/preflight.mjs';
import { readEnvironment } from './environment/environment.mjs';
import { ADMIN_UI, ROOT, STRAPI, WEB } from './paths.mjs';
import { SignIns } from './running/accounts.mjs';
import { addressLines } from './running/addresses.mjs';
import { runProgram } from './running/program.mjs';
import { cmsPlan, startStack, webPlan } from './running/stack.mjs';
import { secretsOf } from './secrets.mjs';
import { buildPart, builtFrom } from './setup/build-parts.mjs';
import { installMissing } from './setup/install.mjs';
import { PARTS } from './setup/parts.mjs';

/** @import { Plan } from './running/service.mjs' */

const WANTED_ADMIN_PORT = 3210;
const ADMIN_PATIENCE_MS = 1000;
const DEVELOPMENT = { NODE_ENV: 'development' };

const VITE = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
const RELAY = pathToFileURL(join(ROOT, 'scripts', 'running', 'relay-from-worker.mjs')).href;
const DEVELOP = [STRAPI, 'develop', '--no-watch-admin', '--no-build-admin', '--no-install-deps'];

/**
 * @param {import('./running/stack.mjs').Installation} installation
 * @param {string} adminUrl
 * @returns {Plan[]}
 */
function plansFor(installation, adminUrl) {
  const cms = cmsPlan(installation);
  const web = webPlan(installation);
  return [
    { ...cms, node: ['--import', RELAY, ...DEVELOP], env: { ...cms.env, ...DEVELOPMENT } },
    {
      name: "the owner's area",
      mark: 'admin',
      node: [VITE, '--host', '127.0.0.1', '--port', new URL(adminUrl).port, '--strictPort'],
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

await runProgram(async (ending) => {
  const environment = readEnvironment();
  await preflight(environment);
  await installMissing();
  await buildPart(PARTS.cms, environment);
  // Strapi compiles into the same folder from now on, so the next `npm start` has to build it again.
  builtFrom(PARTS.cms).remove();

  const secrets = secretsOf(environment.dataDir, environment.variables);
  await waitForDatabase(environment.databaseUrl);
  const signIns = new SignIns();
  // A start that fails after the accounts were made must not keep their passwords to itself.
  ending.atEnd(() => signIns.print());
  const shown = process.argv.includes('--verbose') ? 'everything' : 'warnings';
  /** @type {import('./running/stack.mjs').Installation} */
  const installation = { environment, secrets, onMessage: signIns.hear, shown };
  const adminUrl = `http://127.0.0.1:${await freePort(WANTED_ADMIN_PORT)}`;
  const stack = await startStack(plansFor(installation, adminUrl), ending);

  console.log(addressLines(environment).join('\n'));
  signIns.print();
  console.log('Reloading on save. Ctrl-C stops everything.');
  await stack.keepRunning();
});
