import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Bucket, type BucketObject, UPLOADS, VARIANTS } from '../../platform/storage/bucket';
import { draftOf, isAtWork, isBeingWritten, WRITER } from '../../platform/storage/partial-files';
import { afterwards, claimInBucket, removeEndedClaims } from './bucket-lock';
import {
  canHaveVariants,
  currentVariantSize,
  VARIANT_FORMATS,
  type VariantFolders,
  type VariantFormat,
  variantName,
} from './variant-names';

/** An uploaded picture that can have variants. */
export interface Original {
  name: string;
}

/** Where pictures lie, and their variants. */
export interface PictureStore<Picture extends Original = Original> {
  originals(): Promise<Picture[]>;
  /** Bytes of the variant of what the original is now; 0 says that there is nothing to gain, undefined that there is none. */
  variantSize(original: Picture, format: VariantFormat): Promise<number | undefined>;
  /**
   * Several programs may be at work: `npm run pictures` beside a running site, and other machines.
   *
   * @returns what gives the claim back; undefined when another program makes the variant, or has made it by now
   */
  claim(original: Picture, format: VariantFormat): Promise<(() => Promise<void>) | undefined>;
  read(original: Picture): Promise<Buffer>;
  write(original: Picture, format: VariantFormat, content: Buffer): Promise<void>;
  /** Removes variants of what is none of the originals. */
  removeOthers(originals: Picture[]): Promise<void>;
}

const claimOf = (variant: string) => `${variant}.claim`;

/** A variant on the disk is made by the one that first wrote its claim, which says who that is. */
async function claimFile(path: string): Promise<boolean> {
  try {
    await writeFile(path, WRITER, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const writer = await readFile(path, 'utf8').catch(() => '');
  if (isAtWork(writer, path)) return false;
  await rm(path, { force: true });
  return claimFile(path);
}

export async function picturesOnDisk(folders: VariantFolders): Promise<PictureStore> {
  const { uploads, variants } = folders;
  await mkdir(variants, { recursive: true });
  return {
    originals: async () => (await readdir(uploads)).filter(canHaveVariants).map((name) => ({ name })),
    variantSize: ({ name }, format) => currentVariantSize(folders, name, format),
    claim: async ({ name }, format) => {
      const claimed = claimOf(join(variants, variantName(name, format)));
      if (!(await claimFile(claimed))) return undefined;
      const giveBack = () => rm(claimed, { force: true });
      if ((await currentVariantSize(folders, name, format)) === undefined) return giveBack;
      await giveBack();
      return undefined;
    },
    read: ({ name }) => readFile(join(uploads, name)),
    write: async ({ name }, format, content) => {
      const target = join(variants, variantName(name, format));
      const draft = draftOf(target);
      await writeFile(draft, content);
      await rename(draft, target);
    },
    removeOthers: async (originals) => {
      const names = originals.flatMap(({ name }) =>
        VARIANT_FORMATS.map((format) => variantName(name, format)),
      );
      const wanted = new Set([...names, ...names.map(claimOf)]);
      for (const name of await readdir(variants)) {
        const path = join(variants, name);
        if (!wanted.has(name) && !isBeingWritten(path)) await rm(path, { force: true });
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
    claim: async (original, format) => {
      const key = variantKey(original, format);
      const giveBack = await claimInBucket(bucket, key);
      const made = giveBack ? await bucket.list(key).catch(afterwards(giveBack)) : [];
      for (const { key, size } of made) sizes.set(key, size);
      if (made.length === 0) return giveBack;
      await giveBack?.();
      return undefined;
    },
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
      await removeEndedClaims(bucket);
    },
  };
}
