// @ts-check
import { Stop } from '../stop.mjs';
import { endTasks } from './owned-process.mjs';

/**
 * @typedef {object} Ending
 * @property {(tidy: () => unknown) => void} atEnd registers something to do before the program ends, however
 *   it ends; the last registered is done first
 */

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
  if (!(error instanceof Stop)) return console.error(error);
  console.error(`\n${error.message}`);
  if (error.detail) console.error(`\n${error.detail}`);
}

/**
 * Runs a command to its end: prints the sentence of a `Stop`, tidies up after success, failure and signals
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
    await endTasks();
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
