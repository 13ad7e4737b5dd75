// @ts-check
import { existsSync, readdirSync, readlinkSync, realpathSync } from 'node:fs';
import { checkPortFree } from '../checks/ports.mjs';
import { cmsDoor, siteDoor } from '../checks/preflight.mjs';
import { Stop } from '../stop.mjs';
import { databaseFile } from './data-folder.mjs';
import { connectionsTo } from './postgres.mjs';

/** @import { Environment } from '../environment/environment.mjs' */

const PROCESSES = '/proc';

/**
 * @param {string} folder
 * @returns {string[]} nothing for what has ended, or belongs to somebody else
 */
function namesIn(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/**
 * @param {string} link
 * @returns {string | undefined}
 */
function targetOf(link) {
  try {
    return readlinkSync(link);
  } catch {
    return undefined;
  }
}

/**
 * The program that has a file open, on systems that tell.
 *
 * @param {string} file
 * @returns {string | undefined} its process id
 */
export function holderOf(file) {
  if (!existsSync(file)) return undefined;
  const real = realpathSync(file);
  return namesIn(PROCESSES)
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .find((pid) => {
      const files = `${PROCESSES}/${pid}/fd`;
      return namesIn(files).some((descriptor) => targetOf(`${files}/${descriptor}`) === real);
    });
}

/**
 * @param {Environment} environment
 * @throws {Stop} while the site runs on this data
 */
export async function checkStopped(environment) {
  const remedy = 'Stop the site first, then restore again.';
  for (const door of [siteDoor(environment), cmsDoor(environment)]) {
    await checkPortFree(door).catch((cause) => {
      throw new Stop(`Something listens on port ${door.port}, where ${door.what} does. ${remedy}`, { cause });
    });
  }
  const holder = holderOf(databaseFile(environment.dataDir));
  if (holder) throw new Stop(`Process ${holder} has the database open. ${remedy}`);
  const { databaseUrl } = environment;
  const connected = databaseUrl ? await connectionsTo(databaseUrl) : 0;
  if (connected > 0) throw new Stop(`${connected} connections to the database are open. ${remedy}`);
}
