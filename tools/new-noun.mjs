// @ts-check
/**
 * `npm run noun -- lookbook lookbooks`: adds a content type as a copy of events, with its manager in the
 * owner's area and its page in both themes. CONTRIBUTING.md lists the remaining steps.
 */
import '../scripts/install/node-version.mjs';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CommandError } from '../scripts/config/command-error.mjs';
import { ROOT } from '../scripts/config/paths.mjs';
import { runProgram } from '../scripts/run/child-processes.mjs';

const PLACES = ['cms/src/api', 'admin-ui/src', 'web/src', 'web/testing'];
const FILE_OF_EVENTS = /(?:^|[/-])events?(?=[/.-])/;
/** The word alone or as part of a name, except the browser's own events. */
const NAME =
  /(?<!Keyboard|Pointer|Mouse|Change|Form|Clipboard|Drag|Effect|Window|Calendar|fire)(?<![A-Z])(?:events?|Events?|EVENTS?)(?![a-z])/g;
const WORD = /^[a-z]{2,20}$/;

/**
 * @param {string} model `event`, `Event`, `EVENTS` …
 * @param {string} word
 */
function inCaseOf(model, word) {
  if (model === model.toUpperCase()) return word.toUpperCase();
  return /^[A-Z]/.test(model) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

await runProgram(async () => {
  const [singular = '', plural = ''] = process.argv.slice(2);
  for (const word of [singular, plural])
    if (!WORD.test(word))
      throw new CommandError('Usage: npm run noun -- SINGULAR PLURAL (one lowercase word each)');
  /** @param {string} text */
  const renamed = (text) =>
    text.replace(NAME, (found) => inCaseOf(found, /s$/i.test(found) ? plural : singular));

  const tracked = execFileSync('git', ['ls-files', ...PLACES], { cwd: ROOT, encoding: 'utf8' }).split('\n');
  const copies = tracked
    .filter((file) => FILE_OF_EVENTS.test(file))
    .map((from) => ({ from, to: renamed(from) }));
  const there = copies.find(({ to }) => existsSync(join(ROOT, to)));
  if (there) throw new CommandError(`${there.to} already exists. Choose another name.`);
  for (const { from, to } of copies) {
    mkdirSync(dirname(join(ROOT, to)), { recursive: true });
    writeFileSync(join(ROOT, to), renamed(readFileSync(join(ROOT, from), 'utf8')));
    console.log(to);
  }
  console.log(`Created ${copies.length} files. For the next steps, see "A content type" in CONTRIBUTING.md.`);
  return 0;
});
