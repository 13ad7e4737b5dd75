import {
  copyFileSync,
  createWriteStream,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  statSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { CommandError, systemCode } from '../config/command-error.mjs';
import { isPlainPath } from './archive.ts';
import { Bucket, UPLOADS_IN_BUCKET } from './bucket.ts';

/** The CMS renames an upload when it is complete, and so does a move. */
export const BEING_WRITTEN = '.part';
/** Files that are transferred at once: a bucket needs time for each. */
const LANES = 8;

export const uploadsFolder = (dataDir: string) => join(dataDir, 'public', 'uploads');

/** Returns the bucket of the uploads; undefined when they are in DATA_DIR. */
export const bucketOf = ({ variables }: { variables?: NodeJS.ProcessEnv }) =>
  variables?.S3_BUCKET ? new Bucket(variables) : undefined;

/** Returns paths of complete plain files below a folder, relative to it and with slashes. */
export const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith(BEING_WRITTEN))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));

/**
 * Makes a hard link of each uploaded file below `to`, or a copy if the disk lacks hard links.
 *
 * @returns the number of files
 */
export function gatherFromFolder(from: string, to: string) {
  if (!existsSync(from)) return 0;
  return filesIn(from).filter((file) => take(join(from, file), join(to, file))).length;
}

/** @returns false when the owner has just deleted the file */
function take(file: string, copy: string) {
  mkdirSync(dirname(copy), { recursive: true });
  try {
    linkSync(file, copy);
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return false;
    copyFileSync(file, copy);
  }
  return true;
}

export async function inLanes<T>(items: Iterable<T>, work: (item: T) => Promise<unknown>) {
  const waiting = items[Symbol.iterator]();
  const lane = async () => {
    for (let next = waiting.next(); !next.done; next = waiting.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

/** @returns bytes of each upload in a bucket, by its path below the uploads */
export async function uploadsIn(bucket: Bucket) {
  const uploads = new Map<string, number>();
  for (const [key, bytes] of await bucket.list(UPLOADS_IN_BUCKET)) {
    const path = key.slice(UPLOADS_IN_BUCKET.length);
    // Consoles of buckets make such objects to show folders.
    if (path === '' || path.endsWith('/')) continue;
    if (!isPlainPath(path))
      throw new CommandError(
        `The bucket contains ${key}, which is not an upload. Remove it from the bucket.`,
      );
    uploads.set(path, bytes);
  }
  return uploads;
}

async function download(bucket: Bucket, path: string, to: string) {
  const file = join(to, path);
  mkdirSync(dirname(file), { recursive: true });
  await pipeline(await bucket.read(UPLOADS_IN_BUCKET + path), createWriteStream(file));
}

/** @returns the number of files */
export async function gatherFromBucket(bucket: Bucket, to: string) {
  let count = 0;
  await inLanes((await uploadsIn(bucket)).keys(), async (path) => {
    try {
      await download(bucket, path, to);
      count += 1;
    } catch (error) {
      // The owner may have just deleted it.
      if ((await bucket.list(UPLOADS_IN_BUCKET + path)).has(UPLOADS_IN_BUCKET + path)) throw error;
    }
  });
  return count;
}

/**
 * Restores uploads into a bucket. Names of uploads are random and their content never changes, so objects of
 * the same name and size stay.
 */
export class BucketRestore {
  #missing: string[] = [];
  #others: string[] = [];
  readonly #bucket: Bucket;
  readonly #from: string;
  readonly #aside: string;

  /**
   * @param from the restored uploads
   * @param aside folder for current objects that are replaced or removed
   */
  constructor(bucket: Bucket, from: string, aside: string) {
    this.#bucket = bucket;
    this.#from = from;
    this.#aside = aside;
  }

  /** Copies objects aside that will go; changes nothing. */
  async prepare() {
    const present = await uploadsIn(this.#bucket);
    const restored = filesIn(this.#from);
    this.#missing = restored.filter((path) => present.get(path) !== statSync(join(this.#from, path)).size);
    const stays = new Set(restored.filter((path) => !this.#missing.includes(path)));
    this.#others = [...present.keys()].filter((path) => !stays.has(path));
    await inLanes(this.#others, (path) => download(this.#bucket, path, this.#aside));
  }

  async write() {
    try {
      await inLanes(this.#missing, (path) => this.#put(path, this.#from));
    } catch (error) {
      await this.undo();
      throw error;
    }
  }

  async undo() {
    await inLanes(this.#missing, (path) => this.#bucket.remove(UPLOADS_IN_BUCKET + path));
    await inLanes(this.#others, (path) => this.#put(path, this.#aside));
  }

  /** Removes objects that were not restored. Call it last, when nothing else can fail. */
  async removeOthers() {
    const restored = new Set(this.#missing);
    const gone = this.#others.filter((path) => !restored.has(path));
    await inLanes(gone, (path) => this.#bucket.remove(UPLOADS_IN_BUCKET + path));
  }

  #put(path: string, folder: string) {
    return this.#bucket.write(UPLOADS_IN_BUCKET + path, join(folder, path));
  }
}
