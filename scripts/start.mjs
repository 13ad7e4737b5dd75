// @ts-check
/**
 * `npm start`: installs what is missing, builds what is stale, starts the CMS and the site, and keeps both
 * running until Ctrl-C or SIGTERM.
 *
 *   npm start
 *   npm start -- --verbose     with every line that the CMS and the site log
 */
import './node-version.mjs';
import { waitForDatabase } from './checks/database.mjs';
import { preflight } from './checks/preflight.mjs';
import { readEnvironment } from './environment/environment.mjs';
import { SignIns } from './running/accounts.mjs';
import { addressLines } from './running/addresses.mjs';
import { runProgram } from './running/program.mjs';
import { cmsPlan, startStack, webPlan } from './running/stack.mjs';
import { secretsOf } from './secrets.mjs';
import { buildStale } from './setup/build-parts.mjs';
import { installMissing } from './setup/install.mjs';
import { secondsSince } from './setup/progress.mjs';

await runProgram(async (ending) => {
  const since = Date.now();
  const environment = readEnvironment();
  await preflight(environment);
  await installMissing();
  await buildStale(environment);

  const secrets = secretsOf(environment.dataDir, environment.variables);
  await waitForDatabase(environment.databaseUrl);
  const signIns = new SignIns();
  // A start that fails after the accounts were made must not keep their passwords to itself.
  ending.atEnd(() => signIns.print());
  const shown = process.argv.includes('--verbose') ? 'everything' : 'warnings';
  /** @type {import('./running/stack.mjs').Installation} */
  const installation = { environment, secrets, onMessage: signIns.hear, shown };
  const stack = await startStack([cmsPlan(installation), webPlan(installation)], ending);

  console.log(addressLines(environment).join('\n'));
  signIns.print();
  console.log(`Ready after ${secondsSince(since)}. Ctrl-C stops everything.`);
  await stack.keepRunning();
});
