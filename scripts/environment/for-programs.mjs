// @ts-check
import { SECRET_NAMES } from '../secrets.mjs';

/**
 * @import { Environment } from './environment.mjs'
 * @import { Secrets } from '../secrets.mjs'
 */

/**
 * How glibc keeps memory for pictures: in few heaps, and given back when a picture is done. Without it the process
 * idles at 400 MB after its first pictures, with it at 310. Other C libraries do not read these.
 */
const GIVE_MEMORY_BACK = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '65536',
};

/**
 * What the CMS gets: every variable and every secret.
 *
 * @param {Environment} environment
 * @param {Secrets} secrets
 * @returns {NodeJS.ProcessEnv}
 */
export function forCms({ variables }, secrets) {
  return {
    ...GIVE_MEMORY_BACK,
    ...variables,
    ...secrets,
    NODE_ENV: 'production',
    STRAPI_TELEMETRY_DISABLED: 'true',
  };
}

/** The site faces visitors: of the CMS's secrets and passwords it gets none. */
const CMS_ONLY = /** @type {const} */ ([
  ...SECRET_NAMES,
  'DATABASE_URL',
  'OWNER_PASSWORD',
  'PANEL_PASSWORD',
  'SMTP_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
]);

/**
 * What the site gets.
 *
 * @param {Environment} environment
 * @param {Secrets} secrets
 * @returns {NodeJS.ProcessEnv}
 */
export function forWeb({ variables }, { RENDER_SECRET }) {
  const shared = { ...variables };
  for (const name of CMS_ONLY) delete shared[name];
  return { ...shared, RENDER_SECRET, NODE_ENV: 'production' };
}
