import { compare, hash } from 'bcryptjs';

/** Each further round doubles the work of an attacker, and of the server at every sign-in. */
const ROUNDS = 10;

export type PasswordWork = { password: string } | { password: string; against: string };

/**
 * Runs in a worker thread.
 *
 * @returns the hash of a password, or whether it matches a hash
 */
export default (work: PasswordWork): Promise<string | boolean> =>
  'against' in work ? compare(work.password, work.against) : hash(work.password, ROUNDS);
