// @ts-check
/**
 * `npm run test:hostile`: tests attacks and accidents. It sends generated requests with a fixed seed, kills
 * programs, locks or removes databases, and stops under load. The last line is `N passed, N failed`.
 *
 *   npm run test:hostile
 *   npm run test:hostile -- --only=SQLite     only groups of trials whose name contains the text
 *   npm run test:hostile -- --short           the short form, part of `npm test`; `--report=FILE` for its counts
 */
import '../scripts/install/node-version.mjs';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../scripts/config/command-error.mjs';
import { buildStale } from '../scripts/install/build-parts.mjs';
import { installMissing } from '../scripts/install/install.mjs';
import { INTERRUPTED, readArguments, runProgram, temporaryFolder } from '../scripts/run/child-processes.mjs';
import { Summary } from '../scripts/testing/summary.mjs';

const USAGE = 'npm run test:hostile -- [--only=TEXT | --short] [--report=FILE]';

await runProgram(
  async (cleanup) => {
    const text = /** @type {const} */ ({ type: 'string' });
    const options = { only: text, report: text, short: /** @type {const} */ ({ type: 'boolean' }) };
    const { only = '', short, report } = readArguments({ options }, USAGE).values;
    const summary = new Summary();
    cleanup.onExit(() => console.log(`\n${summary.text()}`));
    const folder = temporaryFolder('site-hostile', cleanup);
    await installMissing();
    const { testEnvironment } = await import('../scripts/testing/test-site.ts');
    await buildStale(testEnvironment(folder, { DATA_DIR: join(folder, 'build') }));
    const { allTrials, shortTrials } = await import('./hostile/trials.ts');
    const place = { folder, cleanup };
    const trials = short ? [shortTrials(place)] : allTrials(place);
    const wanted = trials.filter(({ name }) => name.includes(only));
    if (wanted.length === 0)
      throw new CommandError(`Unknown trial "${only}". Use part of the name of a trial.`);
    for (const trial of wanted) await summary.run(trial);
    if (report) writeFileSync(report, JSON.stringify(summary.counts));
    return summary.failed > 0 ? 1 : 0;
  },
  { interrupted: INTERRUPTED },
);
