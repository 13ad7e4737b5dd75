import { randomBytes, randomInt } from 'node:crypto';

/**
 * Beginnings of passwords that every guessing list tries first. Twelve characters are required anyway,
 * so only patterns that people stretch to that length matter.
 */
const COMMON_PASSWORD_PATTERNS: readonly RegExp[] = [
  /^(.)\1+$/,
  /^(?:0?1234567890?)+\d*$/,
  /^(?:abcdefghijkl|qwertyuiop)/i,
  /^(?:password|passw0rd|letmein|iloveyou|welcome|admin|administrator|qwerty|strapi|changeme)[\d!@#$%^&*._-]*$/i,
];

const MIN_PASSWORD_LENGTH = 12;
/** bcrypt ignores everything behind the 72nd byte. */
const MAX_PASSWORD_BYTES = 72;

/** The sentence that tells why bcrypt could not tell this password from others, or undefined when it can. */
export function hashingProblem(password: string): string | undefined {
  if (Buffer.byteLength(password) > MAX_PASSWORD_BYTES)
    return `Password must be at most ${MAX_PASSWORD_BYTES} bytes long`;
  // Half a surrogate pair has no bytes of its own, and bcrypt may stop reading at NUL.
  if (!password.isWellFormed() || password.includes('\u0000'))
    return 'Password must not contain broken characters';
  return undefined;
}

/** The sentence that tells what is wrong with a new password, or undefined when nothing is. */
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

/** 19 characters, more than 100 bits. The panel demands a digit and both cases, so those are always there. */
export function generatePassword(): string {
  return `${randomBytes(12).toString('base64url')}a${randomInt(10)}Z`;
}
