// @ts-check
import { AssertionError } from 'node:assert';
import { inspect, stripVTControlCharacters } from 'node:util';
import { CommandError } from '../config/command-error.mjs';
import { secondsSince } from '../run/progress.mjs';

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} [failures] names and reasons; absent if the step itself is the test
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {() => Promise<Counts | void>} run without counts the step is one test, which fails by throwing
 */

/** Lines of a failure in the summary; the full text is where it happened. */
const LINES_OF_A_FAILURE = 15;

export class Summary {
  #passed = 0;
  #failed = 0;
  /** @type {string[]} */
  #failures = [];

  get failed() {
    return this.#failed;
  }

  /** @param {Step} step @returns {Promise<Counts>} */
  async run({ name, run }) {
    const since = Date.now();
    console.log(`\n── ${name}`);
    // Counted as failed until it is over, so an interrupted step has not passed.
    this.#failed += 1;
    const { passed, failed, failures = [] } = await outcome(run);
    this.#failed += failed - 1;
    this.#passed += passed;
    this.#failures.push(...failures.map((failure) => `✗ ${name}: ${beginning(failure)}`));
    console.log(`── ${name}: ${passed} passed, ${failed} failed, ${secondsSince(since)}`);
    return { passed, failed };
  }

  /** @returns {Counts} */
  get counts() {
    return { passed: this.#passed, failed: this.#failed, failures: this.#failures };
  }

  /**
   * Returns the end of the output: failures, so that nobody has to search 5,000 lines, and the counts as the
   * very last line.
   */
  text() {
    return [...this.#failures, `${this.#passed} passed, ${this.#failed} failed`].join('\n\n');
  }
}

/** @param {string} text */
function beginning(text) {
  return stripVTControlCharacters(text).split('\n').slice(0, LINES_OF_A_FAILURE).join('\n');
}

/**
 * Result of a check that this machine cannot run: neither passed nor failed, with the reason.
 *
 * @param {string} why
 * @returns {Counts}
 */
export function notRun(why) {
  console.error(`NOT RUN: ${why}`);
  return { passed: 0, failed: 0 };
}

/** @param {Step['run']} run @returns {Promise<Counts>} */
async function outcome(run) {
  try {
    return (await run()) ?? { passed: 1, failed: 0 };
  } catch (error) {
    const failure = messageOf(error);
    console.error(failure);
    return { passed: 0, failed: 1, failures: [failure] };
  }
}

/** @param {unknown} error */
function messageOf(error) {
  if (error instanceof CommandError) return [error.message, error.detail ?? ''].join('\n').trim();
  return error instanceof AssertionError ? error.message : inspect(error);
}
