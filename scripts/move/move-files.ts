import { createHash } from 'node:crypto';
import {
  copyFileSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  renameSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { checksum } from '../backup/archive.ts';
import { type Bucket, UPLOADS_IN_BUCKET } from '../backup/bucket.ts';
import { BEING_WRITTEN, filesIn, inLanes, uploadsIn } from '../backup/uploads.ts';
import { CommandError } from '../config/command-error.mjs';

/** A place for uploads. Names are relative, with slashes. */
export interface Place {
  /** Bytes by name. */
  list(): Promise<Map<string, number>>;
  read(name: string): Promise<Readable>;
  /** Returns a local file with the content, made below `folder` if needed. */
  file(name: string, folder: string): Promise<string>;
  /** Writes a local file, all or nothing. */
  write(name: string, file: string): Promise<void>;
}

export function placeOnDisk(root: string): Place {
  const path = (name: string) => join(root, name);
  return {
    list: async () => {
      const names = existsSync(root) ? filesIn(root) : [];
      return new Map(names.map((name) => [name, statSync(path(name)).size]));
    },
    read: async (name) => createReadStream(path(name)),
    file: async (name) => path(name),
    write: async (name, file) => {
      mkdirSync(dirname(path(name)), { recursive: true });
      copyFileSync(file, path(name) + BEING_WRITTEN);
      renameSync(path(name) + BEING_WRITTEN, path(name));
    },
  };
}

export function placeInBucket(bucket: Bucket): Place {
  const key = (name: string) => `${UPLOADS_IN_BUCKET}${name}`;
  return {
    list: () => uploadsIn(bucket),
    read: (name) => bucket.read(key(name)),
    file: async (name, folder) => {
      const file = join(folder, createHash('sha256').update(name).digest('hex'));
      await pipeline(await bucket.read(key(name)), createWriteStream(file));
      return file;
    },
    write: (name, file) => bucket.write(key(name), file),
  };
}

/** Files per line of progress. */
const SAID_EVERY = 100;

/**
 * Copies missing files and compares every file. Files copied by an earlier run are only compared.
 *
 * @param folder for files that come from a bucket
 * @returns `copied`: the number copied by this run
 * @throws {CommandError} when the new place holds other files, or a file differs
 */
export async function moveFiles(from: Place, to: Place, folder: string) {
  const [wanted, there] = [await from.list(), await to.list()];
  const foreign = [...there.keys()].find((name) => !wanted.has(name));
  if (foreign) {
    throw new CommandError(
      `The target for uploads is not empty (it contains ${foreign}). Choose an empty one. Nothing was changed.`,
    );
  }
  let [copied, done, bytes] = [0, 0, 0];
  await inLanes(wanted, async ([name, size]) => {
    const file = await from.file(name, folder);
    const sum = await checksum(createReadStream(file));
    const isThere = async () => (await checksum(await to.read(name))) === sum;
    if (there.get(name) !== size || !(await isThere())) {
      await to.write(name, file);
      copied += 1;
      if (!(await isThere()))
        throw new CommandError(`The copy of ${name} differs from the original. Move again.`);
    }
    bytes += size;
    done += 1;
    if (done % SAID_EVERY === 0) console.log(`${done} of ${wanted.size} files`);
  });
  return { files: wanted.size, bytes, copied };
}
