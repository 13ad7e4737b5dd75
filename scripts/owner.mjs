// @ts-check
/**
 * `npm run owner`: sets the owner's sign-in from the machine itself, for a forgotten password. Works while the
 * site is running as well as stopped, and ends every session of the owner.
 *
 *   npm run owner -- --username NAME                   makes up a password and prints it
 *   npm run owner -- --username NAME --password PW
 */
import './node-version.mjs';
import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { password as passwordRule, userName } from './environment/accepts.mjs';
import { readEnvironment } from './environment/environment.mjs';
import { forCms } from './environment/for-programs.mjs';
import { CMS } from './paths.mjs';
import { runToEnd } from './running/owned-process.mjs';
import { runProgram } from './running/program.mjs';
import { secretsFile, secretsOf } from './secrets.mjs';
import { Stop } from './stop.mjs';

const USAGE = 'npm run owner -- --username NAME [--password PW]';
const SET_OWNER = join(CMS, 'dist', 'src', 'accounts', 'set-owner.js');

/** Without characters that are read wrongly from a screen; 5 groups of 4 hold about 100 bits. */
const CLEAR_CHARACTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

function readablePassword() {
  const character = () => CLEAR_CHARACTERS[randomInt(CLEAR_CHARACTERS.length)];
  return Array.from({ length: 5 }, () => Array.from({ length: 4 }, character).join('')).join('-');
}

function readArguments() {
  try {
    return parseArgs({ options: { username: { type: 'string' }, password: { type: 'string' } } }).values;
  } catch (cause) {
    throw new Stop(`That is not understood; write: ${USAGE}`, { cause });
  }
}

/** @param {string} dataDir */
function checkStartedBefore(dataDir) {
  if (existsSync(SET_OWNER) && existsSync(secretsFile(dataDir))) return;
  throw new Stop(`There is no owner in ${dataDir} yet: run "npm start" once, then this again.`);
}

await runProgram(async () => {
  const { username, password } = readArguments();
  if (!username) throw new Stop(`Say how the owner signs in: ${USAGE}`);
  const wrongName = userName(username);
  if (wrongName) throw new Stop(`The user name must be ${wrongName}.`);
  const wrongPassword = password !== undefined && passwordRule(password);
  if (wrongPassword) throw new Stop(`The password must be ${wrongPassword}.`);

  const environment = readEnvironment();
  checkStartedBefore(environment.dataDir);
  const newPassword = password ?? readablePassword();
  const env = {
    ...forCms(environment, secretsOf(environment.dataDir, environment.variables)),
    NEW_OWNER_USERNAME: username,
    NEW_OWNER_PASSWORD: newPassword,
  };
  const { code, output } = await runToEnd(process.execPath, [SET_OWNER], { cwd: CMS, env });
  if (code !== 0) throw new Stop(output || 'The owner could not be set.');
  console.log(
    `The owner signs in as ${username}${password === undefined ? ` with the password ${newPassword}` : ''}.`,
  );
});
