import { clearBin } from '../../src/content/bin/restore-from-bin';
import type { BootedCms } from './boot-strapi';

/** Longer than what was deleted stays in the bin. Milliseconds */
const LATER_MS = 31 * 24 * 3600 * 1000;

/** As the nightly clearing does it, a month later. */
export const emptyBin = ({ strapi }: BootedCms) => clearBin(strapi, Date.now() + LATER_MS);
