// @ts-check

/**
 * Accounts that the CMS has just made. A password is there only when the CMS made that up as well.
 *
 * @typedef {object} CreatedAccounts
 * @property {{ username: string, password?: string }} [owner]
 * @property {{ email: string, password?: string }} [panel]
 */

/**
 * @param {unknown} message what the CMS told its parent
 * @returns {CreatedAccounts | undefined} undefined when it is about something else
 */
function createdAccounts(message) {
  const isOurs =
    typeof message === 'object' && message && 'type' in message && message.type === 'accounts-created';
  return isOurs ? /** @type {CreatedAccounts} */ (message) : undefined;
}

/**
 * @param {string} whose
 * @param {string} name
 * @param {string} [password]
 */
const line = (whose, name, password) =>
  `  ${whose.padEnd(15)}${name}   password: ${password ?? 'the one you have set'}`;

/**
 * The lines that tell how to sign in, once, after the accounts were made.
 *
 * @param {CreatedAccounts} accounts
 * @returns {string[]}
 */
function signInLines({ owner, panel }) {
  if (!owner && !panel) return [];
  return [
    '',
    'Sign-ins, shown this once:',
    ...(owner ? [line("Owner's area", owner.username, owner.password)] : []),
    ...(panel ? [line('Strapi panel', panel.email, panel.password)] : []),
    "A forgotten owner's password is set anew with: npm run owner -- --username NAME",
  ];
}

/** Tells the sign-ins of accounts that were just made, once. */
export class SignIns {
  /** @type {CreatedAccounts} */
  #untold = {};

  /**
   * Takes note of what the CMS tells its parent.
   *
   * @param {unknown} message
   */
  hear = (message) => {
    Object.assign(this.#untold, createdAccounts(message));
  };

  /** @param {(line: string) => void} [say] */
  print(say = console.log) {
    for (const each of signInLines(this.#untold)) say(each);
    this.#untold = {};
  }
}
