// @ts-check
/**
 * `npm run restore -- FILE`: replaces database and uploads by those of an archive, and keeps the current ones
 * aside. The site must be stopped.
 */
import './install/node-version.mjs';
import { resolve } from 'node:path';
import { CommandError } from './config/command-error.mjs';
import { readEnvironment } from './config/environment.mjs';
import { installMissing } from './install/install.mjs';
import { readArguments, runProgram } from './run/child-processes.mjs';
import { timed } from './run/progress.mjs';

const USAGE = 'npm run restore -- FILE';

await runProgram(async (cleanup) => {
  const [file, ...more] = readArguments({ allowPositionals: true, options: {} }, USAGE).positionals;
  if (!file || more.length > 0)
    throw new CommandError(`${file ? 'Too many archives' : 'Missing archive'}. Usage: ${USAGE}`);
  const environment = readEnvironment();
  await installMissing();
  const { checkStopped, putBack } = await import('./backup/restore-backup.ts');
  await checkStopped(environment, 'restore');
  const { manifest, aside } = await timed(`Restoring ${file}`, () =>
    putBack(environment, resolve(process.env.INIT_CWD ?? '', file), cleanup),
  );
  const uploads = Object.keys(manifest.files).length - 1;
  console.log(
    `Restored the database and ${uploads} uploads from ${manifest.made} (version ${manifest.siteVersion}).`,
  );
  if (aside) console.log(`The previous data is in ${aside}. Delete it when everything works.`);
});
