import { createReadStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import { Bucket, bucketOf, statusOf, UPLOADS } from '../../platform/storage/bucket';

/** Folder inside the uploads, so that backups and moves include it. Neither the site nor the CMS serves it. */
const HIDDEN = '.retired';

export const hiddenName = (token: string, name: string): string => `${HIDDEN}/${token}-${name}`;

interface OpenedFile {
  content: Readable;
  /** Bytes */
  size: number;
}

/** The storage of uploads. Names are relative paths with slashes. */
interface UploadPlace {
  /** Does nothing if the file does not exist. */
  move(from: string, to: string): Promise<void>;
  remove(name: string): Promise<void>;
  open(name: string): Promise<OpenedFile | undefined>;
}

export function uploadPlace(strapi: Core.Strapi): UploadPlace {
  const settings = bucketOf(strapi);
  return settings ? inBucket(new Bucket(settings)) : onDisk(join(strapi.dirs.static.public, 'uploads'));
}

const onDisk = (folder: string): UploadPlace => ({
  move: async (from, to) => {
    await mkdir(dirname(join(folder, to)), { recursive: true });
    await rename(join(folder, from), join(folder, to)).catch(unlessMissing);
  },
  remove: (name) => rm(join(folder, name), { force: true }),
  open: async (name) => {
    const found = await stat(join(folder, name)).catch(unlessMissing);
    return found && { content: createReadStream(join(folder, name)), size: found.size };
  },
});

function unlessMissing(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
}

const NOT_FOUND = 404;

const inBucket = (bucket: Bucket): UploadPlace => ({
  move: async (from, to) => {
    const isThere = await bucket.copy(`${UPLOADS}${from}`, `${UPLOADS}${to}`);
    if (isThere) await bucket.remove(`${UPLOADS}${from}`);
  },
  remove: (name) => bucket.remove(`${UPLOADS}${name}`),
  open: (name) =>
    bucket.open(`${UPLOADS}${name}`).catch((error: unknown) => {
      if (statusOf(error) !== NOT_FOUND) throw error;
      return undefined;
    }),
});
