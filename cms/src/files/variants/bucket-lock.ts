import { setTimeout as pause } from 'node:timers/promises';
import type { Bucket } from '../../platform/storage/bucket';
import { isAtWorkSince, WRITER } from '../../platform/storage/partial-files';

/** Prefix of claims; they have no public address. */
const CLAIMS = 'claims/';
const ATTEMPTS = 4;
/** Milliseconds */
const LONGEST_PAUSE = 250;

/**
 * Claims work on an object in a bucket for this program. Not every bucket can write only new objects, but all list
 * earlier writes. A program that lists no claim but its own has the claim; if two programs see each other, both
 * withdraw and wait.
 *
 * @param writer owner of the claim; only tests set it
 * @returns a function that gives the claim back; undefined if another running program has it
 */
export async function claimInBucket(
  bucket: Pick<Bucket, 'list' | 'write' | 'remove'>,
  what: string,
  writer = WRITER,
): Promise<(() => Promise<void>) | undefined> {
  const prefix = `${CLAIMS}${what}/`;
  const own = prefix + writer;
  const isTaken = async () => {
    const claims = await bucket.list(prefix);
    return claims.some(({ key, written }) => key !== own && isAtWorkSince(key.slice(prefix.length), written));
  };
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (await isTaken()) return undefined;
    const giveBack = () => bucket.remove(own);
    await bucket.write(own, Buffer.alloc(0), 'text/plain');
    if (!(await isTaken().catch(afterwards(giveBack)))) return giveBack;
    await giveBack();
    await pause(Math.random() * LONGEST_PAUSE);
  }
  return undefined;
}

/** Returns a handler that gives a claim back and rethrows the error. */
export const afterwards =
  (giveBack: () => Promise<void>) =>
  async (error: unknown): Promise<never> => {
    await giveBack();
    throw error;
  };

/** Removes the claims of programs that have ended. */
export async function removeEndedClaims(bucket: Pick<Bucket, 'list' | 'remove'>): Promise<void> {
  for (const { key, written } of await bucket.list(CLAIMS)) {
    if (!isAtWorkSince(key.slice(key.lastIndexOf('/') + 1), written)) await bucket.remove(key);
  }
}
