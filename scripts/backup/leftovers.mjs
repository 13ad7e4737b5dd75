// @ts-check
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { systemCode } from '../config/command-error.mjs';
import { inTurn, keepRoomForNotes } from './notes.mjs';

/** @import { Where } from './notes.mjs' */

/** Folders in DATA_DIR/backups for work that is done in turn. */
export const MAKING = '.making';
export const DRILL = '.drill';
/** Start of the folders of restores, in DATA_DIR; the id of the process follows. */
export const RESTORING = '.restoring-';

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return systemCode(error) === 'EPERM';
  }
}

/** Removes what killed programs left. Call it inside `inTurn`. @param {string} dataDir */
export function removeLeftovers(dataDir) {
  const restores = existsSync(dataDir)
    ? readdirSync(dataDir).filter((name) => name.startsWith(RESTORING))
    : [];
  const ended = restores.filter((name) => !isRunning(Number(name.slice(RESTORING.length))));
  const folders = [join('backups', MAKING), join('backups', DRILL), ...ended];
  for (const name of folders) rmSync(join(dataDir, name), { recursive: true, force: true });
}

/** Removes what killed programs left, and keeps room for notes, once no other program works on the backups. @param {Where} where */
export const tidyInTurn = (where) =>
  inTurn(where, { onExit: () => {} }, async () => {
    removeLeftovers(where.dataDir);
    keepRoomForNotes(where);
  });
