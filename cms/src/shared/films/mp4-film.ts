import { type Box, BoxReader, freed } from './boxes';
import {
  BadFilm,
  believable,
  bytesOf,
  type Edit,
  type FilmFile,
  type InspectedFilm,
  textOf,
} from './film-file';

import { type Codec, readCodec } from './mp4-codecs';
import { secondsOf, sidesOf } from './mp4-facts';
import { type SampleTables, sampleRanges } from './sample-ranges';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Boxes that playing needs, by the box around them. Any other may reveal place, device or date. */
const NEEDED = {
  film: words('ftyp moov mdat moof styp sidx ssix mfra'),
  moov: words('mvhd trak mvex'),
  mvex: words('mehd trex trep leva'),
  trak: words('tkhd edts mdia'),
  mdia: words('mdhd hdlr minf elng'),
  minf: words('vmhd smhd hdlr dinf stbl'),
  stbl: words('stsd stts ctts cslg stsc stsz stz2 stco co64 stss stsh sdtp sbgp sgpd subs'),
  moof: words('mfhd traf'),
  traf: words('tfhd tfdt trun sdtp sbgp sgpd subs'),
};
type Level = keyof typeof NEEDED;

const isLevel = (type: string): type is Level => Object.hasOwn(NEEDED, type);

/** A phone writes about seven. */
const MOST_TRACKS = 20;

/**
 * Checks an MP4 or QuickTime film.
 *
 * @returns what turns it into an MP4 of its playable picture and sound, without place, device and date
 * @throws BadFilm
 */
export async function inspectMp4(film: FilmFile): Promise<InspectedFilm> {
  const boxes = new BoxReader(film);
  const edits: Edit[] = [];
  const parts = await neededBoxes(boxes, 'film', { content: 0, end: film.size }, edits);
  const [mvhd] = parts.get('moov/mvhd') ?? [];
  if (!mvhd) throw new BadFilm('VIDEO_INCOMPLETE');
  const tracks: Track[] = [];
  for (const box of parts.get('moov/trak') ?? []) {
    if (tracks.length === MOST_TRACKS) throw new BadFilm();
    tracks.push(await readTrack(boxes, box));
  }
  const kept = playableTracks(tracks);
  for (const track of kept) {
    // A film that was cut off lists samples beyond its end.
    if (track.samples) await sampleRanges(film, track.samples);
    edits.push(...track.edits, ...track.codec.edits);
  }
  const removals: Edit[][] = [];
  for (const track of tracks) {
    if (!kept.includes(track)) removals.push(await removed(film, track, parts.has('moof/mfhd')));
  }
  const header = kept.find(({ handler }) => handler === 'vide')?.header;
  const [mehd] = parts.get('mvex/mehd') ?? [];
  const sides = await sidesOf(film, header);
  const seconds = await secondsOf(film, mvhd, mehd);
  return { ...believable({ ...sides, seconds }), edits: [edits, ...removals].flat() };
}

/**
 * Returns the boxes that playing needs, by the box around them: 'moov/mvhd'. Does not look into tracks.
 *
 * @param edits receives what frees all others, and what removes dates and names from these
 */
async function neededBoxes(
  boxes: BoxReader,
  level: Level,
  { content, end }: Pick<Box, 'content' | 'end'>,
  edits: Edit[],
): Promise<Map<string, Box[]>> {
  const found = new Map<string, Box[]>();
  const add = (path: string, box: Box) => {
    const boxesThere = found.get(path) ?? [];
    boxesThere.push(box);
    found.set(path, boxesThere);
  };
  for await (const box of boxes.between(content, end)) {
    const { type } = box;
    if (!NEEDED[level].has(type)) edits.push(...freed(box));
    else if (isLevel(type) && type !== 'trak') {
      for (const [path, inside] of await neededBoxes(boxes, type, box, edits))
        for (const one of inside) add(path, one);
    } else {
      add(`${level}/${type}`, box);
      edits.push(...(await cleaned(boxes.film, box)));
    }
  }
  return found;
}

/** Offset of the name in a handler, which may be that of a camera. */
const HANDLER_NAME_AT = 24;
const HANDLER_TYPE_AT = 8;

async function cleaned(film: FilmFile, { type, content, end }: Box): Promise<Edit[]> {
  if (type === 'ftyp') return brandOfMp4(film, content, end);
  if (type === 'hdlr') return [{ start: content + HANDLER_NAME_AT, end }];
  if (!['mvhd', 'tkhd', 'mdhd'].includes(type)) return [];
  // Times of creation and change follow version and flags; version 1 has 8 bytes for each.
  const times = {
    start: content + 4,
    end: content + ((await film.read(content, 1)).getUint8(0) === 1 ? 20 : 12),
  };
  if (times.end > end) throw new BadFilm();
  return [times];
}

const QUICKTIME = 'qt  ';
const MOST_BRANDS_BYTES = 1024;

/** QuickTime's boxes are those of MP4: other brands in its first box are enough. */
async function brandOfMp4(film: FilmFile, start: number, end: number): Promise<Edit[]> {
  if (end - start > MOST_BRANDS_BYTES) throw new BadFilm();
  const brands = textOf(await film.read(start, end - start));
  if (!brands.startsWith(QUICKTIME)) return [];
  const others = brands.slice(8).replaceAll(QUICKTIME, 'isom');
  return [{ start, end, bytes: bytesOf(`mp42\0\0\0\0${others}`) }];
}

interface Track {
  box: Box;
  /** 'vide', 'soun' or another */
  handler: string;
  codec: Codec;
  samples: SampleTables | undefined;
  /** `tkhd` */
  header: Box | undefined;
  edits: Edit[];
}

async function readTrack(boxes: BoxReader, box: Box): Promise<Track> {
  const edits: Edit[] = [];
  const parts = await neededBoxes(boxes, 'trak', box, edits);
  const part = (path: string) => parts.get(path)?.[0];
  const [hdlr, stsd] = [part('mdia/hdlr'), part('stbl/stsd')];
  if (!hdlr || !stsd || hdlr.content + HANDLER_NAME_AT > hdlr.end) throw new BadFilm();
  const handler = textOf(await boxes.film.read(hdlr.content + HANDLER_TYPE_AT, 4));
  const codec = isPlayed(handler) ? await readCodec(boxes, stsd, handler === 'vide') : { edits: [] };
  const [chunks, runs, sizes] = [
    part('stbl/stco') ?? part('stbl/co64'),
    part('stbl/stsc'),
    part('stbl/stsz'),
  ];
  const header = part('trak/tkhd');
  return { box, handler, codec, edits, header, samples: chunks && runs && sizes && { chunks, runs, sizes } };
}

const isPlayed = (handler: string) => handler === 'vide' || handler === 'soun';

/**
 * Returns the tracks to keep. A phone adds tracks that browsers do not need: measurements, and a second sound in its
 * own format.
 */
function playableTracks(tracks: readonly Track[]): Track[] {
  const playable = tracks.filter(({ handler, codec }) => isPlayed(handler) && !codec.problem);
  for (const kind of ['vide', 'soun']) {
    const [first] = tracks.filter(({ handler }) => handler === kind);
    if (!first && kind === 'vide') throw new BadFilm('VIDEO_WITHOUT_PICTURE');
    if (first?.codec.problem && !playable.some(({ handler }) => handler === kind)) throw first.codec.problem;
  }
  return playable;
}

/** Frees a track, and blanks its samples between those of the others. */
async function removed(film: FilmFile, { box, samples }: Track, isFragmented: boolean): Promise<Edit[]> {
  if (!samples || isFragmented) throw new BadFilm('VIDEO_TRACK_UNKNOWN');
  const ranges = await sampleRanges(film, samples);
  const bytes = ranges.reduce((sum, { start, end }) => sum + end - start, 0);
  if (bytes > film.size) throw new BadFilm();
  return [...freed(box), ...ranges];
}
