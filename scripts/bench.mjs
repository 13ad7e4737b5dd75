// @ts-check
/**
 * `npm run bench`: measures the built product on the starter content and on ten thousand items of each kind, beside
 * a static copy of the same pages, and prints tables. Fails on nothing; docs/performance.md explains the figures.
 *
 *   npm run bench
 *   npm run bench -- --runs 1 --seconds 2          quick and rough
 *   npm run bench -- --only lighthouse             or journey, load, growth
 *   npm run bench -- --markdown FILE --json FILE   the tables once more, in files
 */
import './node-version.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChromium } from './bench/chromium.mjs';
import { Findings } from './bench/findings.mjs';
import { goalTable } from './bench/goals.mjs';
import { benchLargeSite } from './bench/large-site.mjs';
import { machineTable } from './bench/machine.mjs';
import { provideNginx } from './bench/nginx.mjs';
import { readOptions } from './bench/options.mjs';
import { benchStarterSite } from './bench/starter-site.mjs';
import { installTools } from './bench/tools.mjs';
import { runProgram } from './running/program.mjs';
import { buildStale } from './setup/build-parts.mjs';
import { installMissing } from './setup/install.mjs';
import { secondsSince } from './setup/progress.mjs';
import { provideChromium } from './testing/chromium.mjs';
import { testEnvironment } from './testing/test-environment.mjs';

/**
 * @import { BenchOptions } from './bench/options.mjs'
 * @import { Ending } from './running/program.mjs'
 *
 * @typedef {object} Bench
 * @property {BenchOptions} options
 * @property {Findings} findings
 * @property {string} folder for everything that is written; it goes at the end
 * @property {Ending} ending
 * @property {{ nginx?: string, chromium?: string, browserPort?: number }} programs absent: not on this machine
 */

/** What a shell reports for a program that Ctrl-C has ended. */
const INTERRUPTED = 130;

await runProgram(
  async (ending) => {
    const since = Date.now();
    const options = readOptions(process.argv.slice(2));
    const folder = mkdtempSync(join(tmpdir(), 'site-bench-'));
    ending.atEnd(() => rmSync(folder, { recursive: true, force: true }));
    await installMissing();
    await buildStale(testEnvironment(folder, { DATA_DIR: join(folder, 'build') }));
    await installTools();

    const findings = new Findings();
    const chromium = await findings.attempt('Chromium', provideChromium);
    const browserPort = chromium
      ? await findings.attempt('A browser', () => startChromium(chromium, { folder, ending }))
      : undefined;
    const nginx = await provideNginx();
    if (!nginx) console.log('There is no nginx here, so nothing is compared with a static copy.');
    findings.add(await machineTable({ chromium, nginx }));

    const bench = { options, findings, folder, ending, programs: { nginx, chromium, browserPort } };
    const starter = await findings.attempt('The starter content', () => benchStarterSite(bench));
    if (starter) await findings.attempt('Much content', () => benchLargeSite(starter, bench));
    findings.add(goalTable(findings.goals));
    findings.write(options);
    console.log(`\nMeasured in ${secondsSince(since)}.`);
  },
  { interrupted: INTERRUPTED },
);
