// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
// As a namespace: with a missing named import, an older Node fails before it can report the needed version.
import * as util from 'node:util';
import { CommandError } from './command-error.mjs';
import { ROOT } from './paths.mjs';
import { SECRET_NAMES } from './secrets.mjs';
import { NO_BACKUPS, S3_NEEDS, VARIABLES } from './variables.mjs';

/**
 * @import { Secrets } from './secrets.mjs'
 * @import { Variable, VariableName } from './variables.mjs'
 *
 * @typedef {object} Environment
 * @property {string} host address where the site listens
 * @property {number} port
 * @property {string} cmsHost address where the CMS listens
 * @property {number} cmsPort
 * @property {string} publicUrl origin that visitors type, without a trailing slash
 * @property {boolean} publicUrlMissing true: PUBLIC_URL is not set although others can reach the site
 * @property {string} cmsUrl origin of the Strapi panel
 * @property {string} cmsInternalUrl where the site connects to the CMS
 * @property {string} dataDir absolute
 * @property {string | undefined} databaseUrl absent: SQLite in `dataDir`
 * @property {string | undefined} backupAt time of day such as "03:00"; absent: no daily backups
 * @property {string | undefined} backupPassphrase absent: archives are not encrypted
 * @property {string} ownerUsername
 * @property {NodeJS.ProcessEnv} variables environment of the programs started from here, checked and with
 * fallback values
 */

/** @param {string} value */
const withoutSlash = (value) => value.replace(/\/$/, '');

const PORTS = /** @type {const} */ (['PORT', 'CMS_PORT', 'METRICS_PORT', 'CMS_METRICS_PORT']);

/** @param {Partial<Record<VariableName, string>>} given */
function problemsTogether(given) {
  const problems = [];
  for (const [place, name] of PORTS.entries()) {
    const other = PORTS.slice(0, place).find((earlier) => given[earlier] && given[earlier] === given[name]);
    if (other) problems.push(`${other} and ${name} are both ${given[name]}. Use a different port for each.`);
  }
  const { OWNER_USERNAME = '', OWNER_PASSWORD } = given;
  if (OWNER_PASSWORD?.toLowerCase().includes(OWNER_USERNAME.toLowerCase())) {
    problems.push('OWNER_PASSWORD must not contain OWNER_USERNAME. Choose another password.');
  }
  const missing = S3_NEEDS.filter((name) => !given[name]);
  if (missing.length > 0 && (missing.length < S3_NEEDS.length || given.S3_ENDPOINT || given.S3_PUBLIC_URL)) {
    problems.push(`Also set ${missing.join(', ')}, or remove all S3_ variables to keep uploads in DATA_DIR.`);
  }
  if (!given.SMTP_URL !== !given.MAIL_FROM) {
    const missing = given.SMTP_URL ? 'MAIL_FROM' : 'SMTP_URL';
    problems.push(`Also set ${missing}, or remove both SMTP_URL and MAIL_FROM to turn off email.`);
  }
  return problems;
}

/**
 * Checks the variables of `.env.example`. A variable that is set but empty counts as absent.
 *
 * @param {NodeJS.ProcessEnv} fromProcess wins over the file
 * @param {NodeJS.Dict<string>} [fromFile] the content of `.env`
 * @param {string} [file] the file's name in sentences
 * @returns {Environment}
 * @throws {CommandError} with one sentence for each wrong value, naming the variable and the remedy
 */
export function checkEnvironment(fromProcess, fromFile = {}, file = '.env') {
  /** @type {NodeJS.ProcessEnv} */
  const all = { ...fromFile, ...fromProcess };
  /** @type {Partial<Record<VariableName, string>>} */
  const given = {};
  const problems = [];
  for (const [name, variable] of /** @type {[VariableName, Variable][]} */ (Object.entries(VARIABLES))) {
    const value = (all[name] ?? '').trim() || variable.fallback;
    delete all[name];
    if (value === undefined) continue;
    given[name] = value;
    all[name] = value;
    const wanted = variable.must(value);
    if (!wanted) continue;
    const not = variable.hidden ? '' : `, not "${value}"`;
    const source = fromProcess[name] ? 'the environment' : file;
    problems.push(`${name} must be ${wanted}${not}. Change it in ${source}.`);
  }
  problems.push(...problemsTogether(given));
  if (problems.length > 0) throw new CommandError(problems.join('\n'));
  return shaped(given, all);
}

/**
 * @param {Partial<Record<VariableName, string>>} given checked, with fallback values
 * @param {NodeJS.ProcessEnv} variables
 * @returns {Environment}
 */
function shaped(given, variables) {
  const { HOST = '', PORT = '', CMS_HOST = '', CMS_PORT = '', DATA_DIR = '', OWNER_USERNAME = '' } = given;
  // A program that listens only on this machine may have a proxy in front.
  const isForOthers =
    !isThisMachine(HOST) || Number(given.TRUST_PROXY) > 0 || variables.NODE_ENV === 'production';
  const environment = {
    host: HOST,
    port: Number(PORT),
    cmsHost: CMS_HOST,
    cmsPort: Number(CMS_PORT),
    publicUrlMissing: !given.PUBLIC_URL && isForOthers,
    publicUrl: withoutSlash(given.PUBLIC_URL ?? `http://localhost:${PORT}`),
    cmsUrl: withoutSlash(given.CMS_URL ?? `http://localhost:${CMS_PORT}`),
    cmsInternalUrl: withoutSlash(given.CMS_INTERNAL_URL ?? `http://${reachable(CMS_HOST)}:${CMS_PORT}`),
    dataDir: resolve(ROOT, DATA_DIR),
    databaseUrl: given.DATABASE_URL,
    backupAt: backupTime(given),
    backupPassphrase: given.BACKUP_PASSPHRASE,
    ownerUsername: OWNER_USERNAME,
  };
  return {
    ...environment,
    variables: {
      ...variables,
      PUBLIC_URL: environment.publicUrl,
      CMS_URL: environment.cmsUrl,
      CMS_INTERNAL_URL: environment.cmsInternalUrl,
      DATA_DIR: environment.dataDir,
    },
  };
}

/** A PostgreSQL server usually has backups of its provider. */
const DEFAULT_BACKUP_AT = '03:00';

/** @param {Partial<Record<VariableName, string>>} given */
function backupTime({ BACKUP_AT, DATABASE_URL }) {
  if (BACKUP_AT === NO_BACKUPS) return undefined;
  return BACKUP_AT ?? (DATABASE_URL ? undefined : DEFAULT_BACKUP_AT);
}

/** @param {string} host */
const isThisMachine = (host) => host === 'localhost' || host === '::1' || host.startsWith('127.');

/** Returns the host by which this machine reaches what listens on `host`. @param {string} host */
export function reachable(host) {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}

/**
 * Reads the process environment and `.env` at the root, if it exists.
 *
 * @returns {Environment}
 * @throws {CommandError} when a value is wrong or `.env` cannot be read
 */
export function readEnvironment() {
  const file = join(ROOT, '.env');
  return existsSync(file) ? checkEnvironment(process.env, parsedFile(file)) : checkEnvironment(process.env);
}

/**
 * Reads a file as if it were `.env`, ignoring its variables in the process environment.
 *
 * @param {string} file
 * @returns {Environment}
 * @throws {CommandError} when a value is wrong or the file cannot be read
 */
export function environmentOfFile(file) {
  const others = { ...process.env };
  for (const name of [...Object.keys(VARIABLES), ...SECRET_NAMES]) delete others[name];
  return checkEnvironment(others, parsedFile(file), file);
}

/** @param {string} file */
function parsedFile(file) {
  let text;
  try {
    text = readFileSync(file, 'utf8');
  } catch (cause) {
    const sentence = existsSync(file)
      ? `Cannot read ${file}. Change its permissions or remove it.`
      : `${file} does not exist. Check the path.`;
    throw new CommandError(sentence, { cause });
  }
  return util.parseEnv(text);
}

/**
 * Makes glibc return memory after pictures and use few heaps: the CMS idles at 310 instead of 400 MB
 * afterwards. Other C libraries ignore these variables.
 */
const GIVE_MEMORY_BACK = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '65536',
};

/**
 * Environment of the CMS: every secret, and every variable except the backup passphrase.
 *
 * @type {(environment: Environment, secrets: Secrets) => NodeJS.ProcessEnv}
 */
export const forCms = ({ variables: { BACKUP_PASSPHRASE: _, ...variables } }, secrets) => ({
  ...GIVE_MEMORY_BACK,
  ...variables,
  ...secrets,
  NODE_ENV: 'production',
  STRAPI_TELEMETRY_DISABLED: 'true',
});

/** The site faces visitors, so it gets no secrets and passwords of the CMS. */
const CMS_ONLY = /** @type {const} */ ([
  ...SECRET_NAMES,
  'DATABASE_URL',
  'OWNER_PASSWORD',
  'PANEL_PASSWORD',
  'SMTP_URL',
  'BACKUP_PASSPHRASE',
]);
/** The site needs them to read uploads from the bucket, unless browsers read there directly. */
const KEYS_OF_BUCKET = /** @type {const} */ (['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']);

/**
 * @param {Environment} environment
 * @param {Secrets} secrets
 * @returns {NodeJS.ProcessEnv} environment of the site
 */
export function forWeb({ variables }, { RENDER_SECRET }) {
  const shared = { ...variables };
  for (const name of CMS_ONLY) delete shared[name];
  if (shared.S3_PUBLIC_URL) for (const name of KEYS_OF_BUCKET) delete shared[name];
  return { ...shared, RENDER_SECRET, NODE_ENV: 'production' };
}
