// @ts-check
/**
 * `npm run pictures`: writes the missing WebP and AVIF variants of uploads now and says how far it is. The site does the
 * same by itself whenever it runs; this is for uploads that were brought from elsewhere, before it is started again.
 */
import './node-version.mjs';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildPart, PARTS } from './build-parts.mjs';
import { readEnvironment } from './environment.mjs';
import { installMissing, timed } from './install.mjs';
import { CMS } from './paths.mjs';
import { runProgram, spawnOwned } from './processes.mjs';
import { Stop } from './stop.mjs';

const MAKE_VARIANTS = join(CMS, 'dist', 'src', 'variants', 'make-variants.js');
/** One line for so many variants. */
const SAID_EVERY = 50;

/** @param {string} uploads @param {string} variants */
async function makeVariants(uploads, variants) {
  const program = spawnOwned(process.execPath, [MAKE_VARIANTS, uploads, variants], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  let made = 0;
  program.on('message', (/** @type {{ done: number, wanted: number }} */ { done, wanted }) => {
    made = done;
    if (done % SAID_EVERY === 0) console.log(`${done} of ${wanted} variants`);
  });
  const [code] = await once(program, 'exit');
  if (code !== 0) throw new Stop('The variants could not be written; what was written before stays.');
  return made;
}

await runProgram(async () => {
  const environment = readEnvironment();
  const { S3_BUCKET } = environment.variables;
  if (S3_BUCKET) throw new Stop(`The pictures are in the bucket ${S3_BUCKET}, which sends them as they are.`);
  const uploads = join(environment.dataDir, 'public', 'uploads');
  if (!existsSync(uploads)) throw new Stop(`There are no uploads in ${environment.dataDir} yet.`);
  await installMissing();
  await buildPart(PARTS.cms, environment);
  const made = await timed('Writing the missing variants', () =>
    makeVariants(uploads, join(environment.dataDir, 'variants')),
  );
  console.log(made === 0 ? 'Every picture had its variants.' : `${made} variants were missing.`);
});
