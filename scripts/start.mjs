// @ts-check
/**
 * `npm start`: installs missing packages, builds outdated parts, and runs the CMS and the site until Ctrl-C
 * or SIGTERM.
 *
 *   npm start
 * npm start -- --verbose     with every line that the CMS and the site log
 */
import './node-version.mjs';
import { preflight } from './checks.mjs';
import { readEnvironment } from './environment.mjs';
import { secondsSince } from './install.mjs';
import { installAndBuild } from './prepare.mjs';
import { runProgram } from './processes.mjs';
import { serve } from './serve.mjs';
import { cmsPlan, webPlan } from './services.mjs';

await runProgram(async (ending) => {
  const since = Date.now();
  const environment = readEnvironment();
  await preflight(environment);
  await installAndBuild(environment);
  const ready = () => `Ready after ${secondsSince(since)}. Ctrl-C stops everything.`;
  await serve(environment, ending, (installation) => [cmsPlan(installation), webPlan(installation)], ready);
});
