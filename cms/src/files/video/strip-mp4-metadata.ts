import { BadVideo, OTHER_TRACK, type VideoFile } from './video-file';

/** A box: 4 bytes size, 4 bytes type, and 8 bytes more when the size is 1. */
const HEADER = 8;
const LONG_HEADER = 16;
const USER_TYPE = 16;

/** Boxes that hold boxes, on the way to where a place may be written. */
const CONTAINERS = new Set(['moov', 'trak', 'mdia', 'minf', 'moof', 'traf', 'mvex', 'edts']);
/** User data (©xyz, loci), metadata (the place of iPhones and Android), and boxes of a maker's own (XMP). */
const TELLING = new Set(['udta', 'meta', 'uuid']);
/** Handlers of picture, sound, their hints and time code. Others are measurements, captions and the like. */
const PLAIN_TRACKS = new Set(['vide', 'soun', 'hint', 'tmcd']);
const HANDLER_TYPE_AT = 8;

/** A film of an hour in pieces of a second has fewer; more are a trap. */
const MOST_BOXES = 20_000;
const DEEPEST = 8;

interface Part {
  start: number;
  end: number;
}

/**
 * Makes every box that may tell where and with what a film was taken a free space of the same size, in place: nothing
 * moves, so every pointer into the file stays right.
 *
 * @throws BadVideo when the boxes contradict each other, or a track is neither picture nor sound
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
    if (!PLAIN_TRACKS.has(handler) && !isDataHandler(handler)) throw new BadVideo(OTHER_TRACK);
  }
}

/** QuickTime puts a second handler, of the data, into each track. */
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
