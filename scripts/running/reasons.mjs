// @ts-check
import { join } from 'node:path';

/**
 * What the last lines of a program say, and the sentence that tells what to do about it. Strapi and its drivers say it
 * with forty lines of stack.
 *
 * @type {[RegExp, (env: NodeJS.ProcessEnv) => string][]}
 */
const REASONS = [
  [
    /password authentication failed|role "[^"]*" does not exist|no pg_hba\.conf entry|SASL: SCRAM|SCRAM-SERVER-FIRST-MESSAGE/,
    () => 'PostgreSQL refuses the user or the password in DATABASE_URL: correct them there.',
  ],
  [
    /database "[^"]*" does not exist/,
    () =>
      'PostgreSQL has no database of the name in DATABASE_URL: make one with "createdb NAME", or correct the name.',
  ],
  [
    /permission denied for (schema|table|database)/,
    () =>
      'The user in DATABASE_URL may not make tables in that database: make it the owner with "ALTER DATABASE … OWNER TO …".',
  ],
  [
    /Connection terminated|timeout exceeded when trying to connect|the database system is (starting up|shutting down)/,
    () => 'PostgreSQL does not answer: start it, or correct DATABASE_URL.',
  ],
  [
    /SQLITE_NOTADB|file is not a database|SQLITE_CORRUPT|disk image is malformed/,
    ({ DATA_DIR = '' }) =>
      `The database file ${join(DATA_DIR, 'database.sqlite')} is damaged: put a backup back with "npm run restore -- FILE"; they are in ${join(DATA_DIR, 'backups')}. What is there now is kept aside.`,
  ],
  [
    /SQLITE_READONLY|readonly database|SQLITE_CANTOPEN|unable to open database file/,
    ({ DATA_DIR = '' }) =>
      `The database file ${join(DATA_DIR, 'database.sqlite')} cannot be written to: change its rights and those of its folder.`,
  ],
  [
    /SQLITE_FULL|database or disk is full|ENOSPC/,
    ({ DATA_DIR = '' }) => `The disk that holds ${DATA_DIR} is full: make room and start again.`,
  ],
  [
    /SQLITE_BUSY|database is locked/,
    ({ DATA_DIR = '' }) =>
      `Another program keeps ${join(DATA_DIR, 'database.sqlite')} locked: end it and start again.`,
  ],
  [
    /was written by a newer version of the site/,
    () =>
      'The database was written by a newer version of the site: update this one, or put a backup of this version back with "npm run restore -- FILE".',
  ],
];

/**
 * @param {string} lines the last ones of a program that ended
 * @param {NodeJS.ProcessEnv} env what it ran with
 * @returns {string | undefined} one sentence with the remedy, for ends that are known
 */
export function reasonIn(lines, env) {
  return REASONS.find(([pattern]) => pattern.test(lines))?.[1](env);
}
