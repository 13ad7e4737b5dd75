// @ts-check
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../paths.mjs';
import { Stop } from '../stop.mjs';
import { followOutput } from './output.mjs';
import { endOwned, spawnOwned } from './owned-process.mjs';
import { becomesReady } from './readiness.mjs';

/** @import { ChildProcess } from 'node:child_process' */

/**
 * @typedef {object} Plan
 * @property {string} name as in "Starting the CMS"
 * @property {string} mark put before its lines: "cms"
 * @property {string[]} node arguments for Node: the script and what follows it
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} env
 * @property {string} readyUrl answers 200 when the program is ready
 * @property {number} patienceMs how long it may take to stop
 * @property {boolean} everything true: every line it writes is shown, not only warnings
 * @property {(message: unknown) => void} [onMessage] what the program tells its parent
 */

const READY_MS = 300_000;
/** A program that falls over again and again is not helped by a sixth start. */
const RESTARTS = 5;
const FIRST_PAUSE_MS = 500;
/** After this long the falls before it are forgotten. */
const STEADY_MS = 60_000;

const END_WITH_PARENT = pathToFileURL(`${ROOT}/scripts/running/end-with-parent.mjs`).href;

/** A program that serves until it is stopped, started again when it falls over. */
export class Service {
  /** @type {ChildProcess | undefined} */
  #child;
  /** @type {Promise<unknown[]>} */
  #closed = new Promise(() => {});
  #stopping = false;
  /** @type {() => string} */
  #lastLines = () => '';

  /** @param {Plan} plan */
  constructor(plan) {
    this.plan = plan;
  }

  /**
   * Starts the program and waits until it is ready.
   *
   * @throws {Stop} with its last lines when it ends before that or takes too long
   */
  async start() {
    this.#spawn();
    const over = new AbortController();
    const ended = this.#ended().then((how) => {
      over.abort();
      return this.#failure(`ended while starting (${how})`);
    });
    const late = setTimeout(() => over.abort(), READY_MS);
    const ready = await becomesReady(this.plan.readyUrl, { signal: over.signal });
    clearTimeout(late);
    if (!ready) throw await Promise.race([ended, this.#failure(`was not ready after ${READY_MS / 1000} s`)]);
  }

  /**
   * Keeps the program running after `start()`.
   *
   * @returns {Promise<never>} fails with a `Stop` when it does not stay up; pending while all is well
   */
  async keepRunning() {
    for (let falls = 1; ; falls += 1) {
      const since = Date.now();
      const how = await this.#ended();
      // The stop that is under way ends the whole command; there is nothing left to report.
      if (this.#stopping) return new Promise(() => {});
      if (Date.now() - since > STEADY_MS) falls = 1;
      if (falls > RESTARTS) throw this.#failure(`ended ${falls} times, last with ${how}`);
      console.error(`${this.#title} ended unexpectedly (${how}); starting it again.`);
      await pause(FIRST_PAUSE_MS * 2 ** (falls - 1));
      if (!this.#stopping) this.#spawn();
    }
  }

  /** The process that serves now; undefined before the start. */
  get pid() {
    return this.#child?.pid;
  }

  /** @throws {Stop} when it had to be ended by force */
  async stop() {
    this.#stopping = true;
    const { patienceMs } = this.plan;
    if (this.#child && !(await endOwned(this.#child, patienceMs))) {
      throw new Stop(`${this.#title} did not stop within ${patienceMs / 1000} s and was ended by force.`);
    }
  }

  /** The name at the beginning of a sentence. */
  get #title() {
    return this.plan.name.replace(/^./, (letter) => letter.toUpperCase());
  }

  /** @returns {Promise<string>} how the program ended: a signal or an exit code */
  async #ended() {
    const [code, signal] = await this.#closed;
    return String(signal ?? `code ${code}`);
  }

  /** @param {string} what */
  #failure(what) {
    return new Stop(`${this.#title} ${what}. Its last lines are:`, { detail: this.#lastLines() });
  }

  #spawn() {
    const { mark, node, cwd, env, everything, onMessage } = this.plan;
    const child = spawnOwned(process.execPath, ['--import', END_WITH_PARENT, ...node], {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.#lastLines = followOutput(mark, [child.stdout, child.stderr], { everything });
    if (onMessage) child.on('message', onMessage);
    this.#child = child;
    // "close" comes after the last line of output, "exit" may come before it.
    this.#closed = once(child, 'close');
  }
}
