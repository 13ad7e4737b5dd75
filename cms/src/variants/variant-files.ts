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

/** JPEG and PNG gain most; GIF may move, WebP is what they become. */
export function canHaveVariant(name: string): boolean {
  return /^[^/\\]+\.(jpe?g|png)$/i.test(name);
}

export const variantName = (original: string) => `${original}.webp`;

/** Whether a browser that sends this Accept header can show WebP. A bare wildcard is no promise. */
export function takesWebp(accept: string | undefined): boolean {
  return /(^|,)\s*image\/webp\s*(;(?!\s*q=0(\.0*)?\s*(,|$))|,|$)/i.test(accept ?? '');
}
