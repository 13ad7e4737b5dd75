import { AsyncLocalStorage } from 'node:async_hooks';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Core } from '@strapi/strapi';
import { answeredByBucket, bucketOf } from '../storage/bucket';
import { draftOf } from '../storage/unfinished';

interface StoredFile {
  hash: string;
  ext: string;
}

interface FileToStore extends StoredFile {
  url: string;
  stream: Readable;
}

/** Where uploads are kept. */
interface Store {
  /** The whole file, or nothing of it */
  write(file: FileToStore): Promise<unknown>;
  /** Nothing when there is no such file */
  remove(file: StoredFile): Promise<unknown>;
}

/** The files of one upload: a picture and its smaller copies. */
interface Batch {
  remove: (() => Promise<unknown>)[];
  failed: boolean;
}

const batches = new AsyncLocalStorage<Batch>();

const nameOf = ({ hash, ext }: StoredFile) => `${hash}${ext}`;

/**
 * Has Strapi's provider write a file as a whole, know the files of one upload, and name each by the site's own address,
 * wherever it is kept: rows and texts stay right when the place changes.
 */
export async function storeWholeFiles(strapi: Core.Strapi): Promise<void> {
  const { provider } = strapi.plugin('upload');
  const store = bucketOf(strapi)
    ? inBucket(strapi, provider)
    : onDisk(join(strapi.dirs.static.public, 'uploads'));

  const uploadStream = async (file: FileToStore) => {
    await store.write(file);
    const remove = () => store.remove(file);
    const batch = batches.getStore();
    if (batch?.failed) await remove();
    else batch?.remove.push(remove);
    file.url = `/uploads/${nameOf(file)}`;
  };
  const replaceStream = async (file: FileToStore, old: StoredFile) => {
    await store.write(file);
    file.url = `/uploads/${nameOf(file)}`;
    if (nameOf(old) !== nameOf(file)) await store.remove(old);
  };
  provider.extend({ uploadStream, replaceStream, delete: (file: StoredFile) => store.remove(file) });
  await takeOverRows(strapi);
}

/** Strapi deletes and replaces only files of the provider that their rows name. */
async function takeOverRows(strapi: Core.Strapi): Promise<void> {
  const provider = strapi.config.get<string>('plugin::upload.provider');
  await strapi.db.connection('files').whereNot({ provider }).update({ provider });
}

/**
 * Strapi's local provider writes to a file's own name: a full disk or an ended process leaves half a picture there. Here a
 * file is written under a draft name, and has its own name once every byte is on the disk.
 */
const onDisk = (folder: string): Store => ({
  write: (file) => writeWhole(file.stream, join(folder, nameOf(file))),
  remove: (file) => rm(join(folder, nameOf(file)), { force: true }),
});

interface BucketProvider {
  uploadStream(file: FileToStore): Promise<unknown>;
  delete(file: StoredFile): Promise<unknown>;
}

/** An object is there when all of it is. */
function inBucket(strapi: Core.Strapi, provider: BucketProvider): Store {
  const { uploadStream, delete: remove } = provider;
  return {
    write: (file) => answeredByBucket(strapi, () => uploadStream(file)),
    remove: (file) => answeredByBucket(strapi, () => remove(file)),
  };
}

async function writeWhole(content: Readable, path: string): Promise<void> {
  const draft = draftOf(path);
  try {
    await pipeline(content, createWriteStream(draft, { flush: true }));
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Runs an upload; when it fails, none of its files stays, also of those that are still being written. */
export async function allOrNothing<Result>(upload: () => Promise<Result>): Promise<Result> {
  const batch: Batch = { remove: [], failed: false };
  try {
    return await batches.run(batch, upload);
  } catch (error) {
    batch.failed = true;
    // What cannot be removed either is logged, and no row names it.
    await Promise.allSettled(batch.remove.map((remove) => remove()));
    throw error;
  }
}
