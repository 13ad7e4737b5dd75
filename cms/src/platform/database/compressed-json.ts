import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/** Brotli quality. Higher values take longer than the rest of a save. */
const QUALITY = { [constants.BROTLI_PARAM_QUALITY]: 4 };

/** Packs a value for a binary column. Content that occurs twice takes almost no extra space. */
export const packJson = (value: unknown): Buffer =>
  brotliCompressSync(JSON.stringify(value), { params: QUALITY });

export const unpackJson = <Value>(packed: Buffer): Value =>
  JSON.parse(brotliDecompressSync(packed).toString());
