// @ts-check
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';

/** @import { Readable } from 'node:stream' */

/**
 * What is shown of a program's lines: `everything` at once, or `warnings` and errors once it is ready.
 *
 * @typedef {'everything' | 'warnings' | 'nothing'} Shown
 */

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
 * Passes on the lines of a program that are worth showing and remembers the last ones. Until the program is ready they
 * are held back: when it ends before that, one sentence may say more than its forty lines.
 *
 * @param {string} name put before each shown line
 * @param {(Readable | null)[]} streams
 * @param {Shown} shown
 * @returns {{ lastLines: () => string, ready: () => void }}
 */
export function followOutput(name, streams, shown) {
  /** @type {string[]} */
  const last = [];
  /** @type {string[] | undefined} */
  let held = shown === 'everything' ? undefined : [];
  /** @param {string} line */
  const show = (line) => {
    if (held) keep(held, line);
    else console.log(line);
  };
  for (const input of streams) {
    if (!input) continue;
    const isWorthShowing = shown === 'warnings' ? warningsOnly() : () => shown === 'everything';
    createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY }).on('line', (line) => {
      if (isWorthShowing(line)) show(`${name} │ ${line}`);
      keep(last, line);
    });
  }
  return {
    lastLines: () => last.join('\n'),
    ready: () => {
      for (const line of held ?? []) console.log(line);
      held = undefined;
    },
  };
}

/**
 * @param {string[]} lines
 * @param {string} line
 */
function keep(lines, line) {
  lines.push(line);
  if (lines.length > KEPT_LINES) lines.shift();
}
