// @ts-check
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { backUpBeforeUpgrade } from '../backup/before-upgrade.mjs';
import { CommandError } from '../config/command-error.mjs';
import { forCms, readEnvironment } from '../config/environment.mjs';
import { CMS } from '../config/paths.mjs';
import { secretsFile, secretsOf } from '../config/secrets.mjs';
import { runToEnd } from '../run/child-processes.mjs';

/**
 * Runs a program of the built CMS on the site's database. The site may run.
 *
 * @param {string} file below `cms/dist/src`
 * @param {NodeJS.ProcessEnv} more the program's own variables
 * @param {{ missing: string, failure: string }} sentences `missing`: what only exists after the first start,
 *   as in "an owner"; `failure`: the sentence if the program prints nothing
 * @returns {Promise<string>} its output
 * @throws {CommandError} with the CMS's own sentence
 */
export async function runCmsProgram(file, more, { missing, failure }) {
  const environment = readEnvironment();
  const { dataDir, variables } = environment;
  const program = join(CMS, 'dist', 'src', file);
  if (!existsSync(program) || !existsSync(secretsFile(dataDir))) {
    throw new CommandError(
      `${dataDir} does not contain ${missing} yet. Run "npm start" once, then try again.`,
    );
  }
  // It upgrades the database, as a start does.
  await backUpBeforeUpgrade(environment);
  const env = { ...forCms(environment, secretsOf(dataDir, variables)), ...more };
  const { code, output } = await runToEnd(process.execPath, [program], { cwd: CMS, env });
  if (code !== 0) throw new CommandError(output || failure);
  return output;
}

/**
 * @typedef {{ email: string | null, phone?: string, messages: unknown[], applications: unknown[], comments: unknown[], bookings: unknown[] }} Person
 * @typedef {{ email: string | null, phone?: string, messages: number, applications: number, comments: number, bookings: number }} Erased how many of each
 */

/**
 * Exports or erases one visitor's data.
 *
 * @template {'export' | 'erase'} Action
 * @param {Action} action
 * @param {{ email?: string | undefined, phone?: string | undefined }} who
 * @returns {Promise<Action extends 'export' ? Person : Erased>} the result of the CMS's `readPerson` or
 *   `erasePerson`
 */
export async function aboutPerson(action, { email = '', phone = '' }) {
  const asked = { PERSON_ACTION: action, PERSON_EMAIL: email, PERSON_PHONE: phone };
  const sentences = { missing: 'a site', failure: 'The database could not be read.' };
  const output = await runCmsProgram('people/personal-data/command.js', asked, sentences);
  // Strapi may print other lines first; the result is on the last one.
  return JSON.parse(output.slice(output.lastIndexOf('\n') + 1));
}

/** @param {unknown[] | number} some */
const count = (some) => (Array.isArray(some) ? some.length : some);

/** Returns how much is stored about a person, or was erased. @param {Person | Erased} person */
export const contentOfPerson = ({ messages, applications, comments, bookings }) =>
  `${count(messages)} messages, ${count(applications)} applications, ${count(comments)} comments and ${count(bookings)} bookings`;

/** @param {{ email: string | null, phone?: string }} person */
export const nameOfPerson = ({ email, phone }) => [email, phone].filter(Boolean).join(' or ');
