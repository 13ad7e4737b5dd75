// @ts-check
import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT } from '../config/paths.mjs';
import { runToEnd } from '../run/child-processes.mjs';
import { tidyInTurn } from './leftovers.mjs';
import { noteOf, writeNote } from './notes.mjs';

/** @import { Environment } from '../config/environment.mjs' */

/** Longest delay after which a clock change or a wake-up is noticed, and the first pause after a failed backup. */
const LONGEST_PAUSE_MS = 3_600_000;

/**
 * Returns the last occurrence of a time of day, in the time zone of this machine.
 *
 * @param {string} at such as "03:00"
 * @param {Date} now
 */
export function lastSlot(at, now) {
  const [hours = 0, minutes = 0] = at.split(':').map(Number);
  const slot = new Date(now);
  slot.setHours(hours, minutes, 0, 0);
  if (slot > now) slot.setDate(slot.getDate() - 1);
  return slot;
}

/**
 * Returns the next occurrence of a time of day.
 *
 * @param {string} at
 * @param {Date} now
 */
export function nextSlot(at, now) {
  const next = lastSlot(at, now);
  next.setDate(next.getDate() + 1);
  return next;
}

/**
 * Returns how long to wait before checking the clock again.
 *
 * @param {string} at
 * @param {Date} now
 * @returns {number} milliseconds
 */
export const pauseBefore = (at, now) =>
  Math.min(nextSlot(at, now).getTime() - now.getTime(), LONGEST_PAUSE_MS);

/** Decides when a failed backup is tried again: after one hour, two, four … and at most a day. */
export class Attempts {
  #failures = 0;
  #againAt = 0;

  /** @param {() => number} [now] milliseconds of a clock that nobody sets */
  constructor(now = () => performance.now()) {
    this.now = now;
  }

  mayBegin() {
    return this.now() >= this.#againAt;
  }

  /** @param {boolean} succeeded */
  note(succeeded) {
    this.#failures = succeeded ? 0 : this.#failures + 1;
    const hours = succeeded ? 0 : Math.min(2 ** (this.#failures - 1), 24);
    // Timers may fire a little early.
    this.#againAt = this.now() + hours * LONGEST_PAUSE_MS - SLACK_MS;
  }
}

const SLACK_MS = 1000;

/** Returns the line that a start prints about backups. @param {string} at */
export const timerLine = (at) =>
  `  Backups        every day at ${at}, ${Intl.DateTimeFormat().resolvedOptions().timeZone} time`;

/**
 * Makes a backup every day while the site runs, and at once if the last one was missed. Returns at once if daily
 * backups are off; otherwise it never returns.
 *
 * @param {Environment} environment
 */
export async function backUpDaily(environment) {
  const { backupAt: at, variables } = environment;
  tidyInTurn(environment).catch(report);
  const nightly = variables.BACKUP_AT ? [] : ['--nightly'];
  void backUpWhenAsked(environment, nightly);
  if (!at) return;
  // Nothing is missed when the first backup has not been planned yet.
  let done = (await planned(environment)) ? '' : lastSlot(at, new Date()).toISOString();
  const attempts = new Attempts();
  for (;;) {
    const slot = lastSlot(at, new Date()).toISOString();
    if (slot !== done && attempts.mayBegin()) {
      const code = await backUpAndPrint(variables, '--unless-since', slot, ...nightly);
      attempts.note(code === 0);
      if (code === 0) done = slot;
    }
    await plan(environment, nextSlot(at, new Date()));
    await pause(pauseBefore(at, new Date()));
  }
}

const LOOK_AGAIN_MS = 2000;

/**
 * Makes a backup if the owner asks for one: the CMS then makes a file, which is removed when the backup has ended.
 *
 * @param {Pick<Environment, 'dataDir' | 'variables'>} environment
 * @param {string[]} options
 */
export async function backUpIfAsked({ dataDir, variables }, options) {
  const request = join(dataDir, 'backups', '.wanted');
  const asked = statSync(request, { throwIfNoEntry: false });
  if (!asked) return;
  await backUpAndPrint(variables, '--unless-since', asked.mtime.toISOString(), ...options);
  rmSync(request, { force: true });
}

/** Never returns. @param {Environment} environment @param {string[]} options */
async function backUpWhenAsked(environment, options) {
  for (;;) {
    await backUpIfAsked(environment, options).catch(report);
    await pause(LOOK_AGAIN_MS);
  }
}

/** Returns the exit code. @param {NodeJS.ProcessEnv} env @param {string[]} args */
async function backUpAndPrint(env, ...args) {
  const { code, output } = await backUp(env, ...args);
  console[code === 0 ? 'log' : 'error'](`backup │ ${output.replaceAll('\n', '\nbackup │ ')}`);
  return code;
}

/** @param {Environment} environment */
const planned = (environment) => noteOf(environment, 'backup_planned').catch(report);

/** Notes for the dashboard when the next backup is made. @param {Environment} environment @param {Date} next */
const plan = (environment, next) =>
  writeNote(environment, 'backup_planned', next.toISOString()).catch(report);

/** A note is not worth a stop: the backup itself reports a database that cannot be read. @param {Error} error */
const report = ({ message }) => console.error(`backup │ ${message}`);

/**
 * Runs `npm run backup` as a separate program, so that its work does not delay the one that keeps the site running.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {string[]} args
 */
export const backUp = (env, ...args) =>
  runToEnd(process.execPath, [join(ROOT, 'scripts', 'backup.mjs'), ...args], { cwd: ROOT, env });
