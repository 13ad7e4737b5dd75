import { createHash } from 'node:crypto';

/**
 * The variables that only the process manager sets. Strapi's `env()` returns `string | undefined`
 * under `strict`; a secret that is missing must stop the start instead of becoming `undefined`.
 *
 * @throws Error naming the variable, which Strapi prints before it exits with code 1
 */
function required(name: string, value: string | undefined): string {
  if (!value)
    throw new Error(`${name} is not set. Start the site with "npm start", which makes its own secrets.`);
  return value;
}

/** Shorter secrets can be guessed offline from one signed token. */
const MIN_SECRET_LENGTH = 32;
const FINGERPRINT_DIGITS = 8;

/** Those that this process has asked for, by name. */
const inUse = new Map<string, string>();

/** @throws Error naming the variable when the secret is missing or too short to sign with */
export function secret(name: string, value: string | undefined): string {
  const text = required(name, value);
  if (text.length < MIN_SECRET_LENGTH) {
    throw new Error(`${name} is too short: use at least ${MIN_SECRET_LENGTH} random characters.`);
  }
  inUse.set(name, text);
  return text;
}

/** A few digits of each secret in use, by name: enough to tell it from another one, too little to guess it by. */
export function secretFingerprints(): Record<string, string> {
  const digits = (name: string, value: string) =>
    createHash('sha256').update(`${name}\n${value}`).digest('hex').slice(0, FINGERPRINT_DIGITS);
  return Object.fromEntries([...inUse].map(([name, value]) => [name, digits(name, value)]));
}

/** Signs what visitors' forms carry, and hides addresses behind keys. */
export const formSecret = () => secret('FORM_SECRET', process.env.FORM_SECRET);

/** Shared with the public origin alone: signs the addresses of the callers it passes on. */
export const renderSecret = () => secret('RENDER_SECRET', process.env.RENDER_SECRET);

/** @throws Error naming the first of the secrets above that is missing, before anything is open */
export function requireSecrets(): void {
  formSecret();
  renderSecret();
}
