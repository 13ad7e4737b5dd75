// @ts-check
import { existsSync, mkdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Stop, systemCode } from '../stop.mjs';

/** @type {Record<string, string>} */
const REASONS = {
  EACCES: 'you may not write there',
  EPERM: 'you may not write there',
  ENOENT: 'no folder can be made there',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EEXIST: 'a file has that name',
  ENOTDIR: 'a part of the path is a file',
};

/**
 * The folders on the way to `path` that are not there, outermost first.
 *
 * @param {string} path
 * @returns {string[]}
 */
function missingOnTheWay(path) {
  return existsSync(path) ? [] : [...missingOnTheWay(dirname(path)), path];
}

/**
 * Writes into the folder and cleans up again, so that a start that fails later leaves no empty folder.
 *
 * @param {string} dataDir absolute
 * @throws {Stop} when the folder cannot be made or written to
 */
export function checkDataFolder(dataDir) {
  const made = [];
  try {
    // One by one: with `recursive` Node 20 never comes back where a folder cannot be made, as below /proc.
    for (const folder of missingOnTheWay(dataDir)) {
      mkdirSync(folder);
      made.unshift(folder);
    }
    const probe = join(dataDir, `.write-check-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (cause) {
    const code = systemCode(cause) ?? '';
    throw new Stop(
      `DATA_DIR, ${dataDir}, cannot be written to: ${REASONS[code] ?? code}. Change its rights, or choose another folder with DATA_DIR.`,
      { cause },
    );
  } finally {
    for (const folder of made) rmdirSync(folder);
  }
}
