// @ts-check
/**
 * `npm start`: installs missing packages, builds outdated parts, and runs the CMS and the site until Ctrl-C
 * or SIGTERM.
 *
 *   npm start
 * npm start -- --verbose     with every line that the CMS and the site log
 */
import './install/node-version.mjs';
import { readEnvironment } from './config/environment.mjs';
import { preflight } from './install/preflight.mjs';
import { installAndBuild } from './install/prepare.mjs';
import { runProgram } from './run/child-processes.mjs';
import { secondsSince } from './run/progress.mjs';
import { cmsPlan, webPlan } from './run/services.mjs';
import { serve } from './serve/serve.mjs';

await runProgram(async (cleanup) => {
  const since = Date.now();
  const environment = readEnvironment();
  await preflight(environment);
  await installAndBuild(environment);
  const ready = () => `Ready after ${secondsSince(since)}. Ctrl-C stops everything.`;
  await serve(environment, cleanup, (installation) => [cmsPlan(installation), webPlan(installation)], ready);
});
