// @ts-check
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.mjs';
import { throwAwaySecrets } from '../secrets.mjs';
import { fingerprint, stamp } from './fingerprint.mjs';
import { npm } from './npm.mjs';
import { isNoInput, PARTS } from './parts.mjs';
import { timed } from './progress.mjs';

/**
 * @import { Environment } from '../environment/environment.mjs'
 * @import { Part } from './parts.mjs'
 */

/** @param {Part} part */
export const builtFrom = ({ dist }) =>
  stamp(join(ROOT, 'node_modules', '.cache', 'built', dist.replace('/', '-')));

/** @param {Part} part */
export const printOf = ({ inputs }) => fingerprint(ROOT, inputs, { ignored: isNoInput });

/** @param {Part} part */
export function isBuilt(part) {
  const complete = part.outputs.every((output) => existsSync(join(ROOT, part.dist, output)));
  return complete && builtFrom(part).matches(printOf(part));
}

/**
 * Builds one part when it does not match its sources.
 *
 * @param {Part} part
 * @param {Environment} environment
 * @throws {import('../stop.mjs').Stop} with the build's output when the build fails
 */
export async function buildPart(part, { variables }) {
  if (isBuilt(part)) return;
  // Taken before the build: a file saved while it runs then makes the next start build again.
  const print = printOf(part);
  builtFrom(part).remove();
  // A file whose source is gone would stay in dist, and Strapi loads what it finds there.
  rmSync(join(ROOT, part.dist), { recursive: true, force: true });
  // Strapi reads its whole configuration to build its panel, secrets included, and keeps none of them.
  const env = {
    ...variables,
    ...throwAwaySecrets(),
    NODE_ENV: 'production',
    STRAPI_TELEMETRY_DISABLED: 'true',
  };
  await timed(`Building ${part.title}`, () =>
    npm(part.command, {
      cwd: ROOT,
      env,
      failure: `Building ${part.title} failed; this is what the build said:`,
    }),
  );
  builtFrom(part).write(print);
}

/**
 * Builds what does not match its sources; nothing otherwise.
 *
 * @param {Environment} environment
 * @throws {import('../stop.mjs').Stop} with the build's output when a build fails
 */
export async function buildStale(environment) {
  const frontEnds = async () => {
    await buildPart(PARTS.web, environment);
    await buildPart(PARTS.adminUi, environment);
  };
  await Promise.all([buildPart(PARTS.cms, environment), frontEnds()]);
}
