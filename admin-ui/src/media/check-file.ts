import { UPLOAD_LIMITS, type UploadKind, type UploadType } from '../../../cms/src/shared/uploads';
import { heicToJpeg, isHeic } from './heic';
import { wording } from './wording';

/** A file that may be sent, or why not. A phone's HEIC picture has become a JPEG. */
export type CheckedFile =
  | { problem: null; file: File; kind: 'image' | 'video' }
  | { problem: string; file: File; kind: null };

/** Judges a file by its content and size, as the CMS does, and converts what only phones write. */
export async function checkFile(chosen: File, purpose: UploadKind): Promise<CheckedFile> {
  try {
    return await judge(chosen, purpose);
  } catch {
    // It was moved or changed since it was chosen, or lies in a cloud that does not answer.
    return { problem: wording.unreadable(chosen.name), file: chosen, kind: null };
  }
}

async function judge(chosen: File, purpose: UploadKind): Promise<CheckedFile> {
  if (chosen.size === 0) return { problem: wording.empty, file: chosen, kind: null };
  const converted = isHeic(await headOf(chosen)) ? await heicToJpeg(chosen) : chosen;
  if (converted === 'noise') return { problem: wording.heicNoise, file: chosen, kind: null };
  if (!converted) return { problem: wording.heicUnreadable, file: chosen, kind: null };
  const detected = typeByContent(await headOf(converted));
  const problem = fileProblem({ declared: converted.type, detected, size: converted.size }, purpose);
  if (problem || !detected) return { problem: problem ?? wording.onlyImages, file: chosen, kind: null };
  return { problem: null, file: converted, kind: sortOf(detected) };
}

async function headOf(file: File): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
}

/** What the owner sends from here. Captions are sent with the film of digitals. */
export type StoredType = Exclude<UploadType, 'text/vtt'>;

/** Bytes from the beginning of a file that are enough to know its type. */
const HEAD_BYTES = 16;

const ascii = (bytes: Uint8Array, start: number, end: number) =>
  String.fromCharCode(...bytes.subarray(start, end));

const startsWith = (bytes: Uint8Array, ...signature: number[]) =>
  signature.every((byte, index) => bytes[index] === byte);

/** Brands of the `ftyp` box that browsers play as MP4; `heic`, `avif` and `qt` share the box and are not. */
const MP4_BRAND = /^(isom|iso\d|mp4\d|avc1|M4V |M4VP|dash|MSNV)$/;

/**
 * The type by content, as the CMS judges it; name and declared type prove nothing.
 *
 * @param head the first HEAD_BYTES of the file
 * @returns null for anything the CMS does not store
 */
export function typeByContent(head: Uint8Array): StoredType | null {
  if (startsWith(head, 0xff, 0xd8, 0xff)) return 'image/jpeg';
  if (startsWith(head, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png';
  if (/^GIF8[79]a/.test(ascii(head, 0, 6))) return 'image/gif';
  if (ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 12) === 'WEBP') return 'image/webp';
  if (ascii(head, 4, 8) === 'ftyp' && MP4_BRAND.test(ascii(head, 8, 12))) return 'video/mp4';
  if (startsWith(head, 0x1a, 0x45, 0xdf, 0xa3)) return 'video/webm';
  return null;
}

const MB = 1024 * 1024;

interface Candidate {
  /** What the file says it is. */
  declared: string;
  /** What its content says. */
  detected: StoredType | null;
  /** Bytes */
  size: number;
}

/** Why this file cannot be used here, as a sentence; null when it can. */
export function fileProblem({ declared, detected, size }: Candidate, purpose: UploadKind): string | null {
  const limits = UPLOAD_LIMITS[purpose];
  const onlyThese = limits.video ? wording.onlyImagesOrVideos : wording.onlyImages;
  if (!detected) {
    if (declared.startsWith('image/')) return wording.unsupportedImage;
    if (declared.startsWith('video/') && limits.video) return wording.unsupportedVideo;
    return onlyThese;
  }
  const kind = sortOf(detected);
  const limit = limits[kind];
  if (!limit) return onlyThese;
  return size > limit ? wording.tooLarge(kind, megabytes(size), megabytes(limit)) : null;
}

function sortOf(type: StoredType): 'image' | 'video' {
  return type.startsWith('video/') ? 'video' : 'image';
}

/** '12.4MB', never rounded down to the limit it is over. */
function megabytes(bytes: number): string {
  const tenths = Math.ceil((10 * bytes) / MB) / 10;
  return `${tenths}MB`;
}
