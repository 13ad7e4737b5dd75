import { extname } from 'node:path';
import type { Readable } from 'node:stream';
import { typeOfEnding } from '../../../cms/src/shared/uploads';

/** The order in which browsers are offered them: the cms keeps an AVIF variant only where it is the smallest. */
const VARIANT_FORMATS = ['avif', 'webp'] as const;
type VariantFormat = (typeof VARIANT_FORMATS)[number];

/** What is not an accepted format is sent as what nobody shows or runs. */
const UNKNOWN_TYPE = 'application/octet-stream';

/** One name in one folder: no dot at its start, no way out. */
const NAME = /^[^./\\\0][^/\\\0]{0,254}$/;

/** An uploaded file as it is sent. */
export interface StoredUpload {
  /** Media type */
  type: string;
  /** Bytes */
  size: number;
  /** Of exactly these bytes, in its quotes */
  etag: string;
  modified: Date;
  /** What is sent depends on the Accept header */
  negotiated: boolean;
  /** Both ends belong to it; absent: all of it. Fails with `UploadGone` or `UploadsAway` */
  open: (range?: { start: number; end: number }) => Promise<Readable>;
}

/**
 * Finds an upload by its name; `accept` says which formats the browser can show. Fails with `UploadsAway` where it cannot
 * be looked for.
 */
export type FindUpload = (name: string, accept: string | undefined) => Promise<StoredUpload | undefined>;

/** What keeps the uploads does not answer, or refuses. */
export class UploadsAway extends Error {
  override readonly name = 'UploadsAway';
}

/** A file that was there a moment ago. */
export class UploadGone extends Error {
  override readonly name = 'UploadGone';
}

/** @param address of an upload: '/uploads/silk.jpg', also at a bucket's public address */
export const nameOfUpload = (address: string): string => address.slice(address.lastIndexOf('/') + 1);

export const isUploadName = (name: string): boolean => NAME.test(name);

export function typeOfUpload(name: string): string {
  const type = typeOfEnding(extname(name).toLowerCase()) ?? UNKNOWN_TYPE;
  return type === 'text/vtt' ? `${type}; charset=utf-8` : type;
}

/** Whether the cms makes variants of a file. */
export const hasVariants = (name: string): boolean => /\.(jpe?g|png)$/i.test(name);

/** The formats that a browser with this Accept header says it can show, the smallest first. */
export const acceptedFormats = (accept = ''): VariantFormat[] =>
  VARIANT_FORMATS.filter((format) => NAMED[format].test(accept));

/** A browser's bare wildcard is no promise that it can show a format, and 'q=0' is a promise that it cannot. */
const namedAs = (format: VariantFormat) =>
  new RegExp(`(^|,)\\s*image/${format}\\s*(;(?!\\s*q=0(\\.0*)?\\s*(,|$))|,|$)`, 'i');
const NAMED: Record<VariantFormat, RegExp> = { avif: namedAs('avif'), webp: namedAs('webp') };
