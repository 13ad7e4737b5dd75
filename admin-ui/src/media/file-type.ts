/** What the CMS stores. */
export const STORED_TYPES = [
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/webp',
  'video/mp4',
  'video/webm',
] as const;

export type StoredType = (typeof STORED_TYPES)[number];

/** Bytes from the beginning of a file that are enough to know its type. */
export const HEAD_BYTES = 16;

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
