// @ts-check
// As a namespace: with a missing named import, an older Node fails before it can report the needed version.
import * as fs from 'node:fs';
import { dirname } from 'node:path';
import { CommandError, systemCode } from './command-error.mjs';

/** Disk, permission or memory of this machine stopped the work: that says nothing about the file it read. */
export class MachineTrouble extends CommandError {}

const MB = 1_000_000;

/**
 * Codes of the system and of SQLite, and words of PostgreSQL's programs, with sentences about a place. PostgreSQL
 * writes "permission denied" about its own rights in small letters.
 *
 * @type {[RegExp, (place: string) => string][]}
 */
const REASONS = [
  [
    /^(ENOSPC|EDQUOT|SQLITE_FULL|53100)|No space left on device|Disk quota exceeded|ENOSPC/,
    (place) => `The disk with ${place} is full, or its quota is used up. Free some space and try again.`,
  ],
  [
    /^(EACCES|EPERM|SQLITE_(READONLY|CANTOPEN|PERM))|Permission denied/,
    (place) => `This user may not read or write ${place}. Change its owner or permissions and try again.`,
  ],
  [
    /^EROFS|Read-only file system/,
    (place) => `The disk with ${place} is read-only. Mount it writable and try again.`,
  ],
  [
    /^(EIO|SQLITE_IOERR|ESTALE|ENODEV|ENXIO)|Input\/output error/,
    (place) => `The disk with ${place} fails to read or write. Check it and try again.`,
  ],
  [
    /^(ENOMEM|53200|SQLITE_NOMEM|Z_MEM_ERROR|ERR_MEMORY)|Cannot allocate memory|out of memory|allocation failed/,
    () => 'This machine has too little free memory. Stop other programs and try again.',
  ],
  [/^(EMFILE|ENFILE)|Too many open files/, () => 'Too many files are open. Raise the limit and try again.'],
];

/** @type {(error: unknown) => string} the code of an error, or its words and those of the program behind it */
function wordsOf(error) {
  if (!(error instanceof Error)) return '';
  const said = error instanceof CommandError ? (error.detail ?? '') : error.message;
  return systemCode(error) ?? said;
}

/**
 * Returns what stopped the work as a sentence about this machine; undefined for every other error.
 *
 * @param {unknown} error
 * @param {string} [folder] where the work was done
 * @param {string} [consequence] a sentence
 * @returns {MachineTrouble | undefined}
 */
export function machineTrouble(error, folder, consequence = '') {
  if (error instanceof MachineTrouble) return error;
  const words = wordsOf(error);
  const sentence = REASONS.find(([pattern]) => pattern.test(words))?.[1];
  if (!sentence) {
    const cause = error instanceof Error && error.cause;
    return cause ? machineTrouble(cause, folder, consequence) : undefined;
  }
  const place = error instanceof Error && 'path' in error ? String(error.path) : (folder ?? 'the data');
  return new MachineTrouble(`${sentence(place)} ${consequence}`.trim(), {
    detail: error instanceof CommandError ? error.detail : undefined,
    cause: error,
  });
}

/**
 * Does some work, and names trouble of this machine as what it is.
 *
 * @template T
 * @param {string} folder where it is done
 * @param {string} consequence of a failure; a sentence
 * @param {() => Promise<T>} work
 */
export async function namingTrouble(folder, consequence, work) {
  try {
    return await work();
  } catch (error) {
    throw machineTrouble(error, folder, consequence) ?? error;
  }
}

/** Returns the bytes that are free on the disk of a path. @param {string} path that may not exist yet @returns {number} */
export function freeBytes(path) {
  if (!fs.existsSync(path) && dirname(path) !== path) return freeBytes(dirname(path));
  const { bavail, bsize } = fs.statfsSync(path);
  return bavail * bsize;
}

const megabytes = (/** @type {number} */ bytes) =>
  bytes < 10 * MB ? (bytes / MB).toFixed(1) : Math.ceil(bytes / MB);

/**
 * @param {string} folder
 * @param {{ bytes: number, what: string, consequence: string }} need `what`: the work, as in "the restore"
 * @throws {MachineTrouble} with both sizes when there is too little room
 */
export function requireRoom(folder, { bytes, what, consequence }) {
  const free = freeBytes(folder);
  if (free >= bytes) return;
  throw new MachineTrouble(
    `There are ${megabytes(free)} MB free in ${folder}, ${what} needs ${megabytes(bytes)} MB. ${consequence}`,
  );
}
