// @ts-check
/**
 * `npm run test:hostile`: tests attacks and accidents. It sends generated requests with a fixed seed, kills
 * programs, fills disks, locks or removes databases, and stops under load. The last line is `N passed, N
 * failed`.
 *
 *   npm run test:hostile
 *   npm run test:hostile -- --only=SQLite     only groups of trials whose name contains the text
 *   npm run test:hostile -- --soak=30         minutes of mixed load, then rest: is memory released?
 */
import './install/node-version.mjs';
import { join } from 'node:path';
import { CommandError } from './config/command-error.mjs';
import { wholeNumber } from './config/variables.mjs';
import { buildStale } from './install/build-parts.mjs';
import { installMissing } from './install/install.mjs';
import { INTERRUPTED, readArguments, runProgram, temporaryFolder } from './run/child-processes.mjs';
import { allowTypeScript } from './run/typescript.mjs';
import { Summary } from './testing/summary.mjs';

const USAGE = 'npm run test:hostile -- [--only=TEXT] [--soak=MINUTES]';

await runProgram(
  async (cleanup) => {
    const text = /** @type {const} */ ({ type: 'string' });
    const { only = '', soak } = readArguments({ options: { only: text, soak: text } }, USAGE).values;
    const wrong = soak && wholeNumber(1, 10_000)(soak);
    if (wrong) throw new CommandError(`--soak must be ${wrong}, not "${soak}".`);
    const summary = new Summary();
    cleanup.onExit(() => console.log(`\n${summary.text()}`));
    const folder = temporaryFolder('site-hostile', cleanup);
    await installMissing();
    await allowTypeScript();
    const { testEnvironment } = await import('./testing/test-site.ts');
    await buildStale(testEnvironment(folder, { DATA_DIR: join(folder, 'build') }));
    const { allTrials, soakTrial } = await import('./hostile/trials.ts');
    const place = { folder, cleanup };
    const trials = soak ? [soakTrial(place, Number(soak))] : allTrials(place);
    const wanted = trials.filter(({ name }) => name.includes(only));
    if (wanted.length === 0)
      throw new CommandError(`Unknown trial "${only}". Use part of the name of a trial.`);
    for (const trial of wanted) await summary.run(trial);
    return summary.failed > 0 ? 1 : 0;
  },
  { interrupted: INTERRUPTED },
);
