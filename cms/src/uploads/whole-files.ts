import { AsyncLocalStorage } from 'node:async_hooks';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Core } from '@strapi/strapi';
import { draftOf } from '../storage/unfinished';

interface FileToStore {
  hash: string;
  ext: string;
  url: string;
  stream: Readable;
}

/** The files of one upload: a picture and its smaller copies. */
interface Batch {
  stored: string[];
  failed: boolean;
}

const batches = new AsyncLocalStorage<Batch>();

/**
 * Strapi's local provider writes to a file's own name: a full disk or an ended process leaves half a picture there. Here a
 * file is written under a draft name, and has its own name once every byte is on the disk.
 */
export function storeWholeFiles(strapi: Core.Strapi): void {
  if (strapi.config.get('plugin::upload.provider') !== 'local') return;
  const folder = join(strapi.dirs.static.public, 'uploads');
  const pathOf = ({ hash, ext }: Pick<FileToStore, 'hash' | 'ext'>) => join(folder, `${hash}${ext}`);

  const uploadStream = async (file: FileToStore) => {
    const path = pathOf(file);
    await writeWhole(file.stream, path);
    const batch = batches.getStore();
    if (batch?.failed) await rm(path, { force: true });
    else batch?.stored.push(path);
    file.url = `/uploads/${file.hash}${file.ext}`;
  };
  const replaceStream = async (file: FileToStore, old: FileToStore) => {
    await writeWhole(file.stream, pathOf(file));
    file.url = `/uploads/${file.hash}${file.ext}`;
    if (pathOf(old) !== pathOf(file)) await rm(pathOf(old), { force: true });
  };
  strapi.plugin('upload').provider.extend({ uploadStream, replaceStream });
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
  const batch: Batch = { stored: [], failed: false };
  try {
    return await batches.run(batch, upload);
  } catch (error) {
    batch.failed = true;
    await Promise.all(batch.stored.map((path) => rm(path, { force: true })));
    throw error;
  }
}
