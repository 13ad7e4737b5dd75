import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Bucket, type BucketObject, UPLOADS, VARIANTS } from '../storage/bucket';
import {
  canHaveVariants,
  currentVariantSize,
  VARIANT_FORMATS,
  type VariantFolders,
  type VariantFormat,
  variantName,
} from './variant-files';

/** An uploaded picture that can have variants. */
export interface Original {
  name: string;
}

/** Where pictures lie, and their variants. */
export interface PictureStore<Picture extends Original = Original> {
  originals(): Promise<Picture[]>;
  /** Bytes of the variant of what the original is now; 0 says that there is nothing to gain, undefined that there is none. */
  variantSize(original: Picture, format: VariantFormat): Promise<number | undefined>;
  read(original: Picture): Promise<Buffer>;
  write(original: Picture, format: VariantFormat, content: Buffer): Promise<void>;
  /** Removes variants of what is none of the originals. */
  removeOthers(originals: Picture[]): Promise<void>;
}

/** `npm run pictures` may be at work beside a running site: what one of them writes is not the other's to remove. */
const unfinishedName = (name: string) => `${name}.${process.pid}.part`;

function isBeingWritten(name: string): boolean {
  const writer = Number(/\.(\d+)\.part$/.exec(name)?.[1] ?? process.pid);
  if (writer === process.pid) return false;
  try {
    return process.kill(writer, 0);
  } catch {
    return false;
  }
}

export async function picturesOnDisk(folders: VariantFolders): Promise<PictureStore> {
  const { uploads, variants } = folders;
  await mkdir(variants, { recursive: true });
  return {
    originals: async () => (await readdir(uploads)).filter(canHaveVariants).map((name) => ({ name })),
    variantSize: ({ name }, format) => currentVariantSize(folders, name, format),
    read: ({ name }) => readFile(join(uploads, name)),
    write: async ({ name }, format, content) => {
      const target = variantName(name, format);
      const unfinished = join(variants, unfinishedName(target));
      await writeFile(unfinished, content);
      await rename(unfinished, join(variants, target));
    },
    removeOthers: async (originals) => {
      const wanted = new Set(
        originals.flatMap(({ name }) => VARIANT_FORMATS.map((format) => variantName(name, format))),
      );
      for (const name of await readdir(variants)) {
        if (!wanted.has(name) && !isBeingWritten(name)) await rm(join(variants, name), { force: true });
      }
    },
  };
}

/** A picture in a bucket, which tells by a tag what is in it. */
interface TaggedOriginal extends Original {
  etag: string;
}

/** A variant is named after what its original is now: the site never finds one of what it was before. */
const variantKey = ({ name, etag }: TaggedOriginal, format: VariantFormat) =>
  `${VARIANTS}${name}.${etag.replace(/\W/g, '')}.${format}`;

export async function picturesInBucket(bucket: Bucket): Promise<PictureStore<TaggedOriginal>> {
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
