import { createReadStream, type Stats } from 'node:fs';
import { lstat } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import type { Readable } from 'node:stream';

/** The order in which browsers are offered them: the cms keeps an AVIF variant only where it is the smallest. */
const VARIANT_FORMATS = ['avif', 'webp'] as const;
type VariantFormat = (typeof VARIANT_FORMATS)[number];

/** Everything the cms takes; what else may lie there is sent as what nobody shows or runs. */
const TYPES: Record<string, string> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
};
const UNKNOWN_TYPE = 'application/octet-stream';

/** One name in one folder: no dot at its start, no way out. */
const NAME = /^[^./\\\0][^/\\\0]{0,254}$/;

/** An uploaded file as it is sent. */
export interface StoredUpload {
  /** Media type */
  type: string;
  /** Bytes */
  size: number;
  /** Of exactly these bytes, in its quotes */
  etag: string;
  modified: Date;
  /** What is sent depends on the Accept header */
  negotiated: boolean;
  /** Both ends belong to it; absent: all of it */
  open: (range?: { start: number; end: number }) => Readable;
}

/** Finds an upload by its name; `accept` says which formats the browser can show. */
export type FindUpload = (name: string, accept: string | undefined) => Promise<StoredUpload | undefined>;

/** The folders of the cms, which writes there: it and this server share DATA_DIR. */
export function uploadsOnDisk(dataDir: string): FindUpload {
  const uploads = resolve(dataDir, 'public', 'uploads');
  const variants = resolve(dataDir, 'variants');

  /** A variant is sent only while its original is there, and only of what the original is now. */
  const variantOf = async (name: string, original: Stats, accept: string | undefined) => {
    for (const format of VARIANT_FORMATS) {
      if (!accepts(format, accept)) continue;
      const path = join(variants, `${name}.${format}`);
      const found = await fileAt(path);
      // An empty one says that the original is the smallest.
      if (found && found.size > 0 && found.mtimeMs >= original.mtimeMs) {
        return stored(path, found, `image/${format}`, true);
      }
    }
    return undefined;
  };

  return async (name, accept) => {
    if (!NAME.test(name)) return undefined;
    const path = join(uploads, name);
    const original = await fileAt(path);
    if (!original) return undefined;
    const negotiated = /\.(jpe?g|png)$/i.test(name);
    const variant = negotiated ? await variantOf(name, original, accept) : undefined;
    return variant ?? stored(path, original, TYPES[extname(name).toLowerCase()] ?? UNKNOWN_TYPE, negotiated);
  };
}

/** A link leads elsewhere: it is none. */
async function fileAt(path: string): Promise<Stats | undefined> {
  try {
    const found = await lstat(path);
    return found.isFile() ? found : undefined;
  } catch {
    return undefined;
  }
}

function stored(path: string, file: Stats, type: string, negotiated: boolean): StoredUpload {
  const { size, mtime, mtimeMs } = file;
  return {
    type,
    size,
    // Times count fractions of a millisecond: a file that is replaced has another.
    etag: `"${type.split('/')[1]}-${size.toString(36)}-${Math.round(mtimeMs * 1000).toString(36)}"`,
    modified: mtime,
    negotiated,
    open: (range) => createReadStream(path, range),
  };
}

/** A browser's bare wildcard is no promise that it can show a format, and 'q=0' is a promise that it cannot. */
const namedAs = (format: VariantFormat) =>
  new RegExp(`(^|,)\\s*image/${format}\\s*(;(?!\\s*q=0(\\.0*)?\\s*(,|$))|,|$)`, 'i');
const NAMED: Record<VariantFormat, RegExp> = { avif: namedAs('avif'), webp: namedAs('webp') };
const accepts = (format: VariantFormat, accept = '') => NAMED[format].test(accept);
