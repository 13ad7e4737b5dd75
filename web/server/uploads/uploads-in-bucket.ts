import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { LRUCache } from 'lru-cache';
import {
  acceptedFormats,
  type FindUpload,
  hasVariants,
  isUploadName,
  type StoredUpload,
  typeOfUpload,
  UploadGone,
  UploadsAway,
} from './stored-upload';

/** What the bucket says of a file is believed for so long: a page shows dozens of pictures, and many people see it. */
const KNOWN_MS = 10_000;
const MOST_KNOWN = 5000;
/** Until a bucket begins to answer. */
const ANSWER_LIMIT_MS = 5000;
/** Of what a bucket answers with 5xx; each waits longer than the one before. */
const RETRIES = 2;

/** A bucket that keeps the uploads, and what lets us read it. */
export interface BucketAccess {
  /** Without a trailing slash; keys follow it */
  address: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** What the bucket says of an object. */
interface Found {
  /** Bytes */
  size: number;
  etag: string;
  modified: Date;
}

/**
 * A bucket to which the cms writes: uploads below `uploads/`, and below `variants/` their smaller variants.
 *
 * @param contentVersion as far as it is known: what the bucket said is believed no longer than until the content changes
 */
export function uploadsInBucket(
  { address, region, ...keys }: BucketAccess,
  contentVersion: () => string | undefined,
): FindUpload {
  const client = new AwsClient({ ...keys, region, service: 's3', retries: RETRIES });
  const known = new LRUCache<string, Promise<Found | undefined>>({ max: MOST_KNOWN, ttl: KNOWN_MS });

  const inVersion = (key: string) => `${contentVersion()} ${key}`;

  const ask = async (key: string, method: 'GET' | 'HEAD', headers: Record<string, string> = {}) => {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), ANSWER_LIMIT_MS);
    try {
      return await client.fetch(`${address}/${key}`, { method, headers, signal: late.signal });
    } catch (cause) {
      throw new UploadsAway('The bucket cannot be reached', { cause });
    } finally {
      clearTimeout(timer);
    }
  };

  const look = async (key: string): Promise<Found | undefined> => {
    const { ok, status, headers } = await ask(key, 'HEAD');
    if (status === 404) return undefined;
    if (!ok) throw new UploadsAway(`The bucket answered ${status}`);
    return {
      size: Number(headers.get('content-length')),
      etag: headers.get('etag') ?? '',
      modified: new Date(headers.get('last-modified') ?? 0),
    };
  };

  const found = (key: string): Promise<Found | undefined> => {
    const versioned = inVersion(key);
    const remembered = known.get(versioned);
    if (remembered) return remembered;
    const looking = look(key);
    known.set(versioned, looking);
    looking.catch(() => known.delete(versioned));
    return looking;
  };

  const stored = (key: string, file: Found, type: string, negotiated: boolean): StoredUpload => ({
    ...file,
    type,
    negotiated,
    open: async (range) => {
      const part: Record<string, string> = range ? { range: `bytes=${range.start}-${range.end}` } : {};
      const { ok, status, headers, body } = await ask(key, 'GET', part);
      // A file that was replaced meanwhile has another size than the one that is promised.
      if (ok && body && headers.get('etag') === file.etag) return Readable.fromWeb(body as ReadableStream);
      known.delete(inVersion(key));
      await body?.cancel();
      if (status === 404) throw new UploadGone('The file has been removed since it was looked for');
      throw new UploadsAway(`The bucket answered ${status}`);
    },
  });

  return async (name, accept) => {
    if (!isUploadName(name)) return undefined;
    const key = `uploads/${encodeURIComponent(name)}`;
    const original = await found(key);
    if (!original) return undefined;
    const negotiated = hasVariants(name);
    for (const format of negotiated ? acceptedFormats(accept) : []) {
      const ofVariant = variantKey(name, original.etag, format);
      const variant = await found(ofVariant);
      // An empty one says that the original is the smallest.
      if (variant && variant.size > 0) return stored(ofVariant, variant, `image/${format}`, true);
    }
    return stored(key, original, typeOfUpload(name), negotiated);
  };
}

/** The cms names a variant after what the original is now: one of what it was before is never found. */
const variantKey = (name: string, etag: string, format: string) =>
  `variants/${encodeURIComponent(name)}.${etag.replace(/\W/g, '')}.${format}`;
