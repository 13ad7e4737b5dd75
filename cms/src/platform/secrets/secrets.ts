import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * Strapi's `env()` returns undefined for a missing variable. A missing secret must stop the start.
 *
 * @throws Error naming the variable; Strapi prints it and exits with code 1
 */
function required(name: string, value: string | undefined): string {
  if (!value)
    throw new Error(`${name} is not set. Start the site with "npm start", which makes its own secrets.`);
  return value;
}

/** Shorter secrets can be guessed offline from one signed token. */
const MIN_SECRET_LENGTH = 32;
const FINGERPRINT_DIGITS = 8;

const inUse = new Map<string, string>();

/**
 * Returns a secret and registers it for `secretFingerprints`.
 *
 * @throws Error naming the variable if the secret is missing or too short
 */
export function secret(name: string, value: string | undefined): string {
  const text = required(name, value);
  if (text.length < MIN_SECRET_LENGTH) {
    throw new Error(`${name} is too short: use at least ${MIN_SECRET_LENGTH} random characters.`);
  }
  inUse.set(name, text);
  return text;
}

/**
 * Returns a few digits of a hash of each secret in use, by name. They show whether two secrets differ, but are too few
 * to guess one.
 */
export function secretFingerprints(): Record<string, string> {
  const digits = (name: string, value: string) =>
    createHash('sha256').update(`${name}\n${value}`).digest('hex').slice(0, FINGERPRINT_DIGITS);
  return Object.fromEntries([...inUse].map(([name, value]) => [name, digits(name, value)]));
}

/** Compares two texts in a time that does not show where they differ. */
export function isSameText(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}

/** Signs visitors' forms, and hides addresses in keys. */
export const formSecret = () => secret('FORM_SECRET', process.env.FORM_SECRET);

/** Shared with the public origin only: signs the addresses of the callers it forwards. */
export const renderSecret = () => secret('RENDER_SECRET', process.env.RENDER_SECRET);

/**
 * Checks the secrets above before the CMS opens anything.
 *
 * @throws Error naming the first one that is missing
 */
export function requireSecrets(): void {
  formSecret();
  renderSecret();
}
