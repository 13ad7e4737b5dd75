import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/** Higher ones take longer than the rest of a save. */
const QUALITY = { [constants.BROTLI_PARAM_QUALITY]: 4 };

/** A value as a binary column keeps it. Of what is in it twice the second costs next to nothing. */
export const packJson = (value: unknown): Buffer =>
  brotliCompressSync(JSON.stringify(value), { params: QUALITY });

/** @typeParam Value that was packed */
export const unpackJson = <Value>(packed: Buffer): Value =>
  JSON.parse(brotliDecompressSync(packed).toString());
