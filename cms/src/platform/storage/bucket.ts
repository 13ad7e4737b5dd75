import type { Readable } from 'node:stream';
import type { GetObjectCommandOutput, S3Client, S3ClientConfig } from '@aws-sdk/client-s3';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { StartError, type StartErrorCode } from '../start-error';
import { refused } from '../wording';

/** Key prefix of uploads, which the site requests. */
export const UPLOADS = 'uploads/';
/** Key prefix of variants. They have no separate address: the site sends them instead of the original. */
export const VARIANTS = 'variants/';

export interface BucketSettings {
  name: string;
  region: string;
  /** Absent for Amazon */
  endpoint: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
  /** Browsers load uploads from the bucket's public address, not from the site */
  isPublic: boolean;
}

/**
 * Reads the settings of the bucket from the environment; undefined without a bucket. `npm start` has checked them, but
 * the CMS can be started in other ways.
 *
 * @throws Error naming the missing variable
 */
export function bucketSettings(env: (name: string) => string | undefined): BucketSettings | undefined {
  const name = env('S3_BUCKET');
  if (!name) return undefined;
  const required = (variable: string): string => {
    const value = env(variable);
    if (!value)
      throw new Error(`Also set ${variable}, or remove all S3_ variables to keep uploads in DATA_DIR.`);
    return value;
  };
  return {
    name,
    region: required('S3_REGION'),
    endpoint: env('S3_ENDPOINT') || undefined,
    accessKeyId: required('S3_ACCESS_KEY_ID'),
    secretAccessKey: required('S3_SECRET_ACCESS_KEY'),
    isPublic: Boolean(env('S3_PUBLIC_URL')),
  };
}

/** Returns the settings of the bucket; undefined if uploads are on the disk. */
export const bucketOf = (strapi: Core.Strapi): BucketSettings | undefined =>
  strapi.config.get('plugin::upload.bucket');

const NOT_FOUND = 404;

/** Milliseconds: the person who uploads waits for this. */
const CONNECT_WITHIN_MS = 3000;
const SILENT_FOR_MS = 10_000;
/** Including the first one. */
const ATTEMPTS = 3;

/** Returns the configuration of the S3 client, for Strapi's provider and our own client. */
export const clientConfig = (bucket: BucketSettings): S3ClientConfig => ({
  region: bucket.region,
  credentials: { accessKeyId: bucket.accessKeyId, secretAccessKey: bucket.secretAccessKey },
  // Other providers than Amazon take the bucket's name in the path: any name works, and no certificate per bucket is
  // needed.
  ...(bucket.endpoint && { endpoint: bucket.endpoint, forcePathStyle: true }),
  maxAttempts: ATTEMPTS,
  // Other providers than Amazon do not know the checksums that the SDK would add.
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
  requestHandler: { connectionTimeout: CONNECT_WITHIN_MS, socketTimeout: SILENT_FOR_MS },
});

export interface BucketObject {
  key: string;
  /** Bytes */
  size: number;
  /** Of the content, including its quotes */
  etag: string;
  /** Time of the last write, in milliseconds since 1970 */
  written: number;
}

/** Reads and writes objects of a bucket. Loads the SDK (27 MB) when it is created. */
export class Bucket {
  private readonly sdk = import('@aws-sdk/client-s3');
  private readonly client: Promise<S3Client>;
  private readonly Bucket: string;

  constructor(settings: BucketSettings) {
    this.Bucket = settings.name;
    this.client = this.sdk.then(({ S3Client }) => new S3Client(clientConfig(settings)));
  }

  /** Lists every object whose key begins with `Prefix`. */
  async list(Prefix: string): Promise<BucketObject[]> {
    const { paginateListObjectsV2 } = await this.sdk;
    const objects: BucketObject[] = [];
    const request = { Bucket: this.Bucket, Prefix };
    for await (const { Contents = [] } of paginateListObjectsV2({ client: await this.client }, request)) {
      for (const { Key = '', Size = 0, ETag = '', LastModified } of Contents)
        objects.push({ key: Key, size: Size, etag: ETag, written: LastModified?.getTime() ?? 0 });
    }
    return objects;
  }

  /** Checks that the bucket responds. */
  async ping(): Promise<void> {
    const { ListObjectsV2Command } = await this.sdk;
    const request = { Bucket: this.Bucket, Prefix: UPLOADS, MaxKeys: 1 };
    await (await this.client).send(new ListObjectsV2Command(request));
  }

  /** @param Range value of the Range header; absent for the whole object */
  async open(Key: string, Range?: string): Promise<GetObjectCommandOutput> {
    const { GetObjectCommand } = await this.sdk;
    return (await this.client).send(new GetObjectCommand({ Bucket: this.Bucket, Key, Range }));
  }

  async read(key: string): Promise<{ content: Buffer; etag: string | undefined }> {
    const { Body, ETag: etag } = await this.open(key);
    return { content: Buffer.concat(await (Body as Readable).toArray()), etag };
  }

  async write(Key: string, Body: Buffer, ContentType: string): Promise<void> {
    const { PutObjectCommand } = await this.sdk;
    await (await this.client).send(new PutObjectCommand({ Bucket: this.Bucket, Key, Body, ContentType }));
  }

  async remove(Key: string): Promise<void> {
    const { DeleteObjectCommand } = await this.sdk;
    await (await this.client).send(new DeleteObjectCommand({ Bucket: this.Bucket, Key }));
  }
}

/** Returns the HTTP status of a bucket's error response; undefined if it sent none. */
export function statusOf(error: unknown): number | undefined {
  return (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
}

/**
 * Runs a request to the bucket for a waiting user.
 *
 * @throws HttpError 503 with a message, whatever the cause; the log has the reason
 */
export async function answeredByBucket<Result>(strapi: Core.Strapi, ask: () => Promise<Result>) {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof errors.ApplicationError || !bucketOf(strapi)) throw error;
    strapi.log.error(`The bucket ${bucketOf(strapi)?.name} failed: ${String(error)}`);
    throw Object.assign(refused('STORAGE_UNAVAILABLE', { kind: 'unavailable' }), { cause: error });
  }
}

const DENIED = 403;

/** @param status a status that stays the same when tried again */
function codeOf(status: number): StartErrorCode {
  if (status === DENIED) return 'BUCKET_DENIED';
  if (status === NOT_FOUND) return 'BUCKET_NOT_FOUND';
  return status <= 400 ? 'BUCKET_ELSEWHERE' : 'BUCKET_REFUSED';
}

/**
 * Stops the start if the bucket does not exist or denies access. A bucket that does not respond only causes a warning:
 * it may respond later, and pages work without it.
 *
 * @throws StartError with the status
 */
export async function checkBucket(strapi: Core.Strapi): Promise<void> {
  const settings = bucketOf(strapi);
  if (!settings) return;
  try {
    await new Bucket(settings).ping();
  } catch (error) {
    const status = statusOf(error);
    const { name } = error as Error;
    if (status && status < 500) {
      throw new StartError(codeOf(status), `The bucket ${settings.name} answered ${status} ${name}.`);
    }
    strapi.log.warn(
      `The bucket ${settings.name} does not respond (${name}). Images cannot be shown or stored until it does. If this lasts, correct S3_ENDPOINT and S3_REGION.`,
    );
  }
}
