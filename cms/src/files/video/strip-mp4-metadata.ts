import { BadVideo, type VideoFile } from './video-file';

/** A box has 4 bytes for the size, 4 for the type, and 8 more for a long size if the size is 1. */
const HEADER = 8;
const LONG_HEADER = 16;
const USER_TYPE = 16;

/** Boxes with inner boxes that may contain a location. */
const CONTAINERS = new Set(['moov', 'trak', 'mdia', 'minf', 'moof', 'traf', 'mvex', 'edts']);
/** User data (©xyz, loci), metadata (location of iPhones and Android), and private boxes (XMP). */
const TELLING = new Set(['udta', 'meta', 'uuid']);
/** Handlers of picture, sound, hints and time code. Others are measurements, captions and the like. */
const PLAIN_TRACKS = new Set(['vide', 'soun', 'hint', 'tmcd']);
const HANDLER_TYPE_AT = 8;

/** A fragmented film of an hour, in pieces of a second, has fewer. More suggest an attack. */
const MOST_BOXES = 20_000;
const DEEPEST = 8;

interface Part {
  start: number;
  end: number;
}

/**
 * Turns every box that may reveal place or device into free space of the same size. Nothing moves, so pointers in the
 * file remain valid.
 *
 * @throws BadVideo if the boxes are inconsistent or a track is neither picture nor sound
 */
export async function blankMp4(file: VideoFile): Promise<void> {
  let boxes = 0;
  await walk({ start: 0, end: file.size }, 0);

  async function walk({ start, end }: Part, depth: number): Promise<void> {
    for (let at = start; at + HEADER <= end; ) {
      boxes += 1;
      if (boxes > MOST_BOXES || depth > DEEPEST) throw new BadVideo();
      const box = await readBox(file, at, end);
      if (TELLING.has(box.type)) await makeFree(box);
      else if (box.type === 'hdlr') await checkTrack(box);
      else if (CONTAINERS.has(box.type)) await walk({ start: box.content, end: box.end }, depth + 1);
      at = box.end;
    }
  }

  async function makeFree({ at, content, end }: Box): Promise<void> {
    await file.write(Buffer.from('free', 'latin1'), at + 4);
    await file.blank(content, end);
  }

  async function checkTrack({ content, end }: Box): Promise<void> {
    if (content + HANDLER_TYPE_AT + 4 > end) throw new BadVideo();
    const handler = (await file.read(content + HANDLER_TYPE_AT, 4)).toString('latin1');
    if (!PLAIN_TRACKS.has(handler) && !isDataHandler(handler)) throw new BadVideo('VIDEO_TRACK_UNKNOWN');
  }
}

/** QuickTime adds a second handler, for the data, to each track. */
const isDataHandler = (handler: string) => handler === 'url ' || handler === 'alis';

interface Box {
  type: string;
  at: number;
  content: number;
  end: number;
}

async function readBox(file: VideoFile, at: number, end: number): Promise<Box> {
  const header = await file.read(at, Math.min(LONG_HEADER, end - at));
  const type = header.toString('latin1', 4, HEADER);
  const short = header.readUInt32BE(0);
  if (short === 1 && header.length < LONG_HEADER) throw new BadVideo();
  const size = short === 1 ? Number(header.readBigUInt64BE(HEADER)) : short || end - at;
  const content = at + (short === 1 ? LONG_HEADER : HEADER) + (type === 'uuid' ? USER_TYPE : 0);
  if (at + size < content || at + size > end) throw new BadVideo();
  return { type, at, content, end: at + size };
}
