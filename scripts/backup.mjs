// @ts-check
/**
 * `npm run backup`: one archive of the database and the uploads, in DATA_DIR/backups, also while the site is serving.
 */
import './node-version.mjs';
import { readEnvironment } from './environment.mjs';
import { installMissing, timed } from './install.mjs';
import { runProgram } from './processes.mjs';
import { allowTypeScript } from './typescript.mjs';

const MB = 1_000_000;

await runProgram(async (ending) => {
  const environment = readEnvironment();
  await installMissing();
  await allowTypeScript();
  const { makeBackup } = await import('./backup/make-backup.ts');
  const { file, bytes, uploads } = await timed('Copying the database and the uploads', () =>
    makeBackup(environment, ending),
  );
  console.log(
    `${file}\n${(bytes / MB).toFixed(1)} MB: the database and ${uploads} uploaded files, read back and sound.`,
  );
  if (environment.variables.S3_BUCKET) {
    console.log(
      `Files in the bucket ${environment.variables.S3_BUCKET} are not in it: the bucket keeps those.`,
    );
  }
  console.log(`Keep a copy on another machine. Back again: npm run restore -- ${file}`);
});
