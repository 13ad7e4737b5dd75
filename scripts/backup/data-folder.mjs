// @ts-check
import { join } from 'node:path';

/** Where the parts of an installation lie below DATA_DIR. */

/** @param {string} dataDir */
export const databaseFile = (dataDir) => join(dataDir, 'database.sqlite');

/** @param {string} dataDir */
export const uploadsFolder = (dataDir) => join(dataDir, 'public', 'uploads');

/** Smaller variants of the uploads; made anew when they are missing. @param {string} dataDir */
export const variantsFolder = (dataDir) => join(dataDir, 'variants');

/** @param {string} dataDir */
export const backupsFolder = (dataDir) => join(dataDir, 'backups');

/**
 * The time as part of a file's name: 2026-01-31-180500.
 *
 * @param {Date} time
 */
export const timeInName = (time) => time.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');
