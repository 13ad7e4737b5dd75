import type { ResultOf } from 'gql.tada';
import * as z from 'zod/mini';
import { graphql } from './graphql';

export const mediaFileFragment = graphql(`fragment MediaFileFields on UploadFile {
  documentId url mime alternativeText width height formats focalPoint
}`);

/** A file of the media library. URLs are relative to the site. */
export interface MediaFile {
  documentId: string;
  kind: 'image' | 'video';
  url: string;
  /** Alternative text of the picture; may be empty. */
  alt: string;
  /** Pixels; null for films that do not say them. */
  width: number | null;
  height: number | null;
  /** Smaller copies, narrowest first. Empty for videos and small images. */
  copies: { url: string; width: number }[];
  /** Point that crops keep in view; defaults to the middle. */
  focus?: Focus;
  /** URL of the poster of a film. */
  poster?: string | null;
}

/** A point of a picture, in percent from left and top. */
export interface Focus {
  x: number;
  y: number;
}

export const MIDDLE: Focus = { x: 50, y: 50 };

const focalPoint = z.catch(z.object({ x: z.number(), y: z.number() }), MIDDLE);

/** Parses the focal point of a file; defaults to the middle. */
export const toFocus = (raw: unknown): Focus => focalPoint.parse(raw);

const formats = z.catch(z.record(z.string(), z.object({ url: z.string(), width: z.number() })), {});

/** Converts a row of the CMS; null for an item without a file. */
export function toMediaFile(row: ResultOf<typeof mediaFileFragment> | null | undefined): MediaFile | null {
  if (!row) return null;
  const copies = Object.values(formats.parse(row.formats)).map(({ url, width }) => ({ url, width }));
  return {
    documentId: row.documentId,
    kind: row.mime.startsWith('video/') ? 'video' : 'image',
    url: row.url,
    alt: row.alternativeText ?? '',
    width: row.width,
    height: row.height,
    copies: copies.sort((a, b) => a.width - b.width),
    ...(row.focalPoint != null && { focus: toFocus(row.focalPoint) }),
  };
}

/**
 * Returns the smallest copy that fills its place.
 * @param pixels width of the place in device pixels, twice the CSS width for sharp screens
 */
export function copyFor({ url, copies }: MediaFile, pixels: number): string {
  return copies.find((copy) => copy.width >= pixels)?.url ?? url;
}

/** Returns the CSS that keeps the focus of a picture in view. */
export const focusStyle = ({ focus }: Pick<MediaFile, 'focus'>) =>
  focus ? { objectPosition: `${focus.x}% ${focus.y}%` } : {};
