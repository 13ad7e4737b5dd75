// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
// As a namespace: a missing named import would end an older Node before it has said which one is needed.
import * as util from 'node:util';
import { CommandError, systemCode } from './command-error.mjs';

/** @import { ChildProcess, SpawnOptions } from 'node:child_process' */

const WINDOWS = process.platform === 'win32';
/** Time for a task to tidy up after itself. */
const TASK_PATIENCE_MS = 4000;

/** @type {Set<ChildProcess>} */
const running = new Set();
/** Those of them that run to an end of their own. @type {Set<ChildProcess>} */
const tasks = new Set();

/** Sends a signal to a program and to everything it started. @type {(child: ChildProcess, signal: NodeJS.Signals) => void} */
function signalGroup(child, signal) {
  if (!child.pid) return;
  try {
    if (WINDOWS) child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch (error) {
    // ESRCH: the whole group has already ended, which is what the signal is for.
    if (systemCode(error) !== 'ESRCH') throw error;
  }
}

/** Whatever way this program ends, nothing that it started goes on. */
process.on('exit', () => {
  for (const child of running) signalGroup(child, 'SIGKILL');
});

/**
 * Starts a program in a process group of its own: Ctrl-C reaches only us, so that we can stop things in the
 * right order, and the group can be ended as a whole.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {SpawnOptions} options
 */
export function spawnOwned(command, args, options) {
  const child = spawn(command, args, { ...options, detached: !WINDOWS });
  running.add(child);
  child.once('exit', () => {
    running.delete(child);
    signalGroup(child, 'SIGKILL');
  });
  child.once('error', () => running.delete(child));
  return child;
}

/**
 * Runs a program to its end.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {SpawnOptions & { limitMs?: number }} options after `limitMs` the program is ended by force
 * @returns {Promise<{ code: number, output: string }>} the exit code, 1 when a signal ended it or it could not
 *   be started, and what it wrote to both outputs as far as they are pipes
 */
export async function runToEnd(command, args, { limitMs, ...options }) {
  const child = spawnOwned(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
  const written = Promise.all([child.stdout, child.stderr].map((stream) => (stream ? text(stream) : '')));
  tasks.add(child);
  const limit = limitMs && setTimeout(() => signalGroup(child, 'SIGKILL'), limitMs);
  try {
    const [code] = await once(child, 'close');
    return { code: code ?? 1, output: (await written).join('').trim() };
  } catch (error) {
    return { code: 1, output: String(error) };
  } finally {
    tasks.delete(child);
    clearTimeout(limit);
  }
}

/**
 * Waits for a line of a program's error output, which must be a pipe.
 *
 * @param {ChildProcess} child
 * @param {RegExp} pattern
 * @throws {CommandError} with all it said when it ends before that
 */
export async function lineOf({ stderr, spawnfile }, pattern) {
  const lines = [];
  for await (const line of stderr ? createInterface({ input: stderr }) : []) {
    const match = pattern.exec(line);
    if (match) {
      // Unread output would fill the pipe and stop the program.
      stderr?.resume();
      return match;
    }
    lines.push(line);
  }
  throw new CommandError(`${spawnfile} stopped while starting. Output:`, { detail: lines.join('\n') });
}

/**
 * Asks a program to end and ends it when it does not in time.
 *
 * @param {ChildProcess} child
 * @param {number} patienceMs
 * @param {NodeJS.Signals} [politely] the signal it understands as a request
 * @returns {Promise<boolean>} false when it had to be ended by force
 */
export async function endOwned(child, patienceMs, politely = 'SIGTERM') {
  if (!running.has(child)) return true;
  const ended = once(child, 'exit');
  child.kill(politely);
  let forced = false;
  const force = setTimeout(() => {
    forced = true;
    signalGroup(child, 'SIGKILL');
  }, patienceMs);
  await ended;
  clearTimeout(force);
  return !forced;
}

/**
 * @typedef {object} Ending
 * @property {(tidy: () => unknown) => void} atEnd registers something to do before the program ends, however
 *   it ends; the last registered is done first
 */

/** What a shell reports for a program that Ctrl-C has ended. */
export const INTERRUPTED = 130;
const PARENT_CHECK_MS = 500;

/**
 * npm runs a command in a shell. When that shell, or npm, is ended without telling us, so that nobody is left
 * to stop us, that counts as a signal.
 *
 * @param {() => void} onOrphaned
 */
function watchNpm(onOrphaned) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const check = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(check);
    onOrphaned();
  }, PARENT_CHECK_MS);
  check.unref();
}

/** @param {unknown} error */
function report(error) {
  if (!(error instanceof CommandError)) return console.error(error);
  console.error(`\n${error.message}`);
  if (error.detail) console.error(`\n${error.detail}`);
}

/**
 * Runs a command to its end: prints the sentence of a `CommandError`, tidies up after success, failure and signals
 * alike, and leaves with the right exit code.
 *
 * @param {(ending: Ending) => Promise<number | void>} main may return the exit code
 * @param {{ interrupted?: number }} [options] the exit code after Ctrl-C or SIGTERM
 */
export async function runProgram(main, { interrupted = 0 } = {}) {
  /** @type {(() => unknown)[]} */
  const endings = [];
  let ending = false;

  /** @param {number} code */
  async function end(code) {
    // npm passes on a Ctrl-C that the terminal has sent us as well: the second signal must not cut the first short.
    if (ending) return;
    ending = true;
    let exitCode = code;
    await Promise.all([...tasks].map((child) => endOwned(child, TASK_PATIENCE_MS)));
    for (const tidy of endings.reverse()) {
      try {
        await tidy();
      } catch (error) {
        report(error);
        exitCode = 1;
      }
    }
    process.exit(exitCode);
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(interrupted));
  watchNpm(() => end(interrupted));
  try {
    await end((await main({ atEnd: (tidy) => endings.push(tidy) })) ?? 0);
  } catch (error) {
    // While ending, programs stop answering; that is no failure of its own.
    if (!ending) report(error);
    await end(1);
  }
}

/**
 * Reads what was typed after a command.
 *
 * @template {util.ParseArgsConfig} T
 * @param {T} config
 * @param {string} usage
 * @throws {CommandError} for what is not understood
 */
export function readArguments(config, usage) {
  try {
    return util.parseArgs(config);
  } catch (cause) {
    throw new CommandError(`Unknown arguments. Usage: ${usage}`, { cause });
  }
}

/**
 * Makes a folder that goes when the program ends.
 *
 * @param {string} name how its name begins
 * @param {Ending} ending
 */
export function temporaryFolder(name, { atEnd }) {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
