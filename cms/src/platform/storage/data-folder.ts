import { chmodSync, existsSync, lstatSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Core } from '@strapi/strapi';
import { errorMessage } from '../monitoring/error-message';

const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;
const OTHERS = 0o077;

/** The content of DATA_DIR that belongs to this installation. Other files in it are left alone. */
const OURS = [
  'database.sqlite',
  'database.sqlite-journal',
  'database.sqlite-wal',
  'database.sqlite-shm',
  'secrets.json',
  'missed-paths.json',
  'public',
  'variants',
  'backups',
  'tmp',
];

/**
 * Makes DATA_DIR readable only for the user that runs the site, as it contains visitors' messages and password hashes.
 * New files are private, and files that were not become so.
 *
 * @param dataDir absolute path
 */
export function keepDataPrivate(strapi: Core.Strapi, dataDir: string): void {
  if (process.platform === 'win32') return;
  process.umask(OTHERS);
  try {
    makePrivate(dataDir, false);
    for (const name of OURS) makePrivate(join(dataDir, name), true);
  } catch (error) {
    strapi.log.warn(`Others on this machine may be able to read ${dataDir}: ${errorMessage(error)}`);
  }
}

function makePrivate(path: string, withContent: boolean): void {
  if (!existsSync(path)) return;
  const entry = lstatSync(path);
  // Someone set up this link on purpose.
  if (entry.isSymbolicLink()) return;
  if (entry.mode & OTHERS) chmodSync(path, entry.isDirectory() ? PRIVATE_FOLDER : PRIVATE_FILE);
  if (withContent && entry.isDirectory()) {
    for (const name of readdirSync(path)) makePrivate(resolve(path, name), true);
  }
}
