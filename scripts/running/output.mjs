// @ts-check
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';

/** @import { Readable } from 'node:stream' */

const KEPT_LINES = 40;
/** Strapi's log: `[2026-01-31 12:00:00.000] warn: …` */
const STRAPI_LINE = /^\[[\d\-: .]+\]\s+(\w+):/;
const WORTH_SHOWING = new Set(['warn', 'error', 'fatal']);
/** Fastify's log: one JSON object a line, with a number for the level. */
const FASTIFY_LINE = /^\{"level":(\d+),/;
const FASTIFY_WARN = 40;

/**
 * Tells warnings and errors, with the lines that belong to them, from the ordinary log.
 *
 * @returns {(line: string) => boolean} to be asked line by line, in order
 */
export function warningsOnly() {
  let showing = false;
  return (line) => {
    const plain = stripVTControlCharacters(line);
    const level = STRAPI_LINE.exec(plain)?.[1];
    const number = FASTIFY_LINE.exec(plain)?.[1];
    if (level) showing = WORTH_SHOWING.has(level);
    else if (number) showing = Number(number) >= FASTIFY_WARN;
    return showing;
  };
}

/**
 * Passes on the lines of a program that are worth showing and remembers the last ones.
 *
 * @param {string} name put before each shown line
 * @param {(Readable | null)[]} streams
 * @param {{ everything: boolean }} options
 * @returns {() => string} the last lines, for when the program ends unexpectedly
 */
export function followOutput(name, streams, { everything }) {
  /** @type {string[]} */
  const last = [];
  for (const input of streams) {
    if (!input) continue;
    const isWorthShowing = everything ? () => true : warningsOnly();
    createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY }).on('line', (line) => {
      if (isWorthShowing(line)) console.log(`${name} │ ${line}`);
      // What is on the screen anyway is not said twice.
      if (everything) return;
      last.push(line);
      if (last.length > KEPT_LINES) last.shift();
    });
  }
  return () => last.join('\n');
}
