import type { Core, UID } from '@strapi/strapi';
import { fieldsOfType } from '../../platform/database/models';

const FILE = 'plugin::upload.file';

/**
 * A stored file name; names of smaller copies add a prefix: `small_silk_1a2b3c.jpg`. The limits (start of a word, 255
 * characters) keep the search fast in a text of one word of 100,000 letters.
 */
const FILE_NAME = /(?<![\w-])[\w-]{1,255}\.(?:jpe?g|png|gif|webp|mp4|webm)\b/gi;
const COPY_PREFIX = /^[a-z]+_/;

interface LibraryFile {
  id: number;
  hash: string;
}

/** Returns the possible hashes of a file in the library. @param name of the file or of one of its copies */
export function hashesOf(name: string): string[] {
  const hash = name.replace(/[?#].*$/, '').replace(/\.\w+$/, '');
  return [hash, hash.replace(COPY_PREFIX, '')];
}

/** Returns the possible hashes of the files whose names are in a text. */
export const hashesIn = (text: string): string[] =>
  [...text.matchAll(FILE_NAME)].flatMap(([name]) => hashesOf(name));

/** Returns the files of the media library that a text shows by their own or a copy's address. */
export async function filesInText(strapi: Core.Strapi, text: string): Promise<LibraryFile[]> {
  const hashes = hashesIn(text);
  if (hashes.length === 0) return [];
  return strapi.db.query(FILE).findMany({ where: { hash: { $in: [...new Set(hashes)] } } });
}

/** Returns the files that the texts of an item show by their address, in its draft and its published version. */
export async function filesInTextsOf(strapi: Core.Strapi, uid: UID.ContentType, documentId: string) {
  const fields = fieldsOfType(strapi, uid, 'richtext');
  if (fields.length === 0) return [];
  const versions: Record<string, unknown>[] = await strapi.db
    .query(uid)
    .findMany({ where: { documentId }, select: fields });
  return filesInText(strapi, versions.flatMap((version) => fields.map((field) => version[field])).join('\n'));
}
