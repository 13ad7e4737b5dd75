import { join } from 'node:path';
import createHttpError from 'http-errors';
import { Piscina } from 'piscina';
import { hashingProblem } from './password-policy';
import type { PasswordWork } from './password-worker';

/** One password takes about a tenth of a second, and the browser gives up after ten: the wait of those in line. */
const ANSWER_WITHIN_MS = 9000;
/** More than this could not be answered within that time on a slow machine. */
const LONGEST_QUEUE = 40;
const IDLE_MS = 30_000;

/** A hash of no password: comparing with it costs what comparing with a real one costs. */
export const NO_ONES_HASH = '$2a$10$iJgVnBlR7JUwS4Rh4y6IE.whE2sMyOgkC2MzDZAPuRVobcNFYiChG';

/**
 * Who sends a password. A known caller is signed in, has a mailed link, or uses a device that has signed in before. Known
 * callers have a separate queue, so strangers who try passwords do not keep them waiting.
 */
export type Asking = 'known' | 'stranger';

/** One thread: however many sign in, the one that answers visitors keeps a core to itself. */
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
 * Hashes a new password: strangers give none.
 *
 * @throws Error for what bcrypt cannot tell from other passwords; HttpError 503 when it takes too long
 */
export async function hashPassword(password: string): Promise<string> {
  const problem = hashingProblem(password);
  if (problem) throw new Error(problem);
  return String(await work('known', { password }));
}

/**
 * Whether this is the password of a hash. One that can be nobody's costs the same time.
 *
 * @throws HttpError 503 when it takes too long
 */
export async function passwordMatches(
  password: string,
  against: string,
  asking: Asking = 'stranger',
): Promise<boolean> {
  const possible = hashingProblem(password) === undefined;
  const matches = await work(asking, { password: possible ? password : '', against });
  return possible && matches === true;
}

async function work(asking: Asking, task: PasswordWork): Promise<string | boolean> {
  try {
    return await threads[asking].run(task, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
  } catch (cause) {
    throw createHttpError(503, 'Too many sign in at this moment. Please try again in a few seconds.', {
      cause,
      headers: { 'Retry-After': '5' },
    });
  }
}
