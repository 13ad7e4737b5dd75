// @ts-check
import * as accepts from './accepts.mjs';

/**
 * @typedef {object} Variable
 * @property {accepts.Rule} must what a value has to look like
 * @property {string} [fallback] the value when the variable is absent
 * @property {boolean} [hidden] true: the value is never printed, it may hold a password
 */

/** Every variable of `.env.example`, in its order. */
export const VARIABLES = /** @type {const} @satisfies {Record<string, Variable>} */ ({
  HOST: { must: accepts.host, fallback: 'localhost' },
  PORT: { must: accepts.port, fallback: '3000' },
  CMS_HOST: { must: accepts.host, fallback: '127.0.0.1' },
  CMS_PORT: { must: accepts.port, fallback: '1337' },
  PUBLIC_URL: { must: accepts.origin },
  CMS_URL: { must: accepts.origin },
  CMS_INTERNAL_URL: { must: accepts.origin },
  TRUST_PROXY: { must: accepts.wholeNumber(0, 10), fallback: '0' },
  DATA_DIR: { must: accepts.anything, fallback: './data' },
  DATABASE_URL: { must: accepts.postgres, hidden: true },
  STARTER_CONTENT: { must: accepts.oneOf('true', 'false'), fallback: 'true' },
  OWNER_USERNAME: { must: accepts.userName, fallback: 'owner' },
  OWNER_PASSWORD: { must: accepts.password, hidden: true },
  OWNER_EMAIL: { must: accepts.email },
  PANEL_EMAIL: { must: accepts.email },
  PANEL_PASSWORD: { must: accepts.password, hidden: true },
  SMTP_URL: {
    must: accepts.address('smtp://user:password@mail.example.org:587', 'smtp', 'smtps'),
    hidden: true,
  },
  MAIL_FROM: { must: accepts.sender },
  S3_BUCKET: { must: accepts.anything },
  S3_REGION: { must: accepts.anything },
  S3_ENDPOINT: { must: accepts.address('https://s3.example.org', 'http', 'https') },
  S3_ACCESS_KEY_ID: { must: accepts.anything, hidden: true },
  S3_SECRET_ACCESS_KEY: { must: accepts.anything, hidden: true },
});

/** @typedef {keyof typeof VARIABLES} VariableName */

/** Without these a bucket cannot be used; with them but without a bucket, somebody forgot its name. */
export const S3_NEEDS = /** @type {const} */ ([
  'S3_BUCKET',
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
]);
