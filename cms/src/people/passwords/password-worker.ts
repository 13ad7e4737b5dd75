import { compare, hash } from 'bcryptjs';

/** Each step more doubles the work of whoever guesses, and of the machine at every sign-in. */
const ROUNDS = 10;

export type PasswordWork = { password: string } | { password: string; against: string };

/** Runs on a thread of its own: @returns the hash of a password, or whether it is the one of a hash */
export default (work: PasswordWork): Promise<string | boolean> =>
  'against' in work ? compare(work.password, work.against) : hash(work.password, ROUNDS);
