import { expect, test } from 'vitest';
import { claimInBucket, removeEndedClaims } from './bucket-lock';

/** Like a bucket, it lists everything written before the request. */
function bucketOf(written: Map<string, number>) {
  const soon = () => new Promise((resolve) => setImmediate(resolve));
  return {
    list: async (prefix: string) => {
      await soon();
      const keys = [...written].filter(([key]) => key.startsWith(prefix));
      return keys.map(([key, at]) => ({ key, size: 0, etag: '', written: at }));
    },
    write: async (key: string) => {
      await soon();
      written.set(key, Date.now());
    },
    remove: async (key: string) => {
      await soon();
      written.delete(key);
    },
  };
}

const OTHER_MACHINES = ['aaaaaaaa-1', 'bbbbbbbb-1', 'cccccccc-1'];

test('gives a claim to at most one of several programs that start at once', async () => {
  for (let round = 0; round < 3; round += 1) {
    const bucket = bucketOf(new Map());
    const claims = await Promise.all(OTHER_MACHINES.map((writer) => claimInBucket(bucket, 'a.webp', writer)));
    expect(claims.filter(Boolean).length).toBeLessThanOrEqual(1);
  }
});

test('frees a claim that was given back', async () => {
  const bucket = bucketOf(new Map());
  const giveBack = await claimInBucket(bucket, 'a.webp', 'aaaaaaaa-1');
  expect(await claimInBucket(bucket, 'a.webp', 'bbbbbbbb-1')).toBeUndefined();
  await giveBack?.();
  expect(await claimInBucket(bucket, 'a.webp', 'bbbbbbbb-1')).toBeDefined();
});

test('ignores a claim of a machine that has been silent for a day', async () => {
  const bucket = bucketOf(new Map([['claims/a.webp/aaaaaaaa-1', Date.now() - 25 * 3_600_000]]));
  expect(await claimInBucket(bucket, 'a.webp', 'bbbbbbbb-1')).toBeDefined();
});

test('leaves no claim behind when the bucket fails', async () => {
  const written = new Map<string, number>();
  const bucket = bucketOf(written);
  const list = (prefix: string) => {
    if (written.size > 0) throw new Error('the bucket is away');
    return bucket.list(prefix);
  };
  const failing = { ...bucket, list: async (prefix: string) => list(prefix) };
  await expect(claimInBucket(failing, 'a.webp', 'aaaaaaaa-1')).rejects.toThrow('away');
  expect([...written.keys()]).toEqual([]);
});

test('removes the claims of ended programs and keeps the others', async () => {
  const ended = ['claims/a.webp/aaaaaaaa-1', Date.now() - 25 * 3_600_000] as const;
  const written = new Map([ended, ['claims/a.avif/bbbbbbbb-1', Date.now()]]);
  await removeEndedClaims(bucketOf(written));
  expect([...written.keys()]).toEqual(['claims/a.avif/bbbbbbbb-1']);
});
