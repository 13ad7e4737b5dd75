// @ts-check
/**
 * `npm run pictures`: makes the missing WebP and AVIF variants of uploads and reports progress. A running
 * site does this itself; the command is for uploads copied in before a start.
 */
import './install/node-version.mjs';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from './config/command-error.mjs';
import { readEnvironment } from './config/environment.mjs';
import { CMS } from './config/paths.mjs';
import { buildPart, PARTS } from './install/build-parts.mjs';
import { installMissing } from './install/install.mjs';
import { runProgram, spawnOwned } from './run/child-processes.mjs';
import { timed } from './run/progress.mjs';

const MAKE_VARIANTS = join(CMS, 'dist', 'src', 'files', 'variants', 'make-variants.js');
/** Variants per line of progress. */
const SAID_EVERY = 50;

/**
 * @param {string[]} folders of uploads and of variants; empty for the bucket that `env` names
 * @param {NodeJS.ProcessEnv} env
 */
async function makeVariants(folders, env) {
  const program = spawnOwned(process.execPath, [MAKE_VARIANTS, ...folders], {
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  let made = 0;
  program.on('message', (/** @type {{ done: number, wanted: number }} */ { done, wanted }) => {
    made = done;
    if (done % SAID_EVERY === 0) console.log(`${done} of ${wanted} variants`);
  });
  const [code] = await once(program, 'exit');
  if (code !== 0) throw new CommandError('Some variants could not be written. Finished ones are kept.');
  return made;
}

await runProgram(async () => {
  const environment = readEnvironment();
  const { S3_BUCKET, S3_PUBLIC_URL } = environment.variables;
  if (S3_PUBLIC_URL)
    throw new CommandError(`Nothing to do: browsers load the originals from ${S3_PUBLIC_URL}.`);
  const folders = ['public/uploads', 'variants'].map((name) => join(environment.dataDir, name));
  if (!S3_BUCKET && !existsSync(folders[0] ?? '')) {
    throw new CommandError(`${environment.dataDir} does not contain uploads yet.`);
  }
  await installMissing();
  await buildPart(PARTS.cms, environment);
  const made = await timed('Writing the missing variants', () =>
    makeVariants(S3_BUCKET ? [] : folders, environment.variables),
  );
  console.log(
    made === 0 ? 'All images already have their variants.' : `${made} missing variants were written.`,
  );
});
