import { codecName, isHevc } from './codecs';
import {
  BadFilm,
  believable,
  type Edit,
  type FilmFacts,
  type FilmFile,
  type InspectedFilm,
  textOf,
} from './film-file';

/** Ids of EBML elements. An element has its id, its length and its content. */
const ID = { segment: 0x18538067, cluster: 0x1f43b675, trackType: 0x83, codec: 0x86, void: 0xec };
/** Elements with a fact, in pixels, nanoseconds and units of those nanoseconds. */
const FACTS = {
  width: 0xb0,
  height: 0xba,
  shownWidth: 0x54b0,
  shownHeight: 0x54ba,
  shownUnit: 0x54b2,
  unit: 0x2ad7b1,
  length: 0x4489,
};
const FACT_IDS: ReadonlySet<number> = new Set(Object.values(FACTS));
/** Elements with elements in them to look at: header of the film, tracks, one of them, its picture. */
const PARENTS = new Set([0x1549a966, 0x1654ae6b, 0xae, 0xe0]);
const DEFAULT_UNIT = 1_000_000;
const NANOSECONDS = 1_000_000_000;
/**
 * Tags, attachments, chapters; date, title and file names of the recording; names of tracks. Checksums, too: they
 * would be wrong.
 */
const TELLING = new Set([
  0x1254c367, 0x1941a469, 0x1043a770, 0x4461, 0x7ba9, 0x7384, 0x3c83ab, 0x3e83bb, 0x536e, 0xbf,
]);
/** Others are captions, controls and measurements. */
const PICTURE = 1;
const SOUND = 2;
const PLAYABLE = /^(V_VP[89]|V_AV1|A_OPUS|A_VORBIS)$/;

const LONGEST_HEADER = 12;
const LONGEST_CODEC = 64;
/** A film of an hour without an index has about 200,000 blocks. More suggest an attack. */
const MAX_ELEMENTS = 1_000_000;
const DEEPEST = 4;

interface Element {
  id: number;
  start: number;
  content: number;
  end: number;
  /** A live recording does not know the length of its parts. They reach to the end of their parent. */
  isOpen: boolean;
}

/**
 * Checks a WebM film.
 *
 * @returns its sides and length, and what removes place, device and date from it
 * @throws BadFilm
 */
export async function inspectWebm(film: FilmFile): Promise<InspectedFilm> {
  const edits: Edit[] = [];
  const facts = new Map<number, number>();
  const types = new Set<number>();
  let elements = 0;
  await walk(0, film.size, 0);
  if (types.size === 0) throw new BadFilm('VIDEO_INCOMPLETE');
  if (!types.has(PICTURE)) throw new BadFilm('VIDEO_WITHOUT_PICTURE');
  return { ...believable(readFacts(facts)), edits };

  async function walk(start: number, end: number, depth: number): Promise<void> {
    for (let at = start; at < end; ) {
      elements += 1;
      if (elements > MAX_ELEMENTS || depth > DEEPEST) throw new BadFilm();
      const element = await readElement(film, at, end);
      await look(element, depth);
      // Walk through the content like siblings: the end of an open part shows only when the next element begins.
      const isInside = element.id === ID.segment || (element.id === ID.cluster && element.isOpen);
      at = isInside ? element.content : element.end;
    }
  }

  async function look(element: Element, depth: number): Promise<void> {
    const { id, content, end } = element;
    if (TELLING.has(id)) edits.push(...voided(element));
    else if (id === ID.trackType) types.add(await trackType(film, element));
    else if (id === ID.codec) await checkCodec(film, element);
    else if (FACT_IDS.has(id) && !facts.has(id)) facts.set(id, await numberIn(film, element));
    else if (PARENTS.has(id)) await walk(content, end, depth + 1);
  }
}

/** Returns the first number with each id as facts. Sides to show may be given in pixels or only as a ratio. */
function readFacts(facts: ReadonlyMap<number, number>): FilmFacts {
  const fact = (name: keyof typeof FACTS) => facts.get(FACTS[name]);
  const inPixels = !fact('shownUnit');
  return {
    width: (inPixels && fact('shownWidth')) || fact('width'),
    height: (inPixels && fact('shownHeight')) || fact('height'),
    seconds: ((fact('length') ?? 0) * (fact('unit') ?? DEFAULT_UNIT)) / NANOSECONDS,
  };
}

/** Reads a whole number, or the length, which is a float. */
async function numberIn(film: FilmFile, { id, content, end }: Element): Promise<number> {
  const bytes = end - content;
  if (bytes < 1 || bytes > 8) return 0;
  const read = await film.read(content, bytes);
  if (id !== FACTS.length) return numberAt(read, 0, bytes);
  return bytes === 8 ? read.getFloat64(0) : bytes === 4 ? read.getFloat32(0) : 0;
}

/** Turns an element into empty space of the same size. */
function voided({ start, end, isOpen }: Element): Edit[] {
  if (isOpen) throw new BadFilm();
  const length = end - start;
  const header = new Uint8Array(length >= 9 ? 9 : 2);
  header[0] = ID.void;
  if (header.length === 9) new DataView(header.buffer).setBigUint64(1, (1n << 56n) | BigInt(length - 9));
  else header[1] = 0x80 | (length - 2);
  const content = start + header.length;
  return [
    { start, end: content, bytes: header },
    { start: content, end },
  ];
}

async function trackType(film: FilmFile, element: Element): Promise<number> {
  const type = await numberIn(film, element);
  if (type !== PICTURE && type !== SOUND) throw new BadFilm('VIDEO_TRACK_UNKNOWN');
  return type;
}

async function checkCodec(film: FilmFile, { content, end }: Element): Promise<void> {
  if (end - content > LONGEST_CODEC) throw new BadFilm();
  const code = textOf(await film.read(content, end - content)).replace(/\0+$/, '');
  if (isHevc(code)) throw new BadFilm('VIDEO_HEVC');
  if (!PLAYABLE.test(code)) throw new BadFilm('VIDEO_CODEC_UNPLAYABLE', codecName(code));
}

async function readElement(film: FilmFile, start: number, parentEnd: number): Promise<Element> {
  const header = await film.read(start, Math.min(LONGEST_HEADER, parentEnd - start));
  const cutOff = new BadFilm(parentEnd === film.size ? 'VIDEO_INCOMPLETE' : 'VIDEO_DAMAGED');
  // The leading zeros of a number's first byte say how many bytes it has.
  const idLength = Math.clz32(header.getUint8(0)) - 23;
  if (idLength > 4) throw new BadFilm();
  if (idLength >= header.byteLength) throw cutOff;
  const lengthByte = header.getUint8(idLength);
  const lengthLength = Math.clz32(lengthByte) - 23;
  const content = start + idLength + lengthLength;
  if (lengthLength > 8) throw new BadFilm();
  if (content > start + header.byteLength) throw cutOff;
  const high = (lengthByte & (0xff >> lengthLength)) * 256 ** (lengthLength - 1);
  const length = high + numberAt(header, idLength + 1, lengthLength - 1);
  const isOpen = length >= 2 ** (7 * lengthLength) - 1;
  const end = isOpen ? parentEnd : content + length;
  if (end > parentEnd) throw cutOff;
  return { id: numberAt(header, 0, idLength), start, content, end, isOpen };
}

/** Reads an unsigned number; inexact above 2^53, beyond any file. */
const numberAt = (bytes: DataView, at: number, length: number): number =>
  Array.from({ length }, (_, index) => bytes.getUint8(at + index)).reduce(
    (value, byte) => value * 256 + byte,
    0,
  );
