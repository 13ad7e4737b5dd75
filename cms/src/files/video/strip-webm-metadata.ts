import { BadVideo, type VideoFile } from './video-file';

/** Ids of EBML elements. An element has its id, its length and its content. */
const SEGMENT = 0x18538067;
const CLUSTER = 0x1f43b675;
const TRACKS = 0x1654ae6b;
const TRACK_ENTRY = 0xae;
const TRACK_TYPE = 0x83;
/** Tags (free text, which may be a location) and attachments (any files). */
const TELLING = new Set([0x1254c367, 0x1941a469]);
/** Picture and sound. Others are captions, controls and measurements. */
const PLAIN_TRACKS = new Set([1, 2]);

const VOID = 0xec;
const LONGEST_HEADER = 12;
/** A film of an hour without an index has about 200,000 blocks. More suggest an attack. */
const MOST_ELEMENTS = 1_000_000;
const DEEPEST = 4;

interface Element {
  id: number;
  at: number;
  content: number;
  end: number;
  /** A live recording does not know the length of its parts. They reach to the end of their parent. */
  open: boolean;
}

/**
 * Turns tags and attachments into empty space of the same size.
 *
 * @throws BadVideo if the elements are inconsistent or a track is neither picture nor sound
 */
export async function blankWebm(file: VideoFile): Promise<void> {
  let elements = 0;
  await walk(0, file.size, 0);

  async function walk(start: number, end: number, depth: number): Promise<void> {
    for (let at = start; at < end; ) {
      elements += 1;
      if (elements > MOST_ELEMENTS || depth > DEEPEST) throw new BadVideo();
      const element = await readElement(file, at, end);
      await look(element, depth);
      // Walk through the content like siblings: the end of an open part shows only when the next element begins.
      const inside = element.id === SEGMENT || (element.id === CLUSTER && element.open);
      at = inside ? element.content : element.end;
    }
  }

  async function look(element: Element, depth: number): Promise<void> {
    if (TELLING.has(element.id)) await makeVoid(element);
    else if (element.id === TRACK_TYPE) await checkTrack(element);
    else if (element.id === TRACKS || element.id === TRACK_ENTRY)
      await walk(element.content, element.end, depth + 1);
  }

  async function makeVoid({ at, end, open }: Element): Promise<void> {
    if (open) throw new BadVideo();
    const length = end - at;
    const header = length >= 9 ? Buffer.alloc(9) : Buffer.alloc(2);
    header[0] = VOID;
    if (header.length === 9) header.writeBigUInt64BE((1n << 56n) | BigInt(length - 9), 1);
    else header[1] = 0x80 | (length - 2);
    await file.write(header, at);
    await file.blank(at + header.length, end);
  }

  async function checkTrack({ content, end }: Element): Promise<void> {
    const type = end > content ? (await file.read(end - 1, 1))[0] : undefined;
    if (type === undefined || !PLAIN_TRACKS.has(type)) throw new BadVideo('VIDEO_TRACK_UNKNOWN');
  }
}

async function readElement(file: VideoFile, at: number, end: number): Promise<Element> {
  const header = await file.read(at, Math.min(LONGEST_HEADER, end - at));
  const idLength = Math.clz32(header[0] ?? 0) - 23;
  const lengthByte = header[idLength] ?? 0;
  const lengthLength = Math.clz32(lengthByte) - 23;
  if (idLength > 4 || lengthLength > 8 || idLength + lengthLength > header.length) throw new BadVideo();
  const id = header.readUIntBE(0, idLength);
  const unmarked = Buffer.from(header.subarray(idLength, idLength + lengthLength));
  unmarked[0] = lengthByte & (0xff >> lengthLength);
  const open = unmarked[0] === 0xff >> lengthLength && unmarked.subarray(1).every((byte) => byte === 0xff);
  const content = at + idLength + lengthLength;
  const length = Number(BigInt(`0x${unmarked.toString('hex')}`));
  if (!open && content + length > end) throw new BadVideo();
  return { id, at, content, end: open ? end : content + length, open };
}
