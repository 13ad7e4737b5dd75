/**
 * Writes missing variants one after the other at low priority, removes variants without an original, and exits. It is a
 * separate program, so that its memory is freed. After any message from its parent it ends with the current picture.
 *
 * node make-variants.js UPLOADS VARIANTS in these folders
 * node make-variants.js in the bucket named by the environment
 */
import { writeFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import sharp, { type Sharp } from 'sharp';
import { Bucket, bucketSettings } from '../../platform/storage/bucket';
import type { VariantFormat } from './variant-names';
import { type Original, type PictureStore, picturesInBucket, picturesOnDisk } from './variant-store';

/**
 * Both look at least as good as Strapi's JPEG of quality 80. AVIF takes four times as long as WebP for two thirds of
 * its bytes. More effort takes five times as long again for little gain.
 */
const ENCODERS: Record<VariantFormat, (picture: Sharp) => Sharp> = {
  webp: (picture) => picture.webp({ quality: 75 }),
  avif: (picture) => picture.avif({ quality: 50, effort: 3, chromaSubsampling: '4:2:0' }),
};

/** Fastest first: a new picture soon has a variant for nearly all browsers. */
const ORDER: VariantFormat[] = ['webp', 'avif'];

/**
 * The width of Strapi's widest copy. Wider pictures are originals: pages never use them, and they need much time and
 * memory.
 */
const WIDEST_AVIF = 1600;

/** Pixels of a side, the limit of WebP. */
const LONGEST_WEBP = 16_383;

async function makeVariants(store: PictureStore) {
  let isFinishing = false;
  process.once('message', () => {
    isFinishing = true;
  });
  const originals = await store.originals();
  await store.removeOthers(originals);
  for (const { original, format } of await missingVariants(store, originals)) {
    if (isFinishing) return;
    await makeVariant(store, original, format);
  }
}

async function missingVariants(store: PictureStore, originals: Original[]) {
  const missing: { original: Original; format: VariantFormat }[] = [];
  for (const format of ORDER) {
    for (const original of originals) {
      if ((await store.variantSize(original, format)) === undefined) missing.push({ original, format });
    }
  }
  return missing;
}

async function makeVariant(store: PictureStore, original: Original, format: VariantFormat) {
  try {
    // Another CMS may have made it beside this one.
    if ((await store.variantSize(original, format)) !== undefined) return;
    const bytes = await store.read(original);
    const picture = sharp(bytes);
    const { width, height } = await picture.metadata();
    const isTooLarge = format === 'avif' ? width > WIDEST_AVIF : Math.max(width, height) > LONGEST_WEBP;
    const content = isTooLarge ? null : await ENCODERS[format](picture).toBuffer();
    const smallest = Math.min(bytes.length, ...(await sizesBefore(store, original, format)));
    // An empty file marks a variant that would not be smaller, so that it is not tried again.
    await store.write(original, format, content && content.length < smallest ? content : Buffer.alloc(0));
  } catch (error) {
    // The owner may have deleted the picture in the meantime.
    if ((await store.originals()).some(({ name }) => name === original.name)) {
      process.stderr.write(`${original.name} has no ${format} variant: ${String(error)}\n`);
    }
  }
}

async function sizesBefore(store: PictureStore, original: Original, format: VariantFormat) {
  const before = ORDER.slice(0, ORDER.indexOf(format));
  const made = await Promise.all(before.map((other) => store.variantSize(original, other)));
  return made.flatMap((bytes) => bytes || []);
}

/** Gets about a tenth of the processor on a busy machine: nobody waits for variants. */
const PRIORITY = constants.priority.PRIORITY_BELOW_NORMAL;

/**
 * Lowers the priority of this process. Linux first divides the processor among sessions ('autogroup'); this process is
 * a separate session, so its group is lowered too.
 */
async function standBack() {
  setPriority(PRIORITY);
  try {
    await writeFile('/proc/self/autogroup', String(PRIORITY));
  } catch {
    // Other systems have no autogroups: the process priority is enough.
  }
}

async function run() {
  const [uploads, variants] = process.argv.slice(2);
  const bucket = bucketSettings((name) => process.env[name]);
  // The CMS has stopped. Its next start continues the work.
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
