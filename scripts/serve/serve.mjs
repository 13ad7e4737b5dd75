// @ts-check
import { backUpBeforeUpgrade } from '../backup/before-upgrade.mjs';
import { backUpDaily, timerLine } from '../backup/timer.mjs';
import { reachable } from '../config/environment.mjs';
import { secretsOf } from '../config/secrets.mjs';
import { waitForDatabase } from '../install/preflight.mjs';
import { startStack } from '../run/services.mjs';

/**
 * @import { Environment } from '../config/environment.mjs'
 * @import { Cleanup } from '../run/child-processes.mjs'
 * @import { Installation, Plan } from '../run/services.mjs'
 *
 * @typedef {object} CreatedAccounts accounts that the CMS just created; with a password only if the CMS made
 * it up
 * @property {{ username: string, password?: string }} [owner]
 * @property {{ email: string, password?: string }} [panel]
 */

/** @type {(whose: string, name: string, password?: string) => string} */
const signInLine = (whose, name, password) =>
  `  ${whose.padEnd(15)}${name}   password: ${password ?? 'the one you have set'}`;

export class SignIns {
  /** @type {CreatedAccounts} */
  #unprinted = {};

  /** Reads a message of the CMS to its parent. @param {unknown} message */
  receive = (message) => {
    const isOurs =
      typeof message === 'object' && message && 'type' in message && message.type === 'accounts-created';
    if (isOurs) Object.assign(this.#unprinted, message);
  };

  /** @param {(line: string) => void} [log] */
  print(log = console.log) {
    const { owner, panel } = this.#unprinted;
    this.#unprinted = {};
    if (!owner && !panel) return;
    log('\nSign-in details (shown only once):');
    if (owner) log(signInLine("Owner's area", owner.username, owner.password));
    if (panel) log(signInLine('Strapi panel', panel.email, panel.password));
    log("To reset the owner's password: npm run owner -- --username NAME");
  }
}

/** Returns the lines with the addresses, printed after a start. @param {Environment} environment */
export function addressLines({ host, port, publicUrl, publicUrlMissing, cmsUrl, backupAt }) {
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
    ...(backupAt ? [timerLine(backupAt)] : []),
    ...(publicUrlMissing ? missing : []),
  ];
}

/**
 * Starts the programs of an installation, prints addresses and sign-ins, and keeps the programs running.
 *
 * @param {Environment} environment
 * @param {Cleanup} cleanup
 * @param {object} options
 * @param {(installation: Installation) => Plan[]} options.plansFor
 * @param {() => string} options.ready the last line to print
 * @param {() => Promise<void>} [options.afterwards] work that the programs do not wait for
 */
export async function serve(environment, cleanup, { plansFor, ready, afterwards }) {
  const secrets = secretsOf(environment.dataDir, environment.variables);
  await waitForDatabase(environment.databaseUrl);
  await backUpBeforeUpgrade(environment);
  const signIns = new SignIns();
  // If a start fails after the accounts were created, their passwords must still be printed.
  cleanup.onExit(() => signIns.print());
  const everything = process.argv.includes('--verbose') || environment.variables.LOG_LEVEL === 'debug';
  const shown = everything ? 'everything' : 'warnings';
  const plans = plansFor({ environment, secrets, onMessage: signIns.receive, shown });
  const stack = await startStack(plans, cleanup);
  console.log(addressLines(environment).join('\n'));
  signIns.print();
  console.log(ready());
  void backUpDaily(environment);
  void afterwards?.();
  await stack.keepRunning();
}
