// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** @import { ChildProcess, SpawnOptions } from 'node:child_process' */

const WINDOWS = process.platform === 'win32';

/** @type {Set<ChildProcess>} */
const running = new Set();
/** Those of them that run to an end of their own. @type {Set<ChildProcess>} */
const tasks = new Set();

/** Time for a task to tidy up after itself. */
const TASK_PATIENCE_MS = 4000;

/**
 * Sends a signal to a program and to everything it started.
 *
 * @param {ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function signalGroup(child, signal) {
  if (!child.pid) return;
  try {
    if (WINDOWS) child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch (error) {
    // ESRCH: the whole group has already ended, which is what the signal is for.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
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
  const written = Promise.all([
    child.stdout ? text(child.stdout) : '',
    child.stderr ? text(child.stderr) : '',
  ]);
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

/** Ends what `runToEnd` is still running. */
export async function endTasks() {
  await Promise.all([...tasks].map((child) => endOwned(child, TASK_PATIENCE_MS)));
}
