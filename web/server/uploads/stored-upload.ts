import { extname } from 'node:path';
import type { Readable } from 'node:stream';
import { typeOfEnding } from '../../../cms/src/shared/uploads';

/** In order of preference: the CMS keeps an AVIF variant only where it is the smallest. */
const VARIANT_FORMATS = ['avif', 'webp'] as const;
type VariantFormat = (typeof VARIANT_FORMATS)[number];

/** Files of other formats are sent with a type that browsers neither show nor run. */
const UNKNOWN_TYPE = 'application/octet-stream';

/** One name in one folder: no dot at the start, and no path out of the folder. */
const NAME = /^[^./\\\0][^/\\\0]{0,254}$/;

export interface StoredUpload {
  /** Media type */
  type: string;
  /** Bytes */
  size: number;
  /** Identifies exactly these bytes; in quotes */
  etag: string;
  modified: Date;
  /** Whether the format depends on the Accept header */
  negotiated: boolean;
  /** Opens the file or an inclusive range of it. Fails with `UploadGone` or `UploadsAway` */
  open: (range?: { start: number; end: number }) => Promise<Readable>;
}

/**
 * Finds an upload by its name; `accept` lists the formats that the browser can show. Fails with `UploadsAway` when the
 * storage cannot be searched.
 */
export type FindUpload = (name: string, accept: string | undefined) => Promise<StoredUpload | undefined>;

/** The storage of uploads does not respond, or refuses. */
export class UploadsAway extends Error {
  override readonly name = 'UploadsAway';
}

/** The file was deleted a moment ago. */
export class UploadGone extends Error {
  override readonly name = 'UploadGone';
}

/** Returns the file name in an address: '/uploads/silk.jpg', or an address at the bucket. */
export const nameOfUpload = (address: string): string => address.slice(address.lastIndexOf('/') + 1);

export const isUploadName = (name: string): boolean => NAME.test(name);

export function typeOfUpload(name: string): string {
  const type = typeOfEnding(extname(name).toLowerCase()) ?? UNKNOWN_TYPE;
  return type === 'text/vtt' ? `${type}; charset=utf-8` : type;
}

/** Returns whether the CMS makes variants of a file. */
export const hasVariants = (name: string): boolean => /\.(jpe?g|png)$/i.test(name);

/** Returns the variant formats that this Accept header names, in order of preference. */
export const acceptedFormats = (accept = ''): VariantFormat[] =>
  VARIANT_FORMATS.filter((format) => NAMED[format].test(accept));

/** A bare wildcard does not promise that a browser can show a format, and 'q=0' says that it cannot. */
const namedAs = (format: VariantFormat) =>
  new RegExp(`(^|,)\\s*image/${format}\\s*(;(?!\\s*q=0(\\.0*)?\\s*(,|$))|,|$)`, 'i');
const NAMED: Record<VariantFormat, RegExp> = { avif: namedAs('avif'), webp: namedAs('webp') };
