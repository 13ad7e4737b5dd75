import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { Cleanup } from '../run/child-processes.mjs';

const BUCKET = 'site';
/** The only pair of keys that the server knows. */
const KEY = 'S3RVER';

/**
 * Starts a local S3 server with one empty bucket.
 *
 * @param parent folder for its files
 * @param forSdk disables the comparison of signatures: the server signs paths differently than the current SDK of the
 * CMS
 * @returns the variables that name the bucket
 */
export async function startS3(parent: string, { onExit }: Pick<Cleanup, 'onExit'>, forSdk = false) {
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
  onExit(() => server.close());
  return {
    S3_BUCKET: BUCKET,
    S3_REGION: 'us-east-1',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY_ID: KEY,
    S3_SECRET_ACCESS_KEY: KEY,
  };
}
