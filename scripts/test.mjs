// @ts-check
/**
 * `npm test`: everything that CI runs. It gets what it needs by itself, uses ports and folders of its own and
 * leaves nothing running. The last line it prints is `N passed, N failed`.
 *
 *   npm test
 *   npm test -- --only=unit      only the steps whose name contains the text
 */
import './node-version.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shortTrials } from './hostile/trials.mjs';
import { ADMIN_UI, CMS, WEB } from './paths.mjs';
import { runProgram } from './running/program.mjs';
import { buildStale } from './setup/build-parts.mjs';
import { installCms, installSiteAndTools } from './setup/install.mjs';
import { Stop } from './stop.mjs';
import { browserTests } from './testing/browser.mjs';
import {
  formatAndLint,
  generatedFilesCurrent,
  importDirections,
  nothingUnused,
  types,
} from './testing/checks.mjs';
import { onBothDatabases } from './testing/cms-integration.mjs';
import { nodeTests, vitest } from './testing/runners.mjs';
import { Tally } from './testing/tally.mjs';
import { testEnvironment } from './testing/test-environment.mjs';

/**
 * @import { Ending } from './running/program.mjs'
 * @import { Step } from './testing/tally.mjs'
 */

/** What a shell reports for a program that Ctrl-C has ended. */
const INTERRUPTED = 130;

/**
 * @param {string} folder for databases and reports
 * @param {Ending} ending
 * @returns {{ beforeCms: Step[], withCms: Step[] }} those that can be run while the packages of the CMS are installed,
 *   and those that need them
 */
function allSteps(folder, ending) {
  const environment = testEnvironment(folder, { DATA_DIR: join(folder, 'build') });
  const env = { ...environment.variables, NODE_ENV: 'test' };
  /** @param {string} name */
  const report = (name) => ({ report: join(folder, name), env });
  const beforeCms = [
    { name: 'format and lint', run: formatAndLint },
    { name: 'unit: site', run: () => vitest(WEB, report('web.json')) },
    { name: "unit: owner's area", run: () => vitest(ADMIN_UI, report('admin-ui.json')) },
  ];
  const withCms = [
    { name: 'import directions', run: importDirections },
    { name: 'nothing unused', run: nothingUnused },
    // They open databases with the CMS's SQLite.
    { name: 'unit: scripts', run: () => nodeTests(report('scripts.tap')) },
    // Before the builds: they write the route trees anew, which would hide that the committed ones are old.
    { name: 'generated files current', run: generatedFilesCurrent },
    { name: 'types', run: types },
    { name: 'builds', run: () => buildStale(environment) },
    { name: 'unit: CMS', run: () => vitest(CMS, { ...report('cms.json'), only: 'unit' }) },
    {
      name: 'integration: CMS on SQLite and PostgreSQL',
      run: () => onBothDatabases(folder, environment, ending),
    },
    { name: 'hostile: the short form', run: () => shortTrials({ folder, ending }) },
    { name: 'browser: end to end', run: () => browserTests(folder, ending) },
  ];
  return { beforeCms, withCms };
}

await runProgram(
  async (ending) => {
    const tally = new Tally();
    ending.atEnd(() => console.log(`\n${tally.line()}`));
    const folder = mkdtempSync(join(tmpdir(), 'site-tests-'));
    ending.atEnd(() => rmSync(folder, { recursive: true, force: true }));

    const only = process.argv.find((arg) => arg.startsWith('--only='))?.slice('--only='.length) ?? '';
    const { beforeCms, withCms } = allSteps(folder, ending);
    /** @param {Step} step */
    const isWanted = ({ name }) => name.includes(only);
    if (![...beforeCms, ...withCms].some(isWanted)) throw new Stop(`No step has "${only}" in its name.`);

    /** @param {Step[]} steps */
    const runWanted = async (steps) => {
      for (const step of steps.filter(isWanted)) await tally.run(step);
    };
    const installingCms = installCms();
    // Its failure is told by the step that waits for it.
    installingCms.catch(() => {});
    const site = await tally.run({ name: 'install: the site and the tools', run: installSiteAndTools });
    if (site.failed) return 1;
    await runWanted(beforeCms);
    const cms = await tally.run({ name: 'install: the CMS', run: () => installingCms });
    if (cms.failed) return 1;
    await runWanted(withCms);
    return tally.failed > 0 ? 1 : 0;
  },
  { interrupted: INTERRUPTED },
);
