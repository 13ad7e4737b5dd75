/** Tags of the first directory. */
const ARTIST = 0x013b;
const COPYRIGHT = 0x8298;
const PREFIX = 'Exif\0\0';
const ASCII = 2;
const ENTRY_BYTES = 12;

/**
 * Reads artist and copyright out of an EXIF block. Only its first directory is read: a crafted block can have thousands of
 * entries that each name the whole of it.
 *
 * @throws RangeError when the block ends too early
 */
export function textsInExif(block: Buffer): { creator?: string; rights?: string } {
  const tiff = block.toString('latin1', 0, PREFIX.length) === PREFIX ? block.subarray(PREFIX.length) : block;
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const word = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const directory = long(4);
  const textOf = (tag: number) => {
    for (let index = 0; index < word(directory); index += 1) {
      const entry = directory + 2 + index * ENTRY_BYTES;
      if (word(entry) !== tag || word(entry + 2) !== ASCII) continue;
      const length = long(entry + 4);
      // Up to four bytes are in the entry itself.
      const start = length > 4 ? long(entry + 8) : entry + 8;
      return tiff.toString('utf8', start, start + length).split('\0', 1)[0] ?? '';
    }
    return '';
  };
  return { creator: textOf(ARTIST), rights: textOf(COPYRIGHT) };
}
