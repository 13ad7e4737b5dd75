// @ts-check
/**
 * `npm run erase -- --email ADDRESS|--phone NUMBER [--yes]`: erases everything stored about one visitor.
 * Lists it and asks first, unless --yes is given. The site may run.
 */
import './install/node-version.mjs';
import { createInterface } from 'node:readline/promises';
import { CommandError } from './config/command-error.mjs';
import { readArguments, runProgram } from './run/child-processes.mjs';
import { aboutPerson, contentOfPerson, nameOfPerson } from './serve/cms-command.mjs';

const USAGE = 'npm run erase -- --email ADDRESS|--phone NUMBER [--yes]';

/** @param {string} question */
async function agrees(question) {
  // Without a terminal nobody can answer, so a script counts as agreement.
  if (!process.stdin.isTTY) return true;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^y(es)?$/i.test((await terminal.question(`${question} [y/N] `)).trim());
  } finally {
    terminal.close();
  }
}

await runProgram(async () => {
  const options = /** @type {const} */ ({
    email: { type: 'string' },
    phone: { type: 'string' },
    yes: { type: 'boolean' },
  });
  const { email, phone, yes } = readArguments({ options }, USAGE).values;
  if (!email && !phone) throw new CommandError(`Missing email address or phone number. Usage: ${USAGE}`);
  const person = await aboutPerson('export', { email, phone });
  const { messages, applications, comments, bookings } = person;
  if (messages.length + applications.length + comments.length + bookings.length === 0) {
    return console.log(`Nothing is stored about ${nameOfPerson(person)}.`);
  }
  const question = `Erase ${contentOfPerson(person)} from ${nameOfPerson(person)}? You cannot undo this.`;
  if (!yes && !(await agrees(question))) return console.log('Nothing was erased.');
  const erased = await aboutPerson('erase', { email, phone });
  console.log(
    `Erased ${contentOfPerson(erased)} from ${nameOfPerson(erased)}. Backups keep this data until they are replaced (see docs/personal-data.md).`,
  );
});
