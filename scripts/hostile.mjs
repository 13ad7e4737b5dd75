// @ts-check
/**
 * `npm run test:hostile`: what strangers and accidents do to the product. Generated requests with a fixed seed, kills,
 * full disks, locked and absent databases, stops under load. The last line it prints is `N passed, N failed`.
 *
 *   npm run test:hostile
 *   npm run test:hostile -- --only=SQLite     only the groups of trials whose name contains the text
 *   npm run test:hostile -- --soak=30         so many minutes of mixed load, then rest: does memory come back?
 */
import './node-version.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { allTrials, soakTrial } from './hostile/trials.mjs';
import { runProgram } from './running/program.mjs';
import { buildStale } from './setup/build-parts.mjs';
import { installMissing } from './setup/install.mjs';
import { Stop } from './stop.mjs';
import { Tally } from './testing/tally.mjs';
import { testEnvironment } from './testing/test-environment.mjs';

/** What a shell reports for a program that Ctrl-C has ended. */
const INTERRUPTED = 130;

const USAGE = 'npm run test:hostile -- [--only=TEXT] [--soak=MINUTES]';

/** @returns {{ only: string, soakMinutes: number }} */
function readOptions() {
  const text = /** @type {const} */ ({ type: 'string' });
  try {
    const { values } = parseArgs({ options: { only: text, soak: text } });
    const { only = '', soak = '0' } = values;
    if (!/^\d{1,4}$/.test(soak)) throw new Error(`"${soak}" is no number of minutes`);
    return { only, soakMinutes: Number(soak) };
  } catch (cause) {
    throw new Stop(`That is not understood; write: ${USAGE}`, { cause });
  }
}

await runProgram(
  async (ending) => {
    const { only, soakMinutes } = readOptions();
    const tally = new Tally();
    ending.atEnd(() => console.log(`\n${tally.line()}`));
    const folder = mkdtempSync(join(tmpdir(), 'site-hostile-'));
    ending.atEnd(() => rmSync(folder, { recursive: true, force: true }));
    await installMissing();
    await buildStale(testEnvironment(folder, { DATA_DIR: join(folder, 'build') }));
    const place = { folder, ending };
    const trials = soakMinutes ? [soakTrial(place, soakMinutes)] : allTrials(place);
    const wanted = trials.filter(({ name }) => name.includes(only));
    if (wanted.length === 0) throw new Stop(`No trial has "${only}" in its name.`);
    for (const trial of wanted) await tally.run(trial);
    return tally.failed > 0 ? 1 : 0;
  },
  { interrupted: INTERRUPTED },
);
