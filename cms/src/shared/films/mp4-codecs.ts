import type { Box, BoxReader } from './boxes';
import { codecName, isHevc } from './codecs';
import { BadFilm, bytesOf, type Edit } from './film-file';

/** Version, flags and number of entries come first. */
const ENTRIES_AT = 8;

/**
 * Reads the descriptions of a track's samples (`stsd`).
 *
 * @returns what removes names of devices, and makes QuickTime's sound readable as MP4
 * @throws BadFilm if not every browser plays the track
 */
export async function codecEdits(boxes: BoxReader, stsd: Box, isPicture: boolean): Promise<Edit[]> {
  const edits: Edit[][] = [];
  for await (const entry of boxes.between(stsd.content + ENTRIES_AT, stsd.end))
    edits.push(await (isPicture ? pictureEdits : soundEdits)(boxes, entry));
  if (edits.length === 0) throw new BadFilm();
  return edits.flat();
}

const unplayable = (code: string) =>
  isHevc(code) ? new BadFilm('VIDEO_HEVC') : new BadFilm('VIDEO_CODEC_UNPLAYABLE', codecName(code));

/** Offsets in a description of pictures. QuickTime has its vendor, then the name of the encoder, often of the camera. */
const PICTURE = { vendor: 8, vendorEnd: 24, encoder: 42, encoderEnd: 74, boxes: 78 };
/** Profiles of H.264 with 8 bits and 4:2:0: Baseline, Main, Extended and High. */
const PLAYABLE_PROFILES = new Set([66, 77, 88, 100]);

async function pictureEdits(boxes: BoxReader, { type, content, end }: Box): Promise<Edit[]> {
  if (type !== 'avc1' && type !== 'avc3') throw unplayable(type);
  for await (const box of boxes.between(content + PICTURE.boxes, end)) {
    if (box.type !== 'avcC') continue;
    const profile = (await boxes.film.read(box.content, 2)).getUint8(1);
    if (!PLAYABLE_PROFILES.has(profile))
      throw new BadFilm('VIDEO_CODEC_UNPLAYABLE', 'H.264 with 10 bits or 4:2:2');
    return [
      { start: content + PICTURE.vendor, end: content + PICTURE.vendorEnd },
      { start: content + PICTURE.encoder, end: content + PICTURE.encoderEnd },
    ];
  }
  throw new BadFilm();
}

/** Offsets in a description of sound. Version 1 is QuickTime's: 16 more bytes before the boxes. */
const SOUND = { version: 8, vendorEnd: 16, packet: 20, packetEnd: 24, boxes: 28, boxesOfVersion1: 44 };

async function soundEdits(boxes: BoxReader, { type, content, end }: Box): Promise<Edit[]> {
  if (type !== 'mp4a') throw unplayable(type);
  if (content + SOUND.boxes > end) throw new BadFilm();
  const version = (await boxes.film.read(content + SOUND.version, 2)).getUint16(0);
  // Version 2 has another layout, which browsers know.
  if (version > 1) return [];
  const edits: Edit[] = [
    { start: content + SOUND.version, end: content + SOUND.vendorEnd },
    { start: content + SOUND.packet, end: content + SOUND.packetEnd },
  ];
  if (version === 0) return edits;
  const first = content + SOUND.boxesOfVersion1;
  if (first > end) throw new BadFilm();
  edits.push({ start: content + SOUND.boxes, end: first, bytes: bytesOf(`\0\0\0\x10free${'\0'.repeat(8)}`) });
  for await (const wave of boxes.between(first, end))
    if (wave.type === 'wave') edits.push(...(await unwrapped(boxes, wave)));
  return edits;
}

/**
 * MP4 has the decoder's settings (`esds`) where QuickTime wraps them in a `wave` box: what is before them becomes free
 * space, and they reach to the end of the wrapper.
 */
async function unwrapped(boxes: BoxReader, { start, content, end }: Box): Promise<Edit[]> {
  for await (const esds of boxes.between(content, end)) {
    if (esds.type !== 'esds') continue;
    return [
      { start, end: start + 4, bytes: uint32(esds.start - start) },
      { start: start + 4, end: start + 8, bytes: bytesOf('free') },
      { start: esds.start, end: esds.start + 4, bytes: uint32(end - esds.start) },
    ];
  }
  return [];
}

function uint32(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}
