import type { Core, UID } from '@strapi/strapi';

const FILE = 'plugin::upload.file';

/**
 * A stored file's name, of which its copies differ by a prefix: `small_silk_1a2b3c.jpg`. It is looked for where a word
 * begins only, and no further than a name may be long: a text of one word of 100,000 letters is read once.
 */
const FILE_NAME = /(?<![\w-])([\w-]{1,255})\.(?:jpe?g|png|gif|webp|mp4|webm)\b/gi;
const COPY_PREFIX = /^[a-z]+_/;

/** A row of the media library. */
interface LibraryFile {
  id: number;
  hash: string;
}

/** What may be the names of files that a text shows: their own, or those of which a copy is named. */
export const namesIn = (text: string): string[] =>
  [...text.matchAll(FILE_NAME)].flatMap(([, name = '']) => [name, name.replace(COPY_PREFIX, '')]);

/** The files of the media library that a text names, by their own address or a copy's. */
export async function filesInText(strapi: Core.Strapi, text: string): Promise<LibraryFile[]> {
  const names = namesIn(text);
  if (names.length === 0) return [];
  return strapi.db.query(FILE).findMany({ where: { hash: { $in: [...new Set(names)] } } });
}

/** The files that the texts of an item name, in its draft and its published version. */
export async function filesInTextsOf(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
): Promise<LibraryFile[]> {
  const fields = markdownFields(strapi, uid);
  if (fields.length === 0) return [];
  const versions: Record<string, unknown>[] = await strapi.db
    .query(uid)
    .findMany({ where: { documentId }, select: fields });
  return filesInText(strapi, versions.flatMap((version) => fields.map((field) => version[field])).join('\n'));
}

/** Markdown may show a file by its address, without a link to it. */
function markdownFields(strapi: Core.Strapi, uid: UID.ContentType): string[] {
  return Object.entries(strapi.contentType(uid).attributes)
    .filter(([, { type }]) => type === 'richtext')
    .map(([name]) => name);
}
