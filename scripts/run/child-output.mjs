// @ts-check
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';

/** @import { Readable } from 'node:stream' */

/**
 * Which lines of a program are shown: `everything` at once, or `warnings` and errors once it is ready.
 *
 * @typedef {'everything' | 'warnings' | 'nothing'} Shown
 */

const KEPT_LINES = 40;
/** Strapi's log: `[2026-01-31 12:00:00.000] warn: …` */
const STRAPI_LINE = /^\[[\d\-: .]+\]\s+(\w+):/;
const WORTH_SHOWING = new Set(['warn', 'error', 'fatal']);
/** Fastify's log: one JSON object a line, with a number as level. */
const FASTIFY_LINE = /^\{"level":(\d+),/;
const FASTIFY_WARN = 40;

/**
 * Recognizes warnings and errors in a log, with the lines that belong to them.
 *
 * @returns {(line: string) => boolean} call it for each line, in order
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
 * Prints the lines of a program that are worth showing and remembers the last ones. Lines are held back until
 * the program is ready: if it ends before, one sentence may replace them.
 *
 * @param {string} name printed before each line
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

/** @param {string[]} lines @param {string} line */
function keep(lines, line) {
  lines.push(line);
  if (lines.length > KEPT_LINES) lines.shift();
}

/**
 * Known reasons for a failed start: a pattern of the log, and a sentence with the remedy. Otherwise the
 * reader gets forty lines of stack trace.
 *
 * @type {[RegExp, (env: NodeJS.ProcessEnv, match: RegExpExecArray) => string][]}
 */
const REASONS = [
  [
    /password authentication failed|role "[^"]*" does not exist|no pg_hba\.conf entry|SASL: SCRAM|SCRAM-SERVER-FIRST-MESSAGE/,
    () => 'PostgreSQL rejected the user or password. Correct DATABASE_URL.',
  ],
  [
    /database "[^"]*" does not exist/,
    () => 'The database in DATABASE_URL does not exist. Create it with "createdb NAME" or correct the name.',
  ],
  [
    /permission denied for (schema|table|database)/,
    () =>
      'The user in DATABASE_URL cannot create tables. Make it the owner of the database with "ALTER DATABASE … OWNER TO …".',
  ],
  [
    /Connection terminated|timeout exceeded when trying to connect|the database system is (starting up|shutting down)/,
    () => 'PostgreSQL does not respond. Start it or correct DATABASE_URL.',
  ],
  [
    /SQLITE_NOTADB|file is not a database|SQLITE_CORRUPT|disk image is malformed/,
    ({ DATA_DIR = '' }) =>
      `The database file ${join(DATA_DIR, 'database.sqlite')} is damaged. Restore a backup from ${join(DATA_DIR, 'backups')} with "npm run restore -- FILE". The damaged file is kept.`,
  ],
  [
    /SQLITE_READONLY|readonly database|SQLITE_CANTOPEN|unable to open database file/,
    ({ DATA_DIR = '' }) =>
      `Cannot write to the database file ${join(DATA_DIR, 'database.sqlite')}. Change the permissions of the file and its folder.`,
  ],
  [
    /SQLITE_FULL|database or disk is full|ENOSPC/,
    ({ DATA_DIR = '' }) => `The disk with ${DATA_DIR} is full. Free some space and start again.`,
  ],
  [
    /SQLITE_BUSY|database is locked/,
    ({ DATA_DIR = '' }) =>
      `${join(DATA_DIR, 'database.sqlite')} is locked by another program. Stop that program and start again.`,
  ],
  // The CMS and the site log these codes with a sentence, which is passed on.
  [/SECRETS_DIFFER: (.+)/, (_env, [, sentence = '']) => sentence],
  [/"code":"RENDER_SECRET_DIFFERS".*"msg":"(.+?)"/, (_env, [, sentence = '']) => sentence],
  [
    /BUCKET_DENIED:/,
    () =>
      'The bucket denied access. Correct S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or allow them to list, read, write and delete.',
  ],
  [
    /BUCKET_NOT_FOUND:/,
    ({ S3_BUCKET = '' }) =>
      `The bucket ${S3_BUCKET} does not exist. Create it, or correct S3_BUCKET, S3_REGION or S3_ENDPOINT.`,
  ],
  [
    /BUCKET_ELSEWHERE:/,
    ({ S3_BUCKET = '' }) =>
      `The bucket ${S3_BUCKET} is not in this region. Correct S3_REGION, or S3_ENDPOINT if it is not on Amazon.`,
  ],
  [
    /DATABASE_TOO_NEW:/,
    () =>
      'A newer version of the site has changed this database. Update the site, or restore a backup of this version with "npm run restore -- FILE".',
  ],
];

/**
 * @param {string} lines the last lines of a program that ended
 * @param {NodeJS.ProcessEnv} env its environment
 * @returns {string | undefined} one sentence with the remedy, for known reasons
 */
export function reasonIn(lines, env) {
  for (const [pattern, sentence] of REASONS) {
    const match = pattern.exec(lines);
    if (match) return sentence(env, match);
  }
  return undefined;
}
