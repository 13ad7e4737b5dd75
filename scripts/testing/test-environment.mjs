// @ts-check
import { checkEnvironment } from '../environment/environment.mjs';
import { VARIABLES } from '../environment/variables.mjs';
import { SECRET_NAMES } from '../secrets.mjs';

/**
 * An environment that neither `.env` nor the variables of the person at the keyboard change.
 *
 * @param {string} folder where tests make their temporary files, so that they go with it
 * @param {NodeJS.ProcessEnv} own
 */
export function testEnvironment(folder, own) {
  const inherited = { ...process.env };
  for (const name of [...Object.keys(VARIABLES), ...SECRET_NAMES]) delete inherited[name];
  return checkEnvironment({ ...inherited, TMPDIR: folder, ...own });
}
