import * as v from 'valibot';

/** A picture ready for `<img>`; `sizes` is the page's business, it depends on the layout. */
export interface Picture {
  src: string;
  /** Absent when there is only one size */
  srcSet?: string;
  /** Pixels of the original: the ratio reserves the space */
  width: number;
  height: number;
  alt: string;
}

/** The part of Strapi's UploadFile that a picture is made of. */
export interface UploadedImage {
  url: string;
  alternativeText: string | null;
  width: number | null;
  height: number | null;
  formats: unknown;
  /** Kilobytes of the original */
  size: number;
}

const Formats = v.record(
  v.string(),
  v.fallback(v.nullish(v.object({ url: v.string(), width: v.number() })), null),
);

/** Strapi's square preview for its own panel: too small for any place on the site. Pixels. */
const PANEL_THUMBNAIL_WIDTH = 245;

/** An original no heavier than this is offered as the largest size. Kilobytes. */
const LIGHT_ORIGINAL_KB = 400;

/**
 * Chooses what `<img>` may load. A heavy original stays out while a smaller size exists: it can be ten
 * megabytes. A light one is the sharpest choice for a large screen.
 *
 * @returns null when there is no file
 */
export function toPicture(file: UploadedImage | null | undefined): Picture | null {
  if (!file) return null;
  const sizes = offeredSizes(file);
  const largest = sizes.at(-1);
  return {
    src: largest?.url ?? file.url,
    ...(sizes.length > 1 && { srcSet: sizes.map(({ url, width }) => `${url} ${width}w`).join(', ') }),
    width: file.width ?? largest?.width ?? 0,
    height: file.height ?? 0,
    alt: file.alternativeText?.trim() ?? '',
  };
}

function offeredSizes({ url, width, size, formats }: UploadedImage) {
  const known = v.safeParse(Formats, formats);
  if (!known.success) return [];
  const original = width && size <= LIGHT_ORIGINAL_KB ? { url, width } : null;
  return [...Object.values(known.output), original]
    .filter((size) => size != null)
    .filter(({ width }) => width > PANEL_THUMBNAIL_WIDTH)
    .sort((a, b) => a.width - b.width);
}
