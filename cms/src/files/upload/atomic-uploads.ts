import { AsyncLocalStorage } from 'node:async_hooks';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Core } from '@strapi/strapi';
import { answeredByBucket, bucketOf } from '../../platform/storage/bucket';
import { draftOf } from '../../platform/storage/partial-files';

interface StoredFile {
  hash: string;
  ext: string;
}

interface FileToStore extends StoredFile {
  url: string;
  stream: Readable;
}

/** New content that waits to replace the content of a name. */
interface Staged {
  keep(): Promise<unknown>;
  drop(): Promise<unknown>;
}

/** The place where uploads are stored. */
interface Store {
  /** Writes the whole file or nothing */
  write(file: FileToStore): Promise<unknown>;
  stage(file: FileToStore): Promise<Staged>;
  /** Does nothing if the file does not exist */
  remove(file: StoredFile): Promise<unknown>;
}

/** The files of one upload: a picture and its smaller copies. */
interface Batch {
  undo: (() => Promise<unknown>)[];
  /** Steps that replace or remove earlier files. They run once everything else is stored. */
  finish: (() => Promise<unknown>)[];
  failed: boolean;
}

const batches = new AsyncLocalStorage<Batch>();

const nameOf = ({ hash, ext }: StoredFile) => `${hash}${ext}`;

/**
 * Makes Strapi's provider write whole files, undo failed uploads, and use the site's own addresses wherever files are
 * stored. Rows and texts remain valid when the storage changes.
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
    else batch?.undo.push(remove);
    file.url = `/uploads/${nameOf(file)}`;
  };
  const replaceStream = async (file: FileToStore, old: StoredFile) => {
    const staged = await store.stage(file);
    file.url = `/uploads/${nameOf(file)}`;
    const keep = async () => {
      await staged.keep();
      if (nameOf(old) !== nameOf(file)) await store.remove(old);
    };
    const batch = batches.getStore();
    if (!batch) return keep();
    if (batch.failed) return staged.drop();
    batch.undo.push(staged.drop);
    return batch.finish.push(keep);
  };
  const remove = (file: StoredFile) => {
    const batch = batches.getStore();
    return batch ? batch.finish.push(() => store.remove(file)) : store.remove(file);
  };
  provider.extend({ uploadStream, replaceStream, delete: remove });
  await takeOverRows(strapi);
}

/** Assigns all files to the current provider. Strapi deletes and replaces only files whose row names it. */
async function takeOverRows(strapi: Core.Strapi): Promise<void> {
  const provider = strapi.config.get<string>('plugin::upload.provider');
  await strapi.db.connection('files').whereNot({ provider }).update({ provider });
}

/**
 * Writes a file under a draft name and renames it once every byte is on the disk. Strapi's local provider writes to the
 * final name, where a full disk or a killed process leaves half a picture.
 */
const onDisk = (folder: string): Store => ({
  write: async (file) => (await stageOnDisk(file.stream, join(folder, nameOf(file)))).keep(),
  stage: (file) => stageOnDisk(file.stream, join(folder, nameOf(file))),
  remove: (file) => rm(join(folder, nameOf(file)), { force: true }),
});

interface BucketProvider {
  uploadStream(file: FileToStore): Promise<unknown>;
  delete(file: StoredFile): Promise<unknown>;
}

/** An object appears in a bucket only once it is complete. */
function inBucket(strapi: Core.Strapi, provider: BucketProvider): Store {
  const { uploadStream, delete: remove } = provider;
  const write = (file: FileToStore) => answeredByBucket(strapi, () => uploadStream(file));
  const nothing = async () => undefined;
  return {
    write,
    stage: async (file) => {
      await write(file);
      return { keep: nothing, drop: nothing };
    },
    remove: (file) => answeredByBucket(strapi, () => remove(file)),
  };
}

async function stageOnDisk(content: Readable, path: string): Promise<Staged> {
  const draft = draftOf(path);
  const drop = () => rm(draft, { force: true });
  try {
    await pipeline(content, createWriteStream(draft, { flush: true }));
  } catch (error) {
    await drop();
    throw error;
  }
  return { keep: () => rename(draft, path), drop };
}

/**
 * Runs an upload or a replacement. If it fails, all its files are removed, even those still being written, and earlier
 * files remain unchanged.
 */
export async function allOrNothing<Result>(store: () => Promise<Result>): Promise<Result> {
  const batch: Batch = { undo: [], finish: [], failed: false };
  const result = await batches.run(batch, store).catch(async (error: unknown) => {
    batch.failed = true;
    // Leftover files are logged; no row refers to them.
    await Promise.allSettled(batch.undo.map((undo) => undo()));
    throw error;
  });
  for (const finish of batch.finish) await finish();
  return result;
}
