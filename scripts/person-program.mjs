// @ts-check
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readEnvironment } from './environment/environment.mjs';
import { forCms } from './environment/for-programs.mjs';
import { CMS } from './paths.mjs';
import { runToEnd } from './running/owned-process.mjs';
import { secretsFile, secretsOf } from './secrets.mjs';
import { Stop } from './stop.mjs';

const PROGRAM = join(CMS, 'dist', 'src', 'personal-data', 'from-machine.js');

/** Strapi may write other lines to the same output; the answer is the last one. @param {string} output */
const lastLine = (output) => output.slice(output.lastIndexOf('\n') + 1);

/**
 * @typedef {{ email: string, messages: unknown[], applications: unknown[], comments: unknown[] }} Person
 * @typedef {{ email: string, messages: number, applications: number, comments: number }} Erased how many of each
 */

/**
 * Asks the CMS's own program for one visitor's data, or to erase them, on the database that the site uses.
 *
 * @template {'export' | 'erase'} Action
 * @param {Action} action
 * @param {string} email
 * @returns {Promise<Action extends 'export' ? Person : Erased>} what `readPerson` or `erasePerson` of the CMS answers
 * @throws {Stop} with the CMS's own sentence
 */
export async function aboutPerson(action, email) {
  const environment = readEnvironment();
  if (!existsSync(PROGRAM) || !existsSync(secretsFile(environment.dataDir))) {
    throw new Stop(`There is no site in ${environment.dataDir} yet: run "npm start" once, then this again.`);
  }
  const env = {
    ...forCms(environment, secretsOf(environment.dataDir, environment.variables)),
    PERSON_ACTION: action,
    PERSON_EMAIL: email,
  };
  const { code, output } = await runToEnd(process.execPath, [PROGRAM], { cwd: CMS, env });
  if (code !== 0) throw new Stop(output || 'The database could not be asked.');
  return JSON.parse(lastLine(output));
}
