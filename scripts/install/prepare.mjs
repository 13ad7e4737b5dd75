// @ts-check
import { buildFrontEnds, buildPart, PARTS } from './build-parts.mjs';
import { installCms, installSiteAndTools } from './install.mjs';

/**
 * @typedef {object} Work
 * @property {() => Promise<void>} installSite
 * @property {() => Promise<void>} installCms takes longest the first time
 * @property {() => Promise<void>} buildFrontEnds works without the packages of the CMS
 * @property {() => Promise<void>} buildCms
 */

/**
 * Builds the front ends during the installation of the CMS, and the CMS after both installations.
 *
 * @param {Work} work
 */
export async function inLanes({ installSite, installCms, buildFrontEnds, buildCms }) {
  const site = installSite();
  const frontEnds = site.then(buildFrontEnds);
  const cms = Promise.all([site, installCms()]).then(buildCms);
  await Promise.all([frontEnds, cms]);
}

/**
 * Installs missing packages and builds parts whose sources have changed.
 *
 * @param {import('../config/environment.mjs').Environment} environment
 * @throws {import('../config/command-error.mjs').CommandError} with the output of what fails
 */
export const installAndBuild = (environment) =>
  inLanes({
    installSite: installSiteAndTools,
    installCms,
    buildFrontEnds: () => buildFrontEnds(environment),
    buildCms: () => buildPart(PARTS.cms, environment),
  });
