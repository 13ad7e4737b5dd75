// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
// As a namespace: with a missing named import, an older Node fails before it can report the needed version.
import * as util from 'node:util';
import { CommandError, systemCode } from '../config/command-error.mjs';
import { machineTrouble } from '../config/machine-trouble.mjs';

/** @import { ChildProcess, SpawnOptions } from 'node:child_process' */

const WINDOWS = process.platform === 'win32';
/** Time for a task to clean up. */
const TASK_PATIENCE_MS = 4000;

/** @type {Set<ChildProcess>} */
const running = new Set();
/** Running programs that end by themselves. @type {Set<ChildProcess>} */
const tasks = new Set();

/**
 * Sends a signal to a program and everything it started.
 *
 * @type {(child: ChildProcess, signal: NodeJS.Signals) => void}
 */
function signalGroup(child, signal) {
  if (!child.pid) return;
  try {
    if (WINDOWS) child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch (error) {
    // ESRCH: the whole group has already ended.
    if (systemCode(error) !== 'ESRCH') throw error;
  }
}

/** However this program ends, it leaves no started program behind. */
process.on('exit', () => {
  for (const child of running) signalGroup(child, 'SIGKILL');
});

/**
 * Starts a program in its own process group. Ctrl-C then reaches only us, so that we stop programs in the
 * right order, and the group can be killed as a whole.
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
 * @param {SpawnOptions & { limitMs?: number }} options after `limitMs` the program is killed
 * @returns {Promise<{ code: number, output: string }>} the exit code, or 1 after a signal or a failed start;
 * and both outputs, as far as they are pipes
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
 * Asks a program to end, and kills it after a while.
 *
 * @param {ChildProcess} child
 * @param {number} patienceMs
 * @param {NodeJS.Signals} [politely] the signal that asks it to end
 * @returns {Promise<boolean>} false when it had to be killed
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
 * @typedef {object} Cleanup
 * @property {(tidy: () => unknown) => void} onExit registers work for the end of the program, however it ends;
 * the last registered runs first
 */

let isEnding = false;

/** Returns whether this program has begun to end, so that its programs end too. */
export const isProgramEnding = () => isEnding;

/** The exit code that a shell reports after Ctrl-C. */
export const INTERRUPTED = 130;
const PARENT_CHECK_MS = 500;

/**
 * Treats the end of npm as a signal. npm runs a command in a shell; if that shell or npm is killed, nobody is
 * left to stop us.
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
  const known = error instanceof CommandError ? error : machineTrouble(error);
  if (!known) return console.error(error);
  console.error(`\n${known.message}`);
  if (known.detail) console.error(`\n${known.detail}`);
}

const OF_THIS_MACHINE = ['localhost', '127.0.0.1', '::1'];

/**
 * Lets the programs of a site reach each other without a proxy. `NODE_USE_ENV_PROXY` would send all requests to it.
 *
 * @param {NodeJS.ProcessEnv} env changed
 */
export function bypassProxy(env) {
  const noProxy = [env.no_proxy ?? env.NO_PROXY, ...OF_THIS_MACHINE].filter(Boolean).join(',');
  Object.assign(env, { no_proxy: noProxy, NO_PROXY: noProxy });
}

/**
 * Runs a command. Prints the sentence of a `CommandError`, cleans up after success, failure and signals, and
 * sets the exit code.
 *
 * @param {(cleanup: Cleanup) => Promise<number | void>} main may return the exit code
 * @param {{ interrupted?: number }} [options] the exit code after Ctrl-C or SIGTERM
 */
export async function runProgram(main, { interrupted = 0 } = {}) {
  /** @type {(() => unknown)[]} */
  const cleanups = [];
  bypassProxy(process.env);

  /** @param {number} code */
  async function end(code) {
    // npm repeats a Ctrl-C that the terminal has also sent to us. The second signal must not interrupt the cleanup.
    if (isEnding) return;
    isEnding = true;
    let exitCode = code;
    await Promise.all([...tasks].map((child) => endOwned(child, TASK_PATIENCE_MS)));
    for (const tidy of cleanups.reverse()) {
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
    await end((await main({ onExit: (tidy) => cleanups.push(tidy) })) ?? 0);
  } catch (error) {
    // During the cleanup programs stop answering, which is not a failure.
    if (!isEnding) report(error);
    await end(1);
  }
}

/**
 * Reads the arguments of a command.
 *
 * @template {util.ParseArgsConfig} T
 * @param {T} config
 * @param {string} usage
 * @throws {CommandError} for unknown arguments
 */
export function readArguments(config, usage) {
  try {
    return util.parseArgs(config);
  } catch (cause) {
    throw new CommandError(`Unknown arguments. Usage: ${usage}`, { cause });
  }
}

/**
 * Makes a folder that is removed when the program ends.
 *
 * @param {string} name start of its name
 * @param {Cleanup} cleanup
 */
export function temporaryFolder(name, { onExit }) {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  onExit(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
