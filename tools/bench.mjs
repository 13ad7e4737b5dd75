// @ts-check
/**
 * `npm run bench`: measures the built product with the starter content and with ten thousand items of each
 * kind, beside a static copy of the same pages. Prints tables; missed goals do not fail. docs/performance.md
 * explains the figures.
 *
 *   npm run bench
 *   npm run bench -- --runs 1 --seconds 2          quick and rough
 *   npm run bench -- --only lighthouse             or journey, load, growth
 */
import '../scripts/install/node-version.mjs';
import { installMissing } from '../scripts/install/install.mjs';
import { INTERRUPTED, runProgram, temporaryFolder } from '../scripts/run/child-processes.mjs';
import { secondsSince } from '../scripts/run/progress.mjs';

await runProgram(
  async (cleanup) => {
    const since = Date.now();
    await installMissing();
    const { bench, readOptions } = await import('./bench/run.ts');
    const options = readOptions(process.argv.slice(2));
    const folder = temporaryFolder('site-bench', cleanup);
    await bench(options, folder, cleanup);
    console.log(`\nMeasured in ${secondsSince(since)}.`);
  },
  { interrupted: INTERRUPTED },
);
