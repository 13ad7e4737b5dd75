import { randomBytes, randomInt } from 'node:crypto';
import { MAX_PASSWORD_BYTES, MIN_PASSWORD_LENGTH } from '../../shared/limits';
import { refused } from '../wording';

/**
 * Beginnings that every guessing list tries first. Only patterns that people stretch to twelve characters matter, as
 * shorter passwords are refused.
 */
const COMMON_PASSWORD_PATTERNS: readonly RegExp[] = [
  /^(.)\1+$/,
  /^(?:0?1234567890?)+\d*$/,
  /^(?:abcdefghijkl|qwertyuiop)/i,
  /^(?:password|passw0rd|letmein|iloveyou|welcome|admin|administrator|qwerty|strapi|changeme)[\d!@#$%^&*._-]*$/i,
];

/** Returns the refusal of a password that bcrypt would confuse with others; undefined if it is valid. */
export function hashingRefusal(password: string, field = 'password'): Error | undefined {
  if (Buffer.byteLength(password) > MAX_PASSWORD_BYTES)
    return refused('PASSWORD_TOO_LONG', { field, params: { most: MAX_PASSWORD_BYTES } });
  // Half a surrogate pair cannot be encoded, and bcrypt may stop at NUL.
  if (!password.isWellFormed() || password.includes('\u0000')) return refused('PASSWORD_BROKEN', { field });
  return undefined;
}

/** Returns the refusal of a new password; undefined if it is valid. */
export function passwordRefusal(password: string, username: string): Error | undefined {
  const field = 'password';
  if (password.length < MIN_PASSWORD_LENGTH)
    return refused('PASSWORD_TOO_SHORT', { field, params: { least: MIN_PASSWORD_LENGTH } });
  const refusal = hashingRefusal(password);
  if (refusal) return refusal;
  if (password.toLowerCase().includes(username.toLowerCase()))
    return refused('PASSWORD_HAS_USERNAME', { field });
  if (COMMON_PASSWORD_PATTERNS.some((pattern) => pattern.test(password)))
    return refused('PASSWORD_COMMON', { field });
  return undefined;
}

export const unchangedPassword = (): Error => refused('PASSWORD_UNCHANGED', { field: 'password' });

/** Generates 19 characters with more than 100 random bits. The panel requires a digit and both cases. */
export function generatePassword(): string {
  return `${randomBytes(12).toString('base64url')}a${randomInt(10)}Z`;
}
