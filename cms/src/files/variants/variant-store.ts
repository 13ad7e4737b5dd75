import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Bucket, type BucketObject, UPLOADS, VARIANTS } from '../../platform/storage/bucket';
import { draftOf, isBeingWritten } from '../../platform/storage/partial-files';
import {
  canHaveVariants,
  currentVariantSize,
  VARIANT_FORMATS,
  type VariantFolders,
  type VariantFormat,
  variantName,
} from './variant-names';

export interface Original {
  name: string;
  /** Identifies the content of a picture in a bucket */
  etag?: string;
}

/** The place where pictures and their variants are stored. */
export interface PictureStore {
  originals(): Promise<Original[]>;
  /** Returns the bytes of the current variant; 0 if a variant would not be smaller; undefined if it is missing. */
  variantSize(original: Original, format: VariantFormat): Promise<number | undefined>;
  read(original: Original): Promise<Buffer>;
  write(original: Original, format: VariantFormat, content: Buffer): Promise<void>;
  /** Removes variants whose original is not in the list. */
  removeOthers(originals: Original[]): Promise<void>;
}

export async function picturesOnDisk(folders: VariantFolders): Promise<PictureStore> {
  const { uploads, variants } = folders;
  await mkdir(variants, { recursive: true });
  return {
    originals: async () => (await readdir(uploads)).filter(canHaveVariants).map((name) => ({ name })),
    variantSize: ({ name }, format) => currentVariantSize(folders, name, format),
    read: ({ name }) => readFile(join(uploads, name)),
    write: async ({ name }, format, content) => {
      const target = join(variants, variantName(name, format));
      const draft = draftOf(target);
      await writeFile(draft, content);
      await rename(draft, target);
    },
    removeOthers: async (originals) => {
      const wanted = new Set(
        originals.flatMap(({ name }) => VARIANT_FORMATS.map((format) => variantName(name, format))),
      );
      for (const name of await readdir(variants)) {
        const path = join(variants, name);
        if (!wanted.has(name) && !isBeingWritten(path)) await rm(path, { force: true });
      }
    },
  };
}

/** The key contains the tag of the original, so that the site never finds an outdated variant. */
const variantKey = ({ name, etag = '' }: Original, format: VariantFormat) =>
  `${VARIANTS}${name}.${etag.replace(/\W/g, '')}.${format}`;

export async function picturesInBucket(bucket: Bucket): Promise<PictureStore> {
  const sizes = new Map((await bucket.list(VARIANTS)).map(({ key, size }) => [key, size]));
  const toOriginal = ({ key, etag }: BucketObject) => ({ name: key.slice(UPLOADS.length), etag });
  return {
    originals: async () => {
      const originals = (await bucket.list(UPLOADS)).map(toOriginal);
      return originals.filter(({ name }) => canHaveVariants(name));
    },
    variantSize: async (original, format) => sizes.get(variantKey(original, format)),
    read: async ({ name, etag }) => {
      const found = await bucket.read(`${UPLOADS}${name}`);
      if (found.etag !== etag) throw new Error('it was replaced meanwhile');
      return found.content;
    },
    write: async (original, format, content) => {
      const key = variantKey(original, format);
      await bucket.write(key, content, `image/${format}`);
      sizes.set(key, content.length);
    },
    removeOthers: async (originals) => {
      const wanted = new Set(
        originals.flatMap((original) => VARIANT_FORMATS.map((format) => variantKey(original, format))),
      );
      for (const key of sizes.keys()) if (!wanted.has(key)) await bucket.remove(key);
    },
  };
}
