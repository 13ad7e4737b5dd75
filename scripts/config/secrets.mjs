// @ts-check
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { CommandError, systemCode } from './command-error.mjs';

export const SECRET_NAMES = /** @type {const} */ ([
  'APP_KEY_1',
  'APP_KEY_2',
  'ADMIN_JWT_SECRET',
  'API_TOKEN_SALT',
  'TRANSFER_TOKEN_SALT',
  'ENCRYPTION_KEY',
  'JWT_SECRET',
  'FORM_SECRET',
  'RENDER_SECRET',
]);

/** @typedef {Record<typeof SECRET_NAMES[number], string>} Secrets */

/** 36 bytes are 48 characters of base64url. */
const SECRET_BYTES = 36;
/** The minimum of the CMS; a secret set by hand may be shorter than ours. */
const SHORTEST_SECRET = 32;

/** @returns {Secrets} new secrets that are not stored, for builds and generators that load the configuration */
export function throwAwaySecrets() {
  const pairs = SECRET_NAMES.map((name) => [name, randomBytes(SECRET_BYTES).toString('base64url')]);
  return /** @type {Secrets} */ (Object.fromEntries(pairs));
}

/** @param {string} dataDir */
export const secretsFile = (dataDir) => join(dataDir, 'secrets.json');

/**
 * Returns the secrets of this installation, made on first use and never changed. A variable of the same name
 * wins over the file, so that several machines can share them.
 *
 * @param {string} dataDir
 * @param {NodeJS.ProcessEnv} variables
 * @returns {Secrets}
 * @throws {CommandError} naming the secret that is missing, too short or used twice
 */
export function secretsOf(dataDir, variables) {
  const file = secretsFile(dataDir);
  if (!existsSync(file)) writeOnce(file, `${JSON.stringify(throwAwaySecrets(), null, 2)}\n`);
  const stored = storedIn(file);
  const found = Object.fromEntries(SECRET_NAMES.map((name) => [name, variables[name] || stored[name] || '']));
  const problem = secretsProblem(found, file);
  if (problem) throw new CommandError(problem);
  return /** @type {Secrets} */ (found);
}

/**
 * Writes a whole file, never over an existing one: two programs that start together share one set.
 *
 * @param {string} file
 * @param {string} text
 */
function writeOnce(file, text) {
  const draft = `${file}.${process.pid}`;
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(draft, text, { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    // Some network file systems lack links; there the last of two simultaneous first starts wins.
    if (systemCode(error) !== 'EEXIST') renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** @param {string} file @returns {Record<string, string>} */
function storedIn(file) {
  if (process.platform !== 'win32' && statSync(file).mode & 0o077) chmodSync(file, 0o600);
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new CommandError(
      `${file} is damaged. Restore it from a backup, or delete it to generate new secrets.`,
      {
        cause,
      },
    );
  }
}

/** @param {Record<string, string>} secrets @param {string} file */
function secretsProblem(secrets, file) {
  const remedy = `Restore it from a backup, or delete ${file} to generate new secrets (everyone must sign in again).`;
  for (const [name, value] of Object.entries(secrets)) {
    if (!value) return `${name} is missing. ${remedy}`;
    if (value.length < SHORTEST_SECRET)
      return `${name} is shorter than ${SHORTEST_SECRET} characters. ${remedy}`;
    const twin = Object.keys(secrets).find((other) => other !== name && secrets[other] === value);
    if (twin) return `${name} and ${twin} are the same. ${remedy}`;
  }
  return undefined;
}
