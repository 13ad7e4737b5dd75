// @ts-check

import { CommandError } from '../config/command-error.mjs';
import { compareReleases, RELEASE } from '../config/release.mjs';
import { timed } from '../run/progress.mjs';
import { noteOf, writeNote } from './notes.mjs';
import { backUp } from './timer.mjs';

/** @import { Environment } from '../config/environment.mjs' */

/**
 * Makes a backup before the CMS upgrades the database of an earlier release. Repeated starts make only one
 * backup per upgrade.
 *
 * @param {Environment} environment
 * @throws {CommandError} when a backup is needed and fails
 */
export async function backUpBeforeUpgrade(environment) {
  if (environment.variables.BACKUP_BEFORE_UPGRADE === 'false') return;
  const from = await earlierRelease(environment).catch(() => undefined);
  if (!from) return;
  const doing = `Backing up before the upgrade from ${from} to ${RELEASE}`;
  const { code, output } = await timed(doing, () => backUp(environment.variables));
  if (code !== 0) {
    throw new CommandError(
      `The backup before the upgrade from ${from} to ${RELEASE} failed, so nothing was changed. Fix the problem below, or make your own copy and start with BACKUP_BEFORE_UPGRADE=false.`,
      { detail: output },
    );
  }
  console.log(output);
  await writeNote(environment, 'backup_before_upgrade', RELEASE);
}

/**
 * The CMS reports what is wrong with a database that cannot be read.
 *
 * @param {Environment} environment
 * @returns {Promise<string | undefined>} undefined when no backup is needed
 */
async function earlierRelease(environment) {
  const release = await noteOf(environment, 'release');
  if (!release || compareReleases(release, RELEASE) >= 0) return undefined;
  return (await noteOf(environment, 'backup_before_upgrade')) === RELEASE ? undefined : release;
}
