import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** In the order of preference: an AVIF variant exists only if it is the smallest. */
export const VARIANT_FORMATS = ['avif', 'webp'] as const;
export type VariantFormat = (typeof VARIANT_FORMATS)[number];

export interface VariantFolders {
  uploads: string;
  /** Not public: a variant is sent only instead of its original */
  variants: string;
}

/** @param publicFolder absolute path of the folder that Strapi serves */
export function variantFolders(publicFolder: string): VariantFolders {
  return { uploads: join(publicFolder, 'uploads'), variants: resolve(publicFolder, '..', 'variants') };
}

/** Seconds that browsers cache media. */
export const UPLOAD_CACHE_SECONDS = 3600;

/** Returns whether a file gets variants. JPEG and PNG gain most. GIF may be animated, and WebP is a variant already. */
export function canHaveVariants(name: string): boolean {
  return /^[^/\\]+\.(jpe?g|png)$/i.test(name);
}

export const variantName = (original: string, format: VariantFormat) => `${original}.${format}`;

/**
 * Returns the bytes of a picture's current variant. A variant older than its original is outdated, because the file may
 * have been replaced under its name.
 *
 * @returns 0 if a variant would not be smaller; undefined without a current variant or an original
 */
export async function currentVariantSize(
  { uploads, variants }: VariantFolders,
  name: string,
  format: VariantFormat,
): Promise<number | undefined> {
  const paths = [join(uploads, name), join(variants, variantName(name, format))];
  const [original, variant] = await Promise.all(paths.map((path) => stat(path).catch(() => undefined)));
  return original && variant && variant.mtimeMs >= original.mtimeMs ? variant.size : undefined;
}

/** Returns the formats that an Accept header names. A wildcard does not count. */
export function acceptedFormats(accept: string | undefined): VariantFormat[] {
  return VARIANT_FORMATS.filter((format) => ACCEPTS[format].test(accept ?? ''));
}

const accepts = (format: VariantFormat) =>
  new RegExp(`(^|,)\\s*image/${format}\\s*(;(?!\\s*q=0(\\.0*)?\\s*(,|$))|,|$)`, 'i');
const ACCEPTS: Record<VariantFormat, RegExp> = { avif: accepts('avif'), webp: accepts('webp') };
