// @ts-check
/**
 * `npm run backup:drill [-- FILE]`: restores an archive, by default the newest, into a temporary place. Compares every
 * file and table with the archive's manifest and removes the temporary place. The site may run.
 */
import './install/node-version.mjs';
import { resolve } from 'node:path';
import { CommandError } from './config/command-error.mjs';
import { readEnvironment } from './config/environment.mjs';
import { installMissing } from './install/install.mjs';
import { readArguments, runProgram } from './run/child-processes.mjs';
import { timed } from './run/progress.mjs';

const USAGE = 'npm run backup:drill [-- FILE]';

await runProgram(async (cleanup) => {
  const [named, ...more] = readArguments({ allowPositionals: true, options: {} }, USAGE).positionals;
  if (more.length > 0) throw new CommandError(`Too many archives. Usage: ${USAGE}`);
  const environment = readEnvironment();
  await installMissing();
  const { archivesOf, checkDatabaseIsThere } = await import('./backup/make-backup.ts');
  const { drillBackup } = await import('./backup/drill.ts');
  checkDatabaseIsThere(environment);
  const file = named ? resolve(process.env.INIT_CWD ?? '', named) : archivesOf(environment)[0];
  if (!file)
    throw new CommandError(`${environment.dataDir}/backups is empty. Make a backup with npm run backup.`);
  const { manifest, tables, rows, uploads } = await timed(`Restoring ${file} to a temporary place`, () =>
    drillBackup(environment, file, cleanup),
  );
  console.log(
    `The backup from ${manifest.made} (version ${manifest.siteVersion}) restores correctly: ${tables} tables, ${rows} rows and ${uploads} uploads compared. The site was not changed.`,
  );
});
