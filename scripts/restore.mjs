// @ts-check
/**
 * `npm run restore -- FILE`: puts database and uploads of an archive in the place of the present ones, which are kept
 * aside. The site must be stopped.
 */
import './node-version.mjs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readEnvironment } from './environment/environment.mjs';
import { runProgram } from './running/program.mjs';
import { installMissing } from './setup/install.mjs';
import { timed } from './setup/progress.mjs';
import { Stop } from './stop.mjs';

const USAGE = 'npm run restore -- FILE';

function readArguments() {
  try {
    const { positionals } = parseArgs({ allowPositionals: true, options: {} });
    return positionals;
  } catch (cause) {
    throw new Stop(`That is not understood; write: ${USAGE}`, { cause });
  }
}

await runProgram(async (ending) => {
  const [file, ...more] = readArguments();
  if (!file || more.length > 0) throw new Stop(`Say which one archive to put back: ${USAGE}`);
  const environment = readEnvironment();
  await installMissing();
  // Only now: they need the packages.
  const { checkStopped } = await import('./backup/in-use.mjs');
  const { putBack } = await import('./backup/put-back.mjs');
  await checkStopped(environment);
  const { manifest, aside } = await timed(`Restoring ${file}`, () =>
    putBack(environment, resolve(process.env.INIT_CWD ?? '', file), ending),
  );
  const uploads = Object.keys(manifest.files).length - 1;
  console.log(
    `The database and ${uploads} uploaded files are as they were on ${manifest.made} (version ${manifest.siteVersion}).`,
  );
  if (aside) console.log(`What was there before is in ${aside}: delete it when all is well.`);
});
