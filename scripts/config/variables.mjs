// @ts-check

/**
 * Returns undefined for a valid value, otherwise the end of the sentence "NAME must be …".
 *
 * @typedef {(value: string) => string | undefined} Rule
 *
 * @typedef {object} Variable
 * @property {Rule} must
 * @property {string} [fallback] the value when the variable is absent
 * @property {boolean} [hidden] true: the value may hold a password and is never printed
 */

const EMAIL = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/;
const HOST_NAME = /^(?=.{1,253}$)[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*$/i;
const IP_V6 = /^[\da-f:.]*:[\da-f:.]*$/i;
/** The owner's password opens everything: 12 characters, as the site requires when it is changed there. */
const SHORTEST_PASSWORD = 12;
/** bcrypt ignores bytes after the 72nd. */
const LONGEST_PASSWORD_BYTES = 72;

/** @param {string} value */
const parsed = (value) => (URL.canParse(value) ? new URL(value) : undefined);

/** @type {(isRight: (value: string) => unknown, wanted: string) => Rule} */
const rule = (isRight, wanted) => (value) => (isRight(value) ? undefined : wanted);

/** @param {number} from @param {number} to */
export const wholeNumber = (from, to) =>
  rule(
    (value) => /^\d+$/.test(value) && Number(value) >= from && Number(value) <= to,
    `a whole number from ${from} to ${to}`,
  );

export const userName = rule(
  (value) => /^\S{3,60}$/.test(value),
  'a name of 3 to 60 characters without spaces',
);

export const password = rule(
  (value) => value.length >= SHORTEST_PASSWORD && Buffer.byteLength(value) <= LONGEST_PASSWORD_BYTES,
  `at least ${SHORTEST_PASSWORD} characters and at most ${LONGEST_PASSWORD_BYTES} bytes long`,
);

const anything = rule(() => true, '');
const yesOrNo = rule((value) => /^(true|false)$/.test(value), 'true or false');
const port = wholeNumber(1, 65_535);
const host = rule(
  (value) => HOST_NAME.test(value) || IP_V6.test(value),
  'a name or IP address of this server',
);
const email = rule((value) => EMAIL.test(value), 'an email address');
const sender = rule(
  (value) => EMAIL.test(value.replace(/^[^<>]*<([^<>]*)>$/, '$1')),
  'an email address, or a name and an email address such as Site <site@example.org>',
);

/** An address with only scheme, host and port. */
const origin = rule((value) => {
  const url = parsed(value);
  const bare = url && url.pathname === '/' && !url.search && !url.hash && !url.username;
  return bare && /^https?:$/.test(url.protocol);
}, 'an address such as https://example.org, without a path');

/** @param {string} example @param {RegExp} scheme */
const address = (example, scheme) =>
  rule((value) => {
    const url = parsed(value);
    return url?.hostname && scheme.test(url.protocol);
  }, `an address such as ${example}`);

const postgres = rule((value) => {
  const url = parsed(value);
  return url && /^postgres(ql)?:$/.test(url.protocol) && url.hostname && url.pathname.length > 1;
}, 'the address of a PostgreSQL database, such as postgres://user:password@localhost:5432/site');

const bucketName = rule(
  (value) => /^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/.test(value),
  'a bucket name: 3 to 63 lowercase letters, digits, hyphens and dots',
);

/** Value of BACKUP_AT that switches daily backups off. */
export const NO_BACKUPS = 'off';

/** The variables of `.env.example`, in order. */
export const VARIABLES = /** @type {const} @satisfies {Record<string, Variable>} */ ({
  HOST: { must: host, fallback: 'localhost' },
  PORT: { must: port, fallback: '3000' },
  CMS_HOST: { must: host, fallback: '127.0.0.1' },
  CMS_PORT: { must: port, fallback: '1337' },
  PUBLIC_URL: { must: origin },
  CMS_URL: { must: origin },
  CMS_INTERNAL_URL: { must: origin },
  TRUST_PROXY: { must: wholeNumber(0, 10), fallback: '0' },
  DRAIN_SECONDS: { must: wholeNumber(0, 60), fallback: '0' },
  LOG_LEVEL: {
    must: rule((value) => /^(error|warn|info|debug)$/.test(value), 'error, warn, info or debug'),
    fallback: 'info',
  },
  METRICS_PORT: { must: port },
  CMS_METRICS_PORT: { must: port },
  METRICS_HOST: { must: host, fallback: '127.0.0.1' },
  DATA_DIR: { must: anything, fallback: './data' },
  DATABASE_URL: { must: postgres, hidden: true },
  NEW_SECRETS: { must: yesOrNo, fallback: 'false' },
  BACKUP_AT: {
    must: rule(
      (value) => value === NO_BACKUPS || /^([01]\d|2[0-3]):[0-5]\d$/.test(value),
      `a time of day such as 03:00, or ${NO_BACKUPS}`,
    ),
  },
  BACKUP_KEEP: { must: wholeNumber(1, 10_000) },
  BACKUP_PASSPHRASE: {
    must: rule((value) => value.length >= SHORTEST_PASSWORD, `at least ${SHORTEST_PASSWORD} characters long`),
    hidden: true,
  },
  BACKUP_BEFORE_UPGRADE: { must: yesOrNo, fallback: 'true' },
  STARTER_CONTENT: { must: yesOrNo, fallback: 'true' },
  OWNER_USERNAME: { must: userName, fallback: 'owner' },
  OWNER_PASSWORD: { must: password, hidden: true },
  OWNER_EMAIL: { must: email },
  PANEL_EMAIL: { must: email },
  PANEL_PASSWORD: { must: password, hidden: true },
  SMTP_URL: { must: address('smtp://user:password@mail.example.org:587', /^smtps?:$/), hidden: true },
  MAIL_FROM: { must: sender },
  S3_BUCKET: { must: bucketName },
  S3_REGION: { must: anything },
  S3_ENDPOINT: { must: address('https://s3.example.org', /^https?:$/) },
  S3_ACCESS_KEY_ID: { must: anything, hidden: true },
  S3_SECRET_ACCESS_KEY: { must: anything, hidden: true },
  S3_PUBLIC_URL: { must: address('https://media.example.org', /^https?:$/) },
});

/** @typedef {keyof typeof VARIABLES} VariableName */

/** A bucket needs all of these; without a bucket, each of them is a mistake. */
export const S3_NEEDS = /** @type {const} */ ([
  'S3_BUCKET',
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
]);
