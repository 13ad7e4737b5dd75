// @ts-check
import { backUpBeforeUpgrade } from './backup/before-upgrade.mjs';
import { backUpDaily, timerLine } from './backup/timer.mjs';
import { waitForDatabase } from './checks.mjs';
import { reachable } from './environment.mjs';
import { secretsOf } from './secrets.mjs';
import { startStack } from './services.mjs';

/**
 * @import { Environment } from './environment.mjs'
 * @import { Ending } from './processes.mjs'
 * @import { Installation, Plan } from './services.mjs'
 *
 * @typedef {object} CreatedAccounts those the CMS has just made; a password only when the CMS made that up as well
 * @property {{ username: string, password?: string }} [owner]
 * @property {{ email: string, password?: string }} [panel]
 */

/** @type {(whose: string, name: string, password?: string) => string} */
const signInLine = (whose, name, password) =>
  `  ${whose.padEnd(15)}${name}   password: ${password ?? 'the one you have set'}`;

/** Tells the sign-ins of accounts that were just made, once. */
export class SignIns {
  /** @type {CreatedAccounts} */
  #untold = {};

  /** Takes note of what the CMS tells its parent. @param {unknown} message */
  hear = (message) => {
    const isOurs =
      typeof message === 'object' && message && 'type' in message && message.type === 'accounts-created';
    if (isOurs) Object.assign(this.#untold, message);
  };

  /** @param {(line: string) => void} [say] */
  print(say = console.log) {
    const { owner, panel } = this.#untold;
    this.#untold = {};
    if (!owner && !panel) return;
    say('\nSign-in details (shown only once):');
    if (owner) say(signInLine("Owner's area", owner.username, owner.password));
    if (panel) say(signInLine('Strapi panel', panel.email, panel.password));
    say("To reset the owner's password: npm run owner -- --username NAME");
  }
}

/** The addresses to open, as printed after a start. @param {Environment} environment */
export function addressLines({ host, port, publicUrl, publicUrlMissing, cmsUrl, variables }) {
  const here = `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : reachable(host)}:${port}`;
  const missing = [
    '',
    `  Set PUBLIC_URL to your public address, such as https://www.example.org. Until then, link previews, feeds`,
    `  and the site map use ${publicUrl}, which only works on this computer.`,
  ];
  return [
    '',
    `  Site           ${here}${publicUrl === here ? '' : `   (for visitors: ${publicUrl})`}`,
    `  Owner's area   ${here}/admin/login`,
    `  Strapi panel   ${cmsUrl}/admin`,
    ...(variables.BACKUP_AT ? [timerLine(variables.BACKUP_AT)] : []),
    ...(publicUrlMissing ? missing : []),
  ];
}

/**
 * Starts the programs of an installation, tells where they are and how to sign in, and keeps them running.
 *
 * @param {Environment} environment
 * @param {Ending} ending
 * @param {(installation: Installation) => Plan[]} plansFor
 * @param {() => string} ready the last line to print
 */
export async function serve(environment, ending, plansFor, ready) {
  const secrets = secretsOf(environment.dataDir, environment.variables);
  await waitForDatabase(environment.databaseUrl);
  await backUpBeforeUpgrade(environment);
  const signIns = new SignIns();
  // A start that fails after the accounts were made must not keep their passwords to itself.
  ending.atEnd(() => signIns.print());
  const everything = process.argv.includes('--verbose') || environment.variables.LOG_LEVEL === 'debug';
  const shown = everything ? 'everything' : 'warnings';
  const plans = plansFor({ environment, secrets, onMessage: signIns.hear, shown });
  const stack = await startStack(plans, ending);
  console.log(addressLines(environment).join('\n'));
  signIns.print();
  console.log(ready());
  void backUpDaily(environment);
  await stack.keepRunning();
}
