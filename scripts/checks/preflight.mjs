// @ts-check
import { ROOT } from '../paths.mjs';
import { firstInstall } from '../setup/install.mjs';
import { checkDataFolder } from './data-folder.mjs';
import { checkDiskForData, checkDiskForInstall } from './disk.mjs';
import { checkPortFree } from './ports.mjs';

/** @import { Environment } from '../environment/environment.mjs' */

/** @param {Environment} environment */
export const cmsDoor = ({ cmsHost, cmsPort }) => ({
  what: 'the CMS',
  host: cmsHost,
  port: cmsPort,
  hostVariable: 'CMS_HOST',
  portVariable: 'CMS_PORT',
});

/** @param {Environment} environment */
export const siteDoor = ({ host, port }) => ({
  what: 'the site',
  host,
  port,
  hostVariable: 'HOST',
  portVariable: 'PORT',
});

/**
 * What would stop a start half-way is asked before anything is installed, built or written.
 *
 * @param {Environment} environment
 * @throws {import('../stop.mjs').Stop} for the first thing that is wrong
 */
export async function preflight(environment) {
  await checkPortFree(siteDoor(environment));
  await checkPortFree(cmsDoor(environment));
  checkDataFolder(environment.dataDir);
  await checkDiskForData(environment.dataDir);
  if (firstInstall()) await checkDiskForInstall(ROOT);
}
