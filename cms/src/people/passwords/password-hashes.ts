import { join } from 'node:path';
import { Piscina } from 'piscina';
import { refused } from '../wording';
import { hashingRefusal } from './password-policy';
import type { PasswordWork } from './password-worker';

/** The browser gives up after ten seconds; one password takes about a tenth of a second. */
const ANSWER_WITHIN_MS = 9000;
/** A slow machine cannot answer more within that time. */
const LONGEST_QUEUE = 40;
const IDLE_MS = 30_000;

/** Hash of no password. Comparing with it takes as long as with a real one. */
export const DUMMY_HASH = '$2a$10$iJgVnBlR7JUwS4Rh4y6IE.whE2sMyOgkC2MzDZAPuRVobcNFYiChG';

/**
 * Who sends a password. A known caller is signed in, has a mailed link, or uses a device that has signed in before. Known
 * callers have a separate queue, so strangers who try passwords do not keep them waiting.
 */
export type Asking = 'known' | 'stranger';

/** A single thread: however many people sign in, visitors keep one core. */
const newThread = () =>
  new Piscina<PasswordWork, string | boolean>({
    filename: join(__dirname, 'password-worker.js'),
    minThreads: 0,
    maxThreads: 1,
    maxQueue: LONGEST_QUEUE,
    idleTimeout: IDLE_MS,
  });

const threads: Record<Asking, ReturnType<typeof newThread>> = { known: newThread(), stranger: newThread() };

/**
 * Hashes a new password. Only known callers set passwords.
 *
 * @throws ValidationError for a password that bcrypt would confuse with others; HttpError 503 if it takes too long
 */
export async function hashPassword(password: string): Promise<string> {
  const refusal = hashingRefusal(password);
  if (refusal) throw refusal;
  return String(await work('known', { password }));
}

/**
 * Returns whether a password matches a hash. An invalid password takes the same time.
 *
 * @throws HttpError 503 if it takes too long
 */
export async function passwordMatches(password: string, against: string, asking: Asking = 'stranger') {
  const possible = hashingRefusal(password) === undefined;
  const matches = await work(asking, { password: possible ? password : '', against });
  return possible && matches === true;
}

async function work(asking: Asking, task: PasswordWork): Promise<string | boolean> {
  try {
    return await threads[asking].run(task, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
  } catch (cause) {
    throw Object.assign(refused('SIGN_IN_BUSY', { kind: 'unavailable' }), {
      cause,
      headers: { 'Retry-After': '5' },
    });
  }
}
