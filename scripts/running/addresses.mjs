// @ts-check
import { reachable } from '../environment/environment.mjs';

/** @import { Environment } from '../environment/environment.mjs' */

/**
 * The addresses to open, as printed after a start.
 *
 * @param {Environment} environment
 * @returns {string[]}
 */
export function addressLines({ host, port, publicUrl, cmsUrl }) {
  const here = `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : reachable(host)}:${port}`;
  return [
    '',
    `  Site           ${here}${publicUrl === here ? '' : `   (for visitors: ${publicUrl})`}`,
    `  Owner's area   ${here}/admin/login`,
    `  Strapi panel   ${cmsUrl}/admin`,
  ];
}
