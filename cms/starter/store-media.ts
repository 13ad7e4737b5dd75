import { copyFile, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { Core } from '@strapi/strapi';
import { folderFor } from '../src/files/upload/upload-folders';
import type { UploadKind } from '../src/shared/uploads';
import { starterMedia } from './media/manifest';
import type { MediaKey } from './media-key';

const MIME: Record<string, string> = {
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt',
};

/** Ids of uploaded starter files, by manifest name. */
export type StoredMedia = Record<MediaKey, number>;

/** Uploads every starter file to Strapi's media library, one at a time to limit memory. */
export async function storeMedia(strapi: Core.Strapi): Promise<StoredMedia> {
  const folder = await mkdtemp(join(tmpdir(), 'starter-media-'));
  try {
    const stored: Partial<StoredMedia> = {};
    for (const key of Object.keys(starterMedia) as MediaKey[])
      stored[key] = await storeFile(strapi, key, folder);
    // The first files of an empty site are drawings and textiles.
    await strapi.db
      .query('api::picture-right.picture-right')
      .updateMany({ where: {}, data: { people: 'nobody' } });
    return stored as StoredMedia;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The first word of a key names the noun that uses the file. */
function purposeOf(key: MediaKey): UploadKind {
  const [noun = ''] = key.split('-');
  const nouns: Record<string, UploadKind> = { portfolio: 'portfolio', blog: 'blog', project: 'project' };
  return nouns[noun] ?? 'page';
}

async function storeFile(strapi: Core.Strapi, key: MediaKey, folder: string): Promise<number> {
  const { file, alt } = starterMedia[key];
  const filepath = join(folder, file);
  // Copy the file, because the upload's inspection rewrites it.
  await copyFile(join(strapi.dirs.app.root, 'starter/media', file), filepath);
  const { size } = await stat(filepath);
  const mimetype = MIME[extname(file)];
  const [uploaded] = await strapi
    .plugin('upload')
    .service('upload')
    .upload({
      data: {
        fileInfo: { name: file, alternativeText: alt, folder: await folderFor(strapi, purposeOf(key)) },
      },
      files: { filepath, originalFilename: file, mimetype, size },
    });
  return uploaded.id;
}
