// @ts-check
// What a value has to look like. Each rule answers undefined, or the end of the sentence "NAME must be …".

/** @typedef {(value: string) => string | undefined} Rule */

const EMAIL = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/;
const HOST_NAME = /^(?=.{1,253}$)[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*$/i;
const IP_V6 = /^[\da-f:.]*:[\da-f:.]*$/i;

/** The owner's password opens everything: 12 characters, as the site asks when it is changed there. */
export const SHORTEST_PASSWORD = 12;
/** bcrypt ignores what comes after 72 bytes. */
const LONGEST_PASSWORD_BYTES = 72;

/** @param {string} value */
const parsed = (value) => (URL.canParse(value) ? new URL(value) : undefined);

/** @type {(from: number, to: number) => Rule} */
export const wholeNumber = (from, to) => (value) =>
  /^\d+$/.test(value) && Number(value) >= from && Number(value) <= to
    ? undefined
    : `a whole number from ${from} to ${to}`;

export const port = wholeNumber(1, 65_535);

/** @type {Rule} */
export const host = (value) =>
  HOST_NAME.test(value) || IP_V6.test(value) ? undefined : 'the name or the IP address of this machine';

/** @type {(...words: string[]) => Rule} */
export const oneOf =
  (...words) =>
  (value) =>
    words.includes(value) ? undefined : words.join(' or ');

/**
 * An address of which only scheme, host and port count.
 *
 * @type {Rule}
 */
export const origin = (value) => {
  const url = parsed(value);
  const bare = url && url.pathname === '/' && !url.search && !url.hash && !url.username;
  return bare && /^https?:$/.test(url.protocol)
    ? undefined
    : 'an address such as https://example.org, without a path';
};

/** @type {(example: string, ...schemes: string[]) => Rule} */
export const address =
  (example, ...schemes) =>
  (value) => {
    const url = parsed(value);
    return url?.hostname && schemes.includes(url.protocol.slice(0, -1))
      ? undefined
      : `an address such as ${example}`;
  };

/** @type {Rule} */
export const postgres = (value) => {
  const url = parsed(value);
  const named = url && /^postgres(ql)?:$/.test(url.protocol) && url.hostname && url.pathname.length > 1;
  return named
    ? undefined
    : 'the address of a PostgreSQL database, such as postgres://user:password@localhost:5432/site';
};

/** @type {Rule} */
export const email = (value) => (EMAIL.test(value) ? undefined : 'an e-mail address');

/** @type {Rule} */
export const sender = (value) =>
  EMAIL.test(value.replace(/^[^<>]*<([^<>]*)>$/, '$1'))
    ? undefined
    : 'an e-mail address, or a name and an address such as Site <site@example.org>';

/** @type {Rule} */
export const userName = (value) =>
  /^\S{3,60}$/.test(value) ? undefined : 'a name of 3 to 60 characters without spaces';

/** @type {Rule} */
export const password = (value) =>
  value.length >= SHORTEST_PASSWORD && Buffer.byteLength(value) <= LONGEST_PASSWORD_BYTES
    ? undefined
    : `at least ${SHORTEST_PASSWORD} characters long, and at most ${LONGEST_PASSWORD_BYTES} bytes`;

/** @type {Rule} */
export const anything = () => undefined;
