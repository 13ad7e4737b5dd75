import { setTimeout as pause } from 'node:timers/promises';
import type { Bucket } from '../../platform/storage/bucket';
import { isAtWorkSince, WRITER } from '../../platform/storage/partial-files';

/** No address shows what is here. */
const CLAIMS = 'claims/';
const ATTEMPTS = 4;
/** Milliseconds */
const LONGEST_PAUSE = 250;

/**
 * Claims something in a bucket for this program. Not every bucket knows a write that only makes, but all list what was
 * written before: whoever lists only a claim of its own has it, and two that see each other's step back for a moment.
 *
 * @param writer of the claim; `WRITER`, but for a test
 * @returns what gives the claim back; undefined when another program at work has it
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

/** For what fails while something is claimed: gives that back, and fails all the same. */
export const afterwards =
  (giveBack: () => Promise<void>) =>
  async (error: unknown): Promise<never> => {
    await giveBack();
    throw error;
  };

/** Takes away what programs had claimed that ended at work. */
export async function removeEndedClaims(bucket: Pick<Bucket, 'list' | 'remove'>): Promise<void> {
  for (const { key, written } of await bucket.list(CLAIMS)) {
    if (!isAtWorkSince(key.slice(key.lastIndexOf('/') + 1), written)) await bucket.remove(key);
  }
}
