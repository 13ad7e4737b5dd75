import { randomBytes, randomInt } from 'node:crypto';

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

const MIN_PASSWORD_LENGTH = 12;
/** bcrypt ignores bytes after the 72nd. */
const MAX_PASSWORD_BYTES = 72;

/** Returns why bcrypt would confuse this password with others, as a sentence; undefined if it is valid. */
export function hashingProblem(password: string): string | undefined {
  if (Buffer.byteLength(password) > MAX_PASSWORD_BYTES)
    return `Password must be at most ${MAX_PASSWORD_BYTES} bytes long`;
  // Half a surrogate pair cannot be encoded, and bcrypt may stop at NUL.
  if (!password.isWellFormed() || password.includes('\u0000'))
    return 'Password must not contain broken characters';
  return undefined;
}

/** Returns what is wrong with a new password, as a sentence; undefined if it is valid. */
export function passwordProblem(password: string, username: string): string | undefined {
  if (password.length < MIN_PASSWORD_LENGTH)
    return `Password must have at least ${MIN_PASSWORD_LENGTH} characters`;
  const problem = hashingProblem(password);
  if (problem) return problem;
  if (password.toLowerCase().includes(username.toLowerCase()))
    return 'Password must not contain the username';
  if (COMMON_PASSWORD_PATTERNS.some((pattern) => pattern.test(password))) {
    return 'Password is too easy to guess: use several unrelated words';
  }
  return undefined;
}

/** Generates 19 characters with more than 100 random bits. The panel requires a digit and both cases. */
export function generatePassword(): string {
  return `${randomBytes(12).toString('base64url')}a${randomInt(10)}Z`;
}
