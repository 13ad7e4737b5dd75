import { chmodSync, existsSync, lstatSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Core } from '@strapi/strapi';
import { errorMessage } from '../monitoring/error-message';

const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;
const OTHERS = 0o077;

/** What an installation keeps in DATA_DIR; anything else in it is not ours to change. */
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
 * Visitors' messages and password hashes are in DATA_DIR: only the user that runs the site reads it. What this process
 * writes from now on is private; what an earlier version left readable is mended.
 *
 * @param dataDir absolute
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
  // A link leads to somewhere that was arranged on purpose.
  if (entry.isSymbolicLink()) return;
  if (entry.mode & OTHERS) chmodSync(path, entry.isDirectory() ? PRIVATE_FOLDER : PRIVATE_FILE);
  if (withContent && entry.isDirectory()) {
    for (const name of readdirSync(path)) makePrivate(resolve(path, name), true);
  }
}
