import { createReadStream, type Stats } from 'node:fs';
import { lstat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import {
  acceptedFormats,
  type FindUpload,
  hasVariants,
  isUploadName,
  type StoredUpload,
  typeOfUpload,
} from './stored-upload';

/** Returns a finder for the folders of the CMS, which shares DATA_DIR with this server. */
export function uploadsOnDisk(dataDir: string): FindUpload {
  const uploads = resolve(dataDir, 'public', 'uploads');
  const variants = resolve(dataDir, 'variants');

  /** A variant is sent only while its original exists and is not newer. */
  const variantOf = async (name: string, original: Stats, accept: string | undefined) => {
    for (const format of acceptedFormats(accept)) {
      const path = join(variants, `${name}.${format}`);
      const found = await fileAt(path);
      // An empty variant means that the original is smaller.
      if (found && found.size > 0 && found.mtimeMs >= original.mtimeMs) {
        return stored(path, found, `image/${format}`, true);
      }
    }
    return undefined;
  };

  return async (name, accept) => {
    if (!isUploadName(name)) return undefined;
    const path = join(uploads, name);
    const original = await fileAt(path);
    if (!original) return undefined;
    const negotiated = hasVariants(name);
    const variant = negotiated ? await variantOf(name, original, accept) : undefined;
    return variant ?? stored(path, original, typeOfUpload(name), negotiated);
  };
}

/** A symbolic link does not count as a file: it may lead out of the folder. */
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
    // Times have fractions of a millisecond, so a replaced file gets another ETag.
    etag: `"${type.split('/')[1]}-${size.toString(36)}-${Math.round(mtimeMs * 1000).toString(36)}"`,
    modified: mtime,
    negotiated,
    open: async (range) => createReadStream(path, range),
  };
}
