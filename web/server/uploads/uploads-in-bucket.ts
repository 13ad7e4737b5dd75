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

/** How long the bucket's information about a file is cached: a page shows dozens of pictures to many visitors. */
const KNOWN_MS = 10_000;
const MAX_KNOWN = 5000;
/** Until the bucket begins to respond. */
const ANSWER_LIMIT_MS = 5000;
/** After 5xx responses; the wait grows with each retry. */
const RETRIES = 2;

/** The bucket of uploads, and the credentials to read it. */
export interface BucketAccess {
  /** Without a trailing slash; keys are appended */
  address: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** The bucket's information about an object. */
type Found = Pick<StoredUpload, 'size' | 'etag' | 'modified'>;

/**
 * Returns a finder for a bucket that the CMS fills: uploads below `uploads/`, their variants below `variants/`.
 *
 * @param contentVersion the last known version; cached information is dropped when it changes
 */
export function uploadsInBucket(
  { address, region, ...keys }: BucketAccess,
  contentVersion: () => string | undefined,
): FindUpload {
  const client = new AwsClient({ ...keys, region, service: 's3', retries: RETRIES });
  const known = new LRUCache<string, Promise<Found | undefined>>({ max: MAX_KNOWN, ttl: KNOWN_MS });

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
      // A file that was replaced in the meantime may differ in size from the promised one.
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
      // An empty variant means that the original is smaller.
      if (variant && variant.size > 0) return stored(ofVariant, variant, `image/${format}`, true);
    }
    return stored(key, original, typeOfUpload(name), negotiated);
  };
}

/** The key contains the original's ETag, so a variant of a replaced original is never found. */
const variantKey = (name: string, etag: string, format: string) =>
  `variants/${encodeURIComponent(name)}.${etag.replace(/\W/g, '')}.${format}`;
