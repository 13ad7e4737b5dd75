import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { Ending } from '../processes.mjs';

const BUCKET = 'site';
/** The one pair of keys that the server knows. */
const KEY = 'S3RVER';

/**
 * Starts a server that speaks S3, on this machine only, with one empty bucket.
 *
 * @param parent the folder to put its files in
 * @param forSdk it signs the path of a bucket itself in another way than today's SDK, which the CMS uses: signatures are
 *   not compared then
 * @returns the variables that name the bucket
 */
export async function startS3(parent: string, { atEnd }: Pick<Ending, 'atEnd'>, forSdk = false) {
  const server = new S3rver({
    directory: mkdtempSync(join(parent, 's3-')),
    address: '127.0.0.1',
    port: 0,
    silent: true,
    allowMismatchedSignatures: forSdk,
    vhostBuckets: false,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  const { port } = await server.run();
  atEnd(() => server.close());
  return {
    S3_BUCKET: BUCKET,
    S3_REGION: 'us-east-1',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY_ID: KEY,
    S3_SECRET_ACCESS_KEY: KEY,
  };
}
