// @ts-check
/**
 * `npm run move -- --to ENVFILE`: copies database and uploads of the stopped site to where ENVFILE says, and
 * compares both. ENVFILE will replace `.env`.
 */
import './install/node-version.mjs';
import { resolve } from 'node:path';
import { CommandError } from './config/command-error.mjs';
import { environmentOfFile, readEnvironment } from './config/environment.mjs';
import { buildPart, PARTS } from './install/build-parts.mjs';
import { installMissing } from './install/install.mjs';
import { readArguments, runProgram } from './run/child-processes.mjs';

const USAGE = 'npm run move -- --to ENVFILE';
const MB = 1_000_000;

await runProgram(async (cleanup) => {
  const { to } = readArguments({ options: { to: { type: 'string' } } }, USAGE).values;
  if (!to) throw new CommandError(`Missing environment file. Usage: ${USAGE}`);
  // npm runs commands in the repository; the path is relative to where the command was typed.
  const file = resolve(process.env.INIT_CWD ?? '.', to);
  const old = readEnvironment();
  const wanted = environmentOfFile(file);
  await installMissing();
  await buildPart(PARTS.cms, old);
  const { moveSite } = await import('./move/move-site.ts');
  const { database, files } = await moveSite(old, wanted, cleanup);
  if (database) {
    const { tables, rows, leftBehind, wasThere } = database;
    console.log(`Database: ${tables} tables, ${rows} rows${wasThere ? ', copied by an earlier run' : ''}.`);
    if (leftBehind.length > 0) {
      console.log(`Not copied, because this version does not use it: ${leftBehind.join(', ')}.`);
    }
  }
  if (files) {
    console.log(
      `Uploads: ${files.files} files, ${(files.bytes / MB).toFixed(1)} MB, ${files.copied} copied now.`,
    );
  }
  console.log(`All data was verified by count and checksum. The originals are unchanged.
Next: 1. Make ${file} the site's .env.
      2. Run "npm start" and check the site.
      3. When everything works, delete the old database and uploads, or keep them as a backup.`);
});
