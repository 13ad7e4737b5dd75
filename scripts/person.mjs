// @ts-check
/**
 * `npm run person -- --email ADDRESS [--file FILE]`: everything that is stored about one visitor, as JSON, on the
 * screen or into a file that only you may read. Works while the site runs and while it is stopped.
 */
import './node-version.mjs';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { aboutPerson } from './person-program.mjs';
import { runProgram } from './running/program.mjs';
import { Stop, systemCode } from './stop.mjs';

const USAGE = 'npm run person -- --email ADDRESS [--file FILE]';

function readArguments() {
  try {
    return parseArgs({ options: { email: { type: 'string' }, file: { type: 'string' } } }).values;
  } catch (cause) {
    throw new Stop(`That is not understood; write: ${USAGE}`, { cause });
  }
}

/** @param {string} file @param {string} text */
function writeNew(file, text) {
  try {
    writeFileSync(file, text, { mode: 0o600, flag: 'wx' });
  } catch (cause) {
    const exists = systemCode(cause) === 'EEXIST';
    throw new Stop(
      exists ? `${file} is there already: choose another name.` : `${file} cannot be written to.`,
      { cause },
    );
  }
}

await runProgram(async () => {
  const { email, file } = readArguments();
  if (!email) throw new Stop(`Say whose data you want: ${USAGE}`);
  const person = await aboutPerson('export', email);
  const text = JSON.stringify(person, null, 2);
  if (!file) return console.log(text);
  // npm runs a command in the repository; the file belongs where the command was typed.
  const path = resolve(process.env.INIT_CWD ?? '.', file);
  writeNew(path, `${text}\n`);
  const { messages, applications, comments } = person;
  console.log(
    `${path}: ${messages.length} messages, ${applications.length} applications and ${comments.length} comments of ${person.email}.`,
  );
});
