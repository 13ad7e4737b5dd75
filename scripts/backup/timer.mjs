// @ts-check
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT } from '../config/paths.mjs';
import { runToEnd } from '../run/child-processes.mjs';

/** @import { Environment } from '../config/environment.mjs' */

/** Longest delay after which a clock change, a wake-up or a failed backup is noticed. */
const LONGEST_PAUSE_MS = 3_600_000;

/**
 * Returns the last occurrence of a time of day, in the time zone of this machine.
 *
 * @param {string} at such as "03:00"
 * @param {Date} now
 */
export function lastSlot(at, now) {
  const slot = slotOfDay(at, now);
  if (slot > now) slot.setDate(slot.getDate() - 1);
  return slot;
}

/** @param {string} at @param {Date} now */
function slotOfDay(at, now) {
  const [hours = 0, minutes = 0] = at.split(':').map(Number);
  const slot = new Date(now);
  slot.setHours(hours, minutes, 0, 0);
  return slot;
}

/**
 * Returns how long to wait before checking the clock again.
 *
 * @param {string} at
 * @param {Date} now
 * @returns {number} milliseconds
 */
export function pauseBefore(at, now) {
  const next = slotOfDay(at, now);
  if (next <= now) next.setDate(next.getDate() + 1);
  return Math.min(next.getTime() - now.getTime(), LONGEST_PAUSE_MS);
}

/** Returns the line that a start prints about backups. @param {string} at */
export const timerLine = (at) =>
  `  Backups        every day at ${at}, ${Intl.DateTimeFormat().resolvedOptions().timeZone} time`;

/**
 * Makes a backup every day at BACKUP_AT while the site runs, and at once if the last one was missed. Returns
 * at once without BACKUP_AT; otherwise it never returns.
 *
 * @param {Environment} environment
 */
export async function backUpDaily({ variables }) {
  const { BACKUP_AT: at } = variables;
  if (!at) return;
  for (let done = ''; ; await pause(pauseBefore(at, new Date()))) {
    const slot = lastSlot(at, new Date()).toISOString();
    if (slot === done) continue;
    const { code, output } = await backUp(variables, '--unless-since', slot);
    if (code === 0) done = slot;
    console[code === 0 ? 'log' : 'error'](`backup │ ${output.replaceAll('\n', '\nbackup │ ')}`);
  }
}

/**
 * Runs `npm run backup` as a separate program, so that its work does not delay the one that keeps the site running.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {string[]} args
 */
export const backUp = (env, ...args) =>
  runToEnd(process.execPath, [join(ROOT, 'scripts', 'backup.mjs'), ...args], { cwd: ROOT, env });
