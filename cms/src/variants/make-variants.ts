/**
 * A program of its own, so that the memory and time it takes are given back: writes the missing WebP variants,
 * one after the other at the lowest priority, removes those whose original is gone, and ends.
 *
 *   node make-variants.js UPLOADS VARIANTS
 */
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { canHaveVariant, currentVariantSize, variantName } from './variant-files';

/** Looks like the JPEG of quality 80 that Strapi writes, at less than half of its size. */
const QUALITY = 75;

async function makeVariants(uploads: string, variants: string) {
  await mkdir(variants, { recursive: true });
  const originals = (await readdir(uploads)).filter(canHaveVariant);
  const wanted = new Set(originals.map(variantName));
  for (const name of await readdir(variants)) {
    if (!wanted.has(name)) await rm(join(variants, name), { force: true });
  }
  for (const original of originals) {
    const size = await currentVariantSize({ uploads, variants }, original);
    if (size === 0) await makeVariant(uploads, variants, original);
  }
}

async function makeVariant(uploads: string, variants: string, original: string) {
  const target = join(variants, variantName(original));
  const unfinished = `${target}.part`;
  try {
    await writeFile(unfinished, await sharp(join(uploads, original)).webp({ quality: QUALITY }).toBuffer());
    await rename(unfinished, target);
  } catch (error) {
    // The owner may have deleted it meanwhile; then there is nothing to make.
    if ((await readdir(uploads)).includes(original)) {
      process.stderr.write(`${original} has no smaller variant: ${String(error)}\n`);
    }
  }
}

async function run() {
  const [uploads, variants] = process.argv.slice(2);
  if (!uploads || !variants) throw new Error('make-variants needs the folders of uploads and variants');
  setPriority(constants.priority.PRIORITY_LOW);
  sharp.concurrency(1);
  sharp.cache(false);
  // The cms has stopped: what is missing is made after its next start.
  process.on('disconnect', () => process.exit(0));
  await makeVariants(uploads, variants);
}

run().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${String(error)}\n`);
    process.exit(1);
  },
);
