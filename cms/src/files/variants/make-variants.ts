/**
 * A program of its own, so that the memory and time it takes are given back: writes the missing variants, one after
 * the other at a low priority, removes those whose original is gone, and ends.
 *
 *   node make-variants.js UPLOADS VARIANTS    in these folders
 *   node make-variants.js                     in the bucket that the environment names
 */
import { writeFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import sharp, { type Sharp } from 'sharp';
import { Bucket, bucketSettings } from '../../platform/storage/bucket';
import type { VariantFormat } from './variant-names';
import { type Original, type PictureStore, picturesInBucket, picturesOnDisk } from './variant-store';

/**
 * Both look at least like the JPEG of quality 80 that Strapi writes. AVIF takes four times as long as WebP, for two
 * thirds of its bytes; a greater effort takes five times as long again for little.
 */
const ENCODERS: Record<VariantFormat, (picture: Sharp) => Sharp> = {
  webp: (picture) => picture.webp({ quality: 75 }),
  avif: (picture) => picture.avif({ quality: 50, effort: 3, chromaSubsampling: '4:2:0' }),
};

/** Quickest first: a new picture soon has a variant that nearly all browsers take. */
const ORDER: VariantFormat[] = ['webp', 'avif'];

/** Strapi's widest copy. What is wider is an original, which no page sends, and would take long and much memory. */
const WIDEST_AVIF = 1600;

/** WebP has no larger pictures. Pixels of a side. */
const LONGEST_WEBP = 16_383;

/** What the program tells whoever started it, after each variant. */
interface VariantProgress {
  /** Tried so far, in this run */
  done: number;
  /** To be tried in this run */
  wanted: number;
}

async function makeVariants<Picture extends Original>(store: PictureStore<Picture>) {
  const originals = await store.originals();
  await store.removeOthers(originals);
  const missing = await missingVariants(store, originals);
  for (const [index, { original, format }] of missing.entries()) {
    await makeVariant(store, original, format);
    const progress: VariantProgress = { done: index + 1, wanted: missing.length };
    process.send?.(progress);
  }
}

async function missingVariants<Picture extends Original>(store: PictureStore<Picture>, originals: Picture[]) {
  const missing: { original: Picture; format: VariantFormat }[] = [];
  for (const format of ORDER) {
    for (const original of originals) {
      if ((await store.variantSize(original, format)) === undefined) missing.push({ original, format });
    }
  }
  return missing;
}

async function makeVariant<Picture extends Original>(
  store: PictureStore<Picture>,
  original: Picture,
  format: VariantFormat,
) {
  const giveBack = await store.claim(original, format);
  if (!giveBack) return;
  try {
    const bytes = await store.read(original);
    const picture = sharp(bytes);
    const { width, height } = await picture.metadata();
    const isTooLarge = format === 'avif' ? width > WIDEST_AVIF : Math.max(width, height) > LONGEST_WEBP;
    const content = isTooLarge ? null : await ENCODERS[format](picture).toBuffer();
    const smallest = Math.min(bytes.length, ...(await sizesBefore(store, original, format)));
    // An empty file says that there is nothing to gain, and is not tried again.
    await store.write(original, format, content && content.length < smallest ? content : Buffer.alloc(0));
  } catch (error) {
    // The owner may have deleted it meanwhile; then there is nothing to make.
    if ((await store.originals()).some(({ name }) => name === original.name)) {
      process.stderr.write(`${original.name} has no ${format} variant: ${String(error)}\n`);
    }
  } finally {
    await giveBack();
  }
}

/** Bytes of the variants that were made before this one. */
async function sizesBefore<Picture extends Original>(
  store: PictureStore<Picture>,
  original: Picture,
  format: VariantFormat,
) {
  const before = ORDER.slice(0, ORDER.indexOf(format));
  const made = await Promise.all(before.map((other) => store.variantSize(original, other)));
  return made.flatMap((bytes) => bytes || []);
}

/** A tenth of what others get where the machine is busy: nobody waits for variants, but they come. */
const PRIORITY = constants.priority.PRIORITY_BELOW_NORMAL;

/**
 * Linux shares the processors out among sessions ('autogroup') before it looks at the priority of processes: this
 * program is a session of its own, and a light one.
 */
async function standBack() {
  setPriority(PRIORITY);
  try {
    await writeFile('/proc/self/autogroup', String(PRIORITY));
  } catch {
    // Another system, or sessions are not looked at: then the priority is enough.
  }
}

async function run() {
  const [uploads, variants] = process.argv.slice(2);
  const bucket = bucketSettings((name) => process.env[name]);
  // The cms has stopped: what is missing is made after its next start.
  process.on('disconnect', () => process.exit(0));
  await standBack();
  sharp.concurrency(1);
  sharp.cache(false);
  if (uploads && variants) await makeVariants(await picturesOnDisk({ uploads, variants }));
  else if (bucket) await makeVariants(await picturesInBucket(new Bucket(bucket)));
  else throw new Error('make-variants needs the folders of uploads and variants, or a bucket');
}

run().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${String(error)}\n`);
    process.exit(1);
  },
);
