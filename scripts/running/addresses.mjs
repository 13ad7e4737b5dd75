// @ts-check
import { reachable } from '../environment/environment.mjs';

/** @import { Environment } from '../environment/environment.mjs' */

/**
 * The addresses to open, as printed after a start.
 *
 * @param {Environment} environment
 * @returns {string[]}
 */
export function addressLines({ host, port, publicUrl, publicUrlMissing, cmsUrl }) {
  const here = `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : reachable(host)}:${port}`;
  return [
    '',
    `  Site           ${here}${publicUrl === here ? '' : `   (for visitors: ${publicUrl})`}`,
    `  Owner's area   ${here}/admin/login`,
    `  Strapi panel   ${cmsUrl}/admin`,
    ...(publicUrlMissing
      ? [
          '',
          `  Set PUBLIC_URL to the address that visitors type, as in PUBLIC_URL=https://www.example.org: until then link`,
          `  previews, feeds and the site map name ${publicUrl}, which only this machine can open.`,
        ]
      : []),
  ];
}
