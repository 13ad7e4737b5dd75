// @ts-check
/**
 * `npm run person -- --email ADDRESS|--phone NUMBER [--file FILE]`: prints everything stored about one
 * visitor as JSON, or writes it into a private file. The site may run.
 */
import './install/node-version.mjs';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { CommandError, systemCode } from './config/command-error.mjs';
import { readArguments, runProgram } from './run/child-processes.mjs';
import { aboutPerson, contentOfPerson, nameOfPerson } from './serve/cms-command.mjs';

const USAGE = 'npm run person -- --email ADDRESS|--phone NUMBER [--file FILE]';

/** @param {string} file @param {string} text */
function writeNew(file, text) {
  try {
    writeFileSync(file, text, { mode: 0o600, flag: 'wx' });
  } catch (cause) {
    if (systemCode(cause) === 'EEXIST')
      throw new CommandError(`${file} already exists. Choose another name.`, { cause });
    throw new CommandError(`Cannot write to ${file}. Choose another place.`, { cause });
  }
}

await runProgram(async () => {
  const text = /** @type {const} */ ({ type: 'string' });
  const options = { email: text, phone: text, file: text };
  const { email, phone, file } = readArguments({ options }, USAGE).values;
  if (!email && !phone) throw new CommandError(`Missing email address or phone number. Usage: ${USAGE}`);
  const person = await aboutPerson('export', { email, phone });
  const data = JSON.stringify(person, null, 2);
  if (!file) return console.log(data);
  // npm runs commands in the repository; the path is relative to where the command was typed.
  const path = resolve(process.env.INIT_CWD ?? '.', file);
  writeNew(path, `${data}\n`);
  console.log(`${path}: ${contentOfPerson(person)} from ${nameOfPerson(person)}.`);
});
