// @ts-check
/**
 * `npm start`: installs missing packages, builds outdated parts, and runs the CMS and the site until Ctrl-C
 * or SIGTERM. Builds the Strapi panel while they run.
 *
 *   npm start
 * npm start -- --verbose     with every line that the CMS and the site log
 */
import './install/node-version.mjs';
import { readEnvironment } from './config/environment.mjs';
import { buildPanelBeside, buildStep, forgetBuild, isStale, PARTS } from './install/build-parts.mjs';
import { preflight } from './install/preflight.mjs';
import { prepareSite } from './install/prepare.mjs';
import { runProgram } from './run/child-processes.mjs';
import { secondsSince } from './run/progress.mjs';
import { cmsPlan, webPlan } from './run/services.mjs';
import { serve } from './serve/serve.mjs';

await runProgram(async (cleanup) => {
  const since = Date.now();
  const environment = readEnvironment();
  await preflight(environment);
  const panel = isStale(PARTS.panel) ? [buildStep(PARTS.panel)] : [];
  await prepareSite(environment, { next: ['Starting the CMS', 'Starting the site', ...panel] });
  // Until its build ends, the CMS answers at the panel's address that it is being built.
  if (panel.length > 0) forgetBuild(PARTS.panel);
  await serve(environment, cleanup, {
    plansFor: (installation) => [cmsPlan(installation), webPlan(installation)],
    ready: () => `Ready after ${secondsSince(since)}. Ctrl-C stops everything.`,
    afterwards: () => buildPanelBeside(environment),
  });
});
