import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** Folders of uploads and of their WebP variants. */
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

/** Section 9: media cache time. Seconds. */
export const UPLOAD_CACHE_SECONDS = 3600;

/** JPEG and PNG gain most; GIF may move, WebP is what they become. */
export function canHaveVariant(name: string): boolean {
  return /^[^/\\]+\.(jpe?g|png)$/i.test(name);
}

export const variantName = (original: string) => `${original}.webp`;

/**
 * Bytes of a picture's variant. A file can be replaced under its name, so an older variant is none.
 *
 * @returns 0 when there is no variant of what the original is now, or no original
 */
export async function currentVariantSize(
  { uploads, variants }: VariantFolders,
  name: string,
): Promise<number> {
  const [original, variant] = await Promise.all(
    [join(uploads, name), join(variants, variantName(name))].map((path) => stat(path).catch(() => undefined)),
  );
  return original && variant && variant.mtimeMs >= original.mtimeMs ? variant.size : 0;
}

/** Whether a browser that sends this Accept header can show WebP. A bare wildcard is no promise. */
export function takesWebp(accept: string | undefined): boolean {
  return /(^|,)\s*image\/webp\s*(;(?!\s*q=0(\.0*)?\s*(,|$))|,|$)/i.test(accept ?? '');
}
