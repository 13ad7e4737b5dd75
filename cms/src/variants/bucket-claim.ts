import { setTimeout as pause } from 'node:timers/promises';
import type { Bucket } from '../storage/bucket';
import { isAtWorkSince, WRITER } from '../storage/unfinished';

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
    await bucket.write(own, Buffer.alloc(0), 'text/plain');
    if (!(await isTaken())) return () => bucket.remove(own);
    await bucket.remove(own);
    await pause(Math.random() * LONGEST_PAUSE);
  }
  return undefined;
}
