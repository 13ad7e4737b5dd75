// @ts-check
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { CMS } from '../paths.mjs';

/**
 * The part of better-sqlite3 that is used here.
 *
 * @typedef {object} Database
 * @property {(sql: string) => Statement} prepare
 * @property {(pragma: string, options?: { simple?: boolean }) => unknown} pragma
 * @property {(work: () => void) => () => void} transaction
 * @property {(file: string, options?: { progress?: (state: BackupState) => number }) => Promise<BackupState>} backup
 * @property {() => void} close
 *
 * @typedef {object} Statement
 * @property {(...values: unknown[]) => { lastInsertRowid: number | bigint }} run
 * @property {(...values: unknown[]) => unknown[]} all
 *
 * @typedef {object} BackupState
 * @property {number} totalPages
 * @property {number} remainingPages
 */

/**
 * Opens an SQLite file that is there, with the CMS's own library.
 *
 * @param {string} file
 * @param {{ readonly?: boolean }} [options]
 * @returns {Database}
 */
export function openSqlite(file, { readonly = false } = {}) {
  const Sqlite = createRequire(join(CMS, 'package.json'))('better-sqlite3');
  return new Sqlite(file, { readonly, fileMustExist: true });
}

/** So many at once are read in about a millisecond; between them the site may write. */
const PAGES_A_STEP = 500;
/** A write of another program makes the copy start again; after so many the rest is read at once. */
const PATIENCE = 5;

/**
 * Writes a consistent copy of a database while it is in use.
 *
 * @param {string} file
 * @param {string} copy
 */
export async function copySqlite(file, copy) {
  const database = openSqlite(file, { readonly: true });
  let restarts = 0;
  let remaining = Number.POSITIVE_INFINITY;
  try {
    await database.backup(copy, {
      progress: ({ totalPages, remainingPages }) => {
        if (remainingPages > remaining) restarts += 1;
        remaining = remainingPages;
        return restarts < PATIENCE ? PAGES_A_STEP : totalPages;
      },
    });
  } finally {
    database.close();
  }
}

/**
 * @param {string} file
 * @returns {boolean} whether it is an SQLite database whose pages fit together
 */
export function isSoundSqlite(file) {
  try {
    const database = openSqlite(file, { readonly: true });
    try {
      return database.pragma('quick_check', { simple: true }) === 'ok';
    } finally {
      database.close();
    }
  } catch {
    // Not a database at all.
    return false;
  }
}
