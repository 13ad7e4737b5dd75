// @ts-check
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CommandError } from '../config/command-error.mjs';
import { forCms, forWeb, reachable } from '../config/environment.mjs';
import { CMS, ROOT, STRAPI, WEB } from '../config/paths.mjs';
import { followOutput, reasonIn } from './child-output.mjs';
import { endOwned, spawnOwned } from './child-processes.mjs';
import { timed } from './progress.mjs';
import { waitUntilReady } from './readiness.mjs';

/**
 * @import { ChildProcess } from 'node:child_process'
 * @import { Environment } from '../config/environment.mjs'
 * @import { Shown } from './child-output.mjs'
 * @import { Cleanup } from './child-processes.mjs'
 * @import { Secrets } from '../config/secrets.mjs'
 *
 * @typedef {object} Plan
 * @property {string} name as in "Starting the CMS"
 * @property {string} mark printed before its lines: "cms"
 * @property {string[]} node arguments for Node: the script and its arguments
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} env
 * @property {string} readyUrl answers 200 when the program is ready
 * @property {number} patienceMs time to stop
 * @property {Shown} shown
 * @property {(message: unknown) => void} [onMessage] receives messages of the program
 */

const READY_MS = 300_000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** After this long, earlier crashes no longer count. */
const STEADY_MS = 60_000;

/**
 * Returns the pause before a program is started again. It doubles with each crash, so that a program that
 * crashes at once does not keep the machine busy.
 *
 * @param {number} falls 1 after the first crash
 * @returns {number} milliseconds
 */
export const pauseAfter = (falls) => Math.min(FIRST_PAUSE_MS * 2 ** (falls - 1), LONGEST_PAUSE_MS);

const WITH_PARENT = new URL('./exit-with-parent.mjs', import.meta.url).href;

/** A program that runs until it is stopped, restarted after crashes. */
export class Service {
  /** @type {ChildProcess | undefined} */
  #child;
  /** @type {Promise<unknown[]>} */
  #closed = new Promise(() => {});
  #stopping = false;
  /** @type {ReturnType<typeof followOutput>} */
  #output = { lastLines: () => '', ready: () => {} };

  /** @param {Plan} plan */
  constructor(plan) {
    this.plan = plan;
  }

  /**
   * Starts the program and waits until it is ready.
   *
   * @throws {CommandError} with its last lines when it ends before that or takes too long
   */
  async start() {
    this.#spawn();
    const how = await this.#waitUntilReady();
    if (how) throw this.#failure(how);
  }

  /**
   * Restarts the program after every crash since `start()`. In the meantime the site answers from memory, and
   * someone can fix the cause that is logged.
   */
  async keepRunning() {
    for (let falls = 1; ; falls += 1) {
      const since = Date.now();
      const how = await this.#ended();
      if (this.#stopping) return;
      if (Date.now() - since > STEADY_MS) falls = 1;
      const pauseMs = pauseAfter(falls);
      const reason = this.#reason();
      const next = `Restarting in ${pauseMs / 1000} s.`;
      console.error(`${this.#title} stopped unexpectedly (${how}). ${next}${reason ? ` ${reason}` : ''}`);
      await pause(pauseMs);
      if (this.#stopping) return;
      this.#spawn();
      // The program's end is reported by the loop.
      this.#waitUntilReady().then((failure) => failure || console.error(`${this.#title} is running again.`));
    }
  }

  get pid() {
    return this.#child?.pid;
  }

  /** @throws {CommandError} when it had to be killed */
  async stop() {
    this.#stopping = true;
    const { patienceMs } = this.plan;
    if (this.#child && !(await endOwned(this.#child, patienceMs))) {
      throw new CommandError(`${this.#title} did not stop within ${patienceMs / 1000} s and was killed.`);
    }
  }

  get #title() {
    return this.plan.name.replace(/^./, (letter) => letter.toUpperCase());
  }

  /** @returns {Promise<string | undefined>} why the new program is not ready; undefined when it is */
  async #waitUntilReady() {
    const { ready } = this.#output;
    const over = new AbortController();
    const ended = this.#ended().then((how) => {
      over.abort();
      return `stopped while starting (${how})`;
    });
    const late = setTimeout(() => over.abort(), READY_MS);
    const isReady = await waitUntilReady(this.plan.readyUrl, over.signal);
    clearTimeout(late);
    if (!isReady) return Promise.race([ended, `was not ready after ${READY_MS / 1000} s`]);
    ready();
    return undefined;
  }

  /** @returns {Promise<string>} how the program ended: a signal or an exit code */
  async #ended() {
    const [code, signal] = await this.#closed;
    return String(signal ?? `code ${code}`);
  }

  #reason() {
    return reasonIn(this.#output.lastLines(), this.plan.env);
  }

  /** @param {string} what */
  #failure(what) {
    const reason = this.#reason();
    if (reason) return new CommandError(reason);
    // The lines are already on the screen.
    if (this.plan.shown === 'everything')
      return new CommandError(`${this.#title} ${what}. Its last output is above.`);
    return new CommandError(`${this.#title} ${what}. Last output:`, { detail: this.#output.lastLines() });
  }

  #spawn() {
    const { mark, node, cwd, env, shown, onMessage } = this.plan;
    const child = spawnOwned(process.execPath, ['--import', WITH_PARENT, ...node], {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.#output = followOutput(mark, [child.stdout, child.stderr], shown);
    if (onMessage) child.on('message', onMessage);
    this.#child = child;
    // "close" comes after the last line of output, "exit" may come before it.
    this.#closed = once(child, 'close');
  }
}

/**
 * @typedef {object} Installation
 * @property {Environment} environment
 * @property {Secrets} secrets
 * @property {(message: unknown) => void} onMessage receives messages of the CMS
 * @property {Shown} shown
 */

/** Together below the ten seconds of a stop without DRAIN_SECONDS. */
const WEB_PATIENCE_MS = 5500;
const CMS_PATIENCE_MS = 4000;

/** Other replicas answer in the meantime, so requests may take this long to finish. */
const LAST_ANSWERS_MS = 10_000;

/** @param {Environment} environment extra time for a stop with DRAIN_SECONDS */
const drainMs = ({ variables }) => {
  const seconds = Number(variables.DRAIN_SECONDS);
  return seconds > 0 ? seconds * 1000 + LAST_ANSWERS_MS : 0;
};

/** @param {Installation} installation @returns {Plan} */
export const cmsPlan = ({ environment, secrets, onMessage, shown }) => ({
  name: 'the CMS',
  mark: 'cms',
  node: [STRAPI, 'start'],
  cwd: CMS,
  env: forCms(environment, secrets),
  readyUrl: `http://${reachable(environment.cmsHost)}:${environment.cmsPort}/api/health`,
  patienceMs: CMS_PATIENCE_MS + drainMs(environment),
  shown,
  onMessage,
});

/** @param {Installation} installation @returns {Plan} */
export const webPlan = ({ environment, secrets, shown }) => ({
  name: 'the site',
  mark: 'web',
  node: [join(WEB, 'dist', 'server', 'main.js')],
  cwd: ROOT,
  env: forWeb(environment, secrets),
  readyUrl: `http://${reachable(environment.host)}:${environment.port}/healthz`,
  patienceMs: WEB_PATIENCE_MS + drainMs(environment),
  shown,
});

/**
 * Starts programs in order. They stop in reverse order, so that the CMS still answers requests that the site
 * has accepted.
 *
 * @param {Plan[]} plans
 * @param {Cleanup} cleanup
 * @throws {CommandError} when one of them does not become ready
 */
export async function startStack(plans, { onExit }) {
  const services = plans.map((plan) => new Service(plan));
  for (const service of services) {
    onExit(() => service.stop());
    await timed(`Starting ${service.plan.name}`, () => service.start());
  }
  return {
    services,
    keepRunning: () => Promise.race(services.map((service) => service.keepRunning())),
    stop: async () => {
      for (const service of services.toReversed()) await service.stop();
    },
  };
}
