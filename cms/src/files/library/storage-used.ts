import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Core } from '@strapi/strapi';
import { Bucket, bucketOf, UPLOADS, VARIANTS } from '../../platform/storage/bucket';
import { variantFolders } from '../variants/variant-names';

type Kind = 'PICTURES' | 'VIDEOS' | 'OTHERS';

interface Stored {
  name: string;
  bytes: number;
}

/** Returns the number of files of each kind, and their bytes including copies and variants. */
export async function storageUsed(strapi: Core.Strapi) {
  const kinds = { PICTURES: none(), VIDEOS: none(), OTHERS: none() };
  const mimes: { mime: string; files: number | string }[] = await strapi.db
    .connection('files')
    .select('mime')
    .count({ files: '*' })
    .groupBy('mime');
  for (const { mime, files } of mimes) {
    const kind = mime.startsWith('image/') ? 'PICTURES' : mime.startsWith('video/') ? 'VIDEOS' : 'OTHERS';
    kinds[kind].files += Number(files);
  }
  for (const { name, bytes } of await everythingStored(strapi)) kinds[kindOf(name)].bytes += bytes;
  return Object.entries(kinds).map(([kind, used]) => ({ kind, ...used }));
}

const none = () => ({ files: 0, bytes: 0 });

function kindOf(name: string): Kind {
  if (/\.(jpe?g|png|gif|webp|avif)$/i.test(name)) return 'PICTURES';
  return /\.(mp4|webm)$/i.test(name) ? 'VIDEOS' : 'OTHERS';
}

async function everythingStored(strapi: Core.Strapi): Promise<Stored[]> {
  const settings = bucketOf(strapi);
  if (settings) {
    const bucket = new Bucket(settings);
    const lists = await Promise.all([UPLOADS, VARIANTS].map((part) => bucket.list(part)));
    return lists.flat().map(({ key, size }) => ({ name: key, bytes: size }));
  }
  const { uploads, variants } = variantFolders(strapi.dirs.static.public);
  return [...(await filesIn(uploads)), ...(await filesIn(variants))];
}

async function filesIn(folder: string): Promise<Stored[]> {
  // The folder does not exist before the first upload.
  const names = await readdir(folder).catch(() => []);
  const sizes = names.map(async (name) => {
    // A file that was removed since the listing counts 0 bytes.
    const found = await stat(join(folder, name)).catch(() => undefined);
    return { name, bytes: found?.isFile() ? found.size : 0 };
  });
  return Promise.all(sizes);
}
