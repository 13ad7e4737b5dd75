import type { CSSProperties } from 'react';
import * as v from 'valibot';

/** A picture for `<img>`. Pages add `sizes`, which depends on their layout. */
export interface Picture {
  src: string;
  /** Absent when there is only one size */
  srcSet?: string;
  /** Pixels of the original: the ratio reserves the space */
  width: number;
  height: number;
  alt: string;
  /** Shown until it has loaded: a few pixels as a data URL */
  preview?: string;
  /** The point that stays visible when the picture is cropped, as CSS `object-position` */
  focus?: string;
}

/** The fields of Strapi's UploadFile for a picture. */
export interface UploadedImage {
  url: string;
  alternativeText: string | null;
  width: number | null;
  height: number | null;
  formats: unknown;
  /** The owner's focus point, percent from left and top */
  focalPoint: unknown;
  previewUrl: string | null;
}

const Formats = v.record(
  v.string(),
  v.fallback(v.nullish(v.object({ url: v.string(), width: v.number() })), null),
);

const FocalPoint = v.object({ x: v.number(), y: v.number() });

/** The default crop of browsers. */
const isMiddle = ({ x, y }: v.InferOutput<typeof FocalPoint>) => x === 50 && y === 50;

/**
 * Chooses the files for `<img>`. Leaves out the original if a smaller size exists: it can have ten megabytes.
 *
 * @returns null without a file
 */
export function toPicture(file: UploadedImage): Picture;
export function toPicture(file: UploadedImage | null | undefined): Picture | null;
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

/**
 * Returns the picture for a place that shows all of it, without focus and without a preview that would show around it.
 */
export function shownWhole({ preview: _preview, focus: _focus, ...whole }: Picture): Picture {
  return whole;
}

/** Returns the CSS of the `<img>`: the preview behind it, the focus in view. */
export function pictureStyle({ preview, focus }: Picture): CSSProperties {
  return {
    ...(preview && { backgroundImage: `url("${preview}")`, backgroundSize: 'cover' }),
    ...(focus && { objectPosition: focus }),
  };
}
