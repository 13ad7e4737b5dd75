import type { CSSProperties } from 'react';
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
  /** What shows until it has loaded: a few pixels as a data URL */
  preview?: string;
  /** Where the eye belongs when the picture is cropped, as CSS `object-position` */
  focus?: string;
}

/** The part of Strapi's UploadFile that a picture is made of. */
export interface UploadedImage {
  url: string;
  alternativeText: string | null;
  width: number | null;
  height: number | null;
  formats: unknown;
  /** What the owner marked, in percent from left and top */
  focalPoint: unknown;
  previewUrl: string | null;
}

const Formats = v.record(
  v.string(),
  v.fallback(v.nullish(v.object({ url: v.string(), width: v.number() })), null),
);

const FocalPoint = v.object({ x: v.number(), y: v.number() });

/** Where browsers crop by themselves. */
const isMiddle = ({ x, y }: v.InferOutput<typeof FocalPoint>) => x === 50 && y === 50;

/**
 * Chooses what `<img>` may load. The original stays out while a smaller size exists: it can be ten megabytes.
 *
 * @returns null when there is no file
 */
export function toPicture(file: UploadedImage | null | undefined): Picture | null {
  if (!file) return null;
  const sizes = offeredSizes(file);
  const largest = sizes.at(-1);
  const focus = v.safeParse(FocalPoint, file.focalPoint);
  return {
    src: largest?.url ?? file.url,
    ...(sizes.length > 1 && { srcSet: sizes.map(({ url, width }) => `${url} ${width}w`).join(', ') }),
    width: file.width ?? largest?.width ?? 0,
    height: file.height ?? 0,
    alt: file.alternativeText?.trim() ?? '',
    ...(file.previewUrl && { preview: file.previewUrl }),
    ...(focus.success && !isMiddle(focus.output) && { focus: `${focus.output.x}% ${focus.output.y}%` }),
  };
}

function offeredSizes({ formats }: UploadedImage) {
  const known = v.safeParse(Formats, formats);
  if (!known.success) return [];
  return Object.values(known.output)
    .filter((size) => size != null)
    .sort((a, b) => a.width - b.width);
}

/** The same picture for a place that shows all of it: nothing is cropped, and nothing of a preview shows beside it. */
export function shownWhole({ preview: _preview, focus: _focus, ...whole }: Picture): Picture {
  return whole;
}

/** CSS of the `<img>`: its preview behind it, its focus in view. */
export function pictureStyle({ preview, focus }: Picture): CSSProperties {
  return {
    ...(preview && { backgroundImage: `url("${preview}")`, backgroundSize: 'cover' }),
    ...(focus && { objectPosition: focus }),
  };
}
