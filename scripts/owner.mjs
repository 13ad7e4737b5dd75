// @ts-check
/**
 * `npm run owner`: resets the owner's sign-in on this machine, for a forgotten password, and ends the owner's
 * sessions. The site may run.
 *
 *   npm run owner -- --username NAME                   makes up a password and prints it
 *   npm run owner -- --username NAME --password PW
 *   npm run owner -- --username NAME --without-second-factor   also removes passkeys, app and recovery codes
 */
import './install/node-version.mjs';
import { randomInt } from 'node:crypto';
import { CommandError } from './config/command-error.mjs';
import { password as passwordRule, userName } from './config/variables.mjs';
import { readArguments, runProgram } from './run/child-processes.mjs';
import { runCmsProgram } from './serve/cms-command.mjs';

const USAGE = 'npm run owner -- --username NAME [--password PW] [--without-second-factor]';

/** Without characters that look alike; 5 groups of 4 hold about 100 bits. */
const CLEAR_CHARACTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

function readablePassword() {
  const character = () => CLEAR_CHARACTERS[randomInt(CLEAR_CHARACTERS.length)];
  return Array.from({ length: 5 }, () => Array.from({ length: 4 }, character).join('')).join('-');
}

await runProgram(async () => {
  const text = /** @type {const} */ ({ type: 'string' });
  const flag = /** @type {const} */ ({ type: 'boolean' });
  const options = { username: text, password: text, 'without-second-factor': flag };
  const { username, password, ...others } = readArguments({ options }, USAGE).values;
  const withoutSecondFactor = others['without-second-factor'] === true;
  if (!username) throw new CommandError(`Missing username. Usage: ${USAGE}`);
  const wrongName = userName(username);
  if (wrongName) throw new CommandError(`The username must be ${wrongName}.`);
  const wrongPassword = password !== undefined && passwordRule(password);
  if (wrongPassword) throw new CommandError(`The password must be ${wrongPassword}.`);

  const newPassword = password ?? readablePassword();
  const wanted = { NEW_OWNER_USERNAME: username, NEW_OWNER_PASSWORD: newPassword };
  const more = withoutSecondFactor ? { WITHOUT_SECOND_FACTOR: 'true' } : {};
  const sentences = { missing: 'an owner', failure: "The owner's sign-in could not be changed." };
  await runCmsProgram('people/accounts/set-owner.js', { ...wanted, ...more }, sentences);
  const made = password === undefined ? ` with the password ${newPassword}` : '';
  const alone = withoutSecondFactor ? ' Passkeys, app and recovery codes are removed.' : '';
  console.log(`The owner can now sign in as ${username}${made}.${alone}`);
});
