import { clearBin } from '../../src/content/bin/restore-from-bin';
import type { BootedCms } from './boot-strapi';

/** Milliseconds; longer than items stay in the bin. */
const LATER_MS = 31 * 24 * 3600 * 1000;

/** Runs the nightly clearing of the bin, a month later. */
export const emptyBin = ({ strapi }: BootedCms) => clearBin(strapi, Date.now() + LATER_MS);
