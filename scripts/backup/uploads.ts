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
import { Bucket, UPLOADS_IN_BUCKET } from '../bucket.ts';
import { CommandError, systemCode } from '../command-error.mjs';
import { isPlainPath } from './archive.ts';

/** The CMS gives an upload its name once it is whole. */
const BEING_WRITTEN = '.part';
/** Objects of a bucket that are on their way at once. */
const LANES = 8;

export const uploadsFolder = (dataDir: string) => join(dataDir, 'public', 'uploads');

/** The bucket that keeps the uploads; undefined when they are in DATA_DIR. */
export const bucketOf = ({ variables }: { variables?: NodeJS.ProcessEnv }) =>
  variables?.S3_BUCKET ? new Bucket(variables) : undefined;

/** The plain files below a folder, as paths that begin there. */
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));

/**
 * Puts a second name of each uploaded file below `to`, or a copy where the disk knows no second names.
 *
 * @returns how many files
 */
export function gatherFromFolder(from: string, to: string) {
  if (!existsSync(from)) return 0;
  const files = filesIn(from).filter((file) => !file.endsWith(BEING_WRITTEN));
  return files.filter((file) => take(join(from, file), join(to, file))).length;
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

/** Works on all items, some at once. */
async function inLanes<T>(items: Iterable<T>, work: (item: T) => Promise<unknown>) {
  const waiting = items[Symbol.iterator]();
  const lane = async () => {
    for (let next = waiting.next(); !next.done; next = waiting.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

/** @returns bytes of each upload in a bucket, by its path below the uploads */
async function uploadsIn(bucket: Bucket) {
  const uploads = new Map<string, number>();
  for (const [key, bytes] of await bucket.list(UPLOADS_IN_BUCKET)) {
    const path = key.slice(UPLOADS_IN_BUCKET.length);
    // What the consoles of buckets show as a folder.
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

/** @returns how many files */
export async function gatherFromBucket(bucket: Bucket, to: string) {
  let count = 0;
  await inLanes((await uploadsIn(bucket)).keys(), async (path) => {
    try {
      await download(bucket, path, to);
      count += 1;
    } catch (error) {
      // Unless the owner has just deleted it.
      if ((await bucket.list(UPLOADS_IN_BUCKET + path)).has(UPLOADS_IN_BUCKET + path)) throw error;
    }
  });
  return count;
}

/**
 * Puts restored uploads into a bucket. The name of an upload holds random characters and its content stays the same: an
 * object with the same name and size is left alone.
 */
export class BucketRestore {
  #missing: string[] = [];
  #others: string[] = [];
  readonly #bucket: Bucket;
  readonly #from: string;
  readonly #aside: string;

  /**
   * @param from the restored uploads
   * @param aside where the present ones that go are kept
   */
  constructor(bucket: Bucket, from: string, aside: string) {
    this.#bucket = bucket;
    this.#from = from;
    this.#aside = aside;
  }

  /** Keeps aside what will go; changes nothing. */
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

  /** Takes back what `write` did. */
  async undo() {
    await inLanes(this.#missing, (path) => this.#bucket.remove(UPLOADS_IN_BUCKET + path));
    await inLanes(this.#others, (path) => this.#put(path, this.#aside));
  }

  /** Removes what is kept aside and was not restored: last, when nothing can fail any more. */
  async removeOthers() {
    const restored = new Set(this.#missing);
    const gone = this.#others.filter((path) => !restored.has(path));
    await inLanes(gone, (path) => this.#bucket.remove(UPLOADS_IN_BUCKET + path));
  }

  #put(path: string, folder: string) {
    return this.#bucket.write(UPLOADS_IN_BUCKET + path, join(folder, path));
  }
}
