import { randomBytes, randomInt } from 'node:crypto';
import { COMMON_PASSWORD_PATTERNS } from './common-passwords';

const MIN_PASSWORD_LENGTH = 12;
/** bcrypt ignores everything behind the 72nd byte. */
const MAX_PASSWORD_BYTES = 72;

/** The sentence that tells what is wrong with a new password, or undefined when nothing is. */
export function passwordProblem(password: string, username: string): string | undefined {
  if (password.length < MIN_PASSWORD_LENGTH)
    return `Password must have at least ${MIN_PASSWORD_LENGTH} characters`;
  if (Buffer.byteLength(password) > MAX_PASSWORD_BYTES)
    return `Password must be at most ${MAX_PASSWORD_BYTES} bytes long`;
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
