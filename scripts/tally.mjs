// @ts-check
import { AssertionError } from 'node:assert';
import { secondsSince } from './install.mjs';
import { Stop } from './stop.mjs';

/**
 * @typedef {{ passed: number, failed: number }} Counts
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {() => Promise<Counts | void>} run without counts the step is one test: it fails by throwing
 */

/** Runs steps one after the other and adds up what passed and what failed. */
export class Tally {
  #passed = 0;
  #failed = 0;

  get failed() {
    return this.#failed;
  }

  /** @param {Step} step @returns {Promise<Counts>} */
  async run({ name, run }) {
    const since = Date.now();
    console.log(`\n── ${name}`);
    // Counted as failed until it is over: an interrupted step has not passed.
    this.#failed += 1;
    const { passed, failed } = await outcome(run);
    this.#failed += failed - 1;
    this.#passed += passed;
    console.log(`── ${name}: ${passed} passed, ${failed} failed, ${secondsSince(since)}`);
    return { passed, failed };
  }

  /** @returns {Counts} */
  get counts() {
    return { passed: this.#passed, failed: this.#failed };
  }

  /** The very last line of the command. */
  line() {
    return `${this.#passed} passed, ${this.#failed} failed`;
  }
}

/** @param {Step['run']} run @returns {Promise<Counts>} */
async function outcome(run) {
  try {
    return (await run()) ?? { passed: 1, failed: 0 };
  } catch (error) {
    if (error instanceof Stop) console.error([error.message, error.detail ?? ''].join('\n').trim());
    else console.error(error instanceof AssertionError ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}
