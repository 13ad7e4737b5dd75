// @ts-check
/**
 * `npm run backup`: writes an archive of database and uploads into DATA_DIR/backups. The site may run.
 *
 *   npm run backup
 *   npm run backup -- --unless-since TIME     not if one was begun at this ISO time or later
 *   npm run backup -- --nightly               marked as nightly; without BACKUP_KEEP seven of these are kept
 */
import './install/node-version.mjs';
import { readEnvironment } from './config/environment.mjs';
import { installMissing } from './install/install.mjs';
import { readArguments, runProgram } from './run/child-processes.mjs';
import { timed } from './run/progress.mjs';

const USAGE = 'npm run backup [-- --unless-since TIME] [--nightly]';
const MB = 1_000_000;

await runProgram(async (cleanup) => {
  const options = /** @type {const} */ ({ 'unless-since': { type: 'string' }, nightly: { type: 'boolean' } });
  const { 'unless-since': unlessSince, nightly } = readArguments({ options }, USAGE).values;
  const environment = readEnvironment();
  const { BACKUP_KEEP } = environment.variables;
  await installMissing();
  const { takeBackup } = await import('./backup/take-backup.ts');
  const wanted = { unlessSince, nightly, keep: BACKUP_KEEP ? Number(BACKUP_KEEP) : undefined };
  const backup = await timed('Copying the database and the uploads', () =>
    takeBackup(environment, cleanup, wanted),
  );
  if (!backup) return console.log(`A backup from ${unlessSince} or later already exists.`);
  const { file, bytes, uploads, removed } = backup;
  console.log(`${file}\n${(bytes / MB).toFixed(1)} MB with the database and ${uploads} uploads, checked.`);
  for (const old of removed) console.log(`Removed ${old}, which is older than the backups to keep.`);
  console.log(`Keep a copy on another computer. To restore: npm run restore -- ${file}`);
});
