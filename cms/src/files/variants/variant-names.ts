import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** The order in which browsers are offered them: an AVIF variant is kept only where it is the smallest. */
export const VARIANT_FORMATS = ['avif', 'webp'] as const;
export type VariantFormat = (typeof VARIANT_FORMATS)[number];

/** Folders of uploads and of their smaller variants. */
export interface VariantFolders {
  uploads: string;
  /** Not public: a variant is sent only in place of its original, and goes with it */
  variants: string;
}

/**
 * @param publicFolder absolute path of the folder whose files Strapi serves
 */
export function variantFolders(publicFolder: string): VariantFolders {
  return { uploads: join(publicFolder, 'uploads'), variants: resolve(publicFolder, '..', 'variants') };
}

/** Media cache time. Seconds. */
export const UPLOAD_CACHE_SECONDS = 3600;

/** JPEG and PNG gain most; GIF may move, WebP is what they become. */
export function canHaveVariants(name: string): boolean {
  return /^[^/\\]+\.(jpe?g|png)$/i.test(name);
}

export const variantName = (original: string, format: VariantFormat) => `${original}.${format}`;

/**
 * Bytes of a picture's variant. A file can be replaced under its name, so an older variant is none.
 *
 * @returns 0 for a variant that would not be smaller; undefined when there is none of what the original is now, or
 *   no original
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

/** The formats that a browser with this Accept header says it can show. A bare wildcard is no promise. */
export function acceptedFormats(accept: string | undefined): VariantFormat[] {
  return VARIANT_FORMATS.filter((format) => ACCEPTS[format].test(accept ?? ''));
}

const accepts = (format: VariantFormat) =>
  new RegExp(`(^|,)\\s*image/${format}\\s*(;(?!\\s*q=0(\\.0*)?\\s*(,|$))|,|$)`, 'i');
const ACCEPTS: Record<VariantFormat, RegExp> = { avif: accepts('avif'), webp: accepts('webp') };
