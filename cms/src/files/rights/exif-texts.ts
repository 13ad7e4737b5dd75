const ARTIST = 0x013b;
const COPYRIGHT = 0x8298;
const PREFIX = 'Exif\0\0';
const ASCII = 2;
const ENTRY_BYTES = 12;

/**
 * Reads artist and copyright from an EXIF block. Reads only the first directory: a crafted block can have thousands of
 * entries that each point to the whole block.
 *
 * @throws RangeError if the block ends too early
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
      // The entry itself contains values of up to four bytes.
      const start = length > 4 ? long(entry + 8) : entry + 8;
      return tiff.toString('utf8', start, start + length).split('\0', 1)[0] ?? '';
    }
    return '';
  };
  return { creator: textOf(ARTIST), rights: textOf(COPYRIGHT) };
}
