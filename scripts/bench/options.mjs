// @ts-check
import { parseArgs } from 'node:util';
import { wholeNumber } from '../environment/accepts.mjs';
import { Stop } from '../stop.mjs';

/** What can be measured, in the order it is done. */
export const PARTS = /** @type {const} */ (['lighthouse', 'journey', 'load', 'growth']);

/**
 * @typedef {typeof PARTS[number]} Part
 *
 * @typedef {object} BenchOptions
 * @property {number} runs of Lighthouse for each page
 * @property {number} seconds of each load
 * @property {number} items of each kind in the large database
 * @property {readonly Part[]} parts
 * @property {string} [json] file to write the tables to
 * @property {string} [markdown] likewise
 */

const USAGE = `npm run bench -- [--runs 3] [--seconds 10] [--items 10000] [--only ${PARTS.join('|')}] [--json FILE] [--markdown FILE]`;

const NUMBERS = /** @type {const} */ ({
  runs: { usual: '3', must: wholeNumber(1, 50) },
  seconds: { usual: '10', must: wholeNumber(1, 600) },
  items: { usual: '10000', must: wholeNumber(200, 200_000) },
});

/** @param {string[]} args */
function parsed(args) {
  const text = /** @type {const} */ ({ type: 'string' });
  try {
    return parseArgs({
      args,
      options: { runs: text, seconds: text, items: text, only: text, json: text, markdown: text },
    }).values;
  } catch (cause) {
    throw new Stop(`That is not understood; write: ${USAGE}`, { cause });
  }
}

/**
 * @param {string[]} args
 * @returns {BenchOptions}
 * @throws {Stop} naming the option that is wrong
 */
export function readOptions(args) {
  const { only, json, markdown, ...given } = parsed(args);
  /** @param {keyof typeof NUMBERS} name */
  const number = (name) => {
    const { usual, must } = NUMBERS[name];
    const value = given[name] ?? usual;
    const wanted = must(value);
    if (wanted) throw new Stop(`--${name} must be ${wanted}, not "${value}".`);
    return Number(value);
  };
  const parts = PARTS.filter((part) => only === undefined || part === only);
  if (parts.length === 0) throw new Stop(`--only must be one of ${PARTS.join(', ')}, not "${only}".`);
  return { runs: number('runs'), seconds: number('seconds'), items: number('items'), parts, json, markdown };
}
