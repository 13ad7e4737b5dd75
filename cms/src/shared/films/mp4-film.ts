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
import { codecEdits } from './mp4-codecs';
import { secondsOf, sidesOf } from './mp4-facts';
import { sampleRanges } from './sample-ranges';

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
const MAX_TRACKS = 20;

/**
 * Checks an MP4 or QuickTime film.
 *
 * @returns what turns it into an MP4 of its playable picture and sound, without place, device and date
 * @throws BadFilm
 */
export async function inspectMp4(film: FilmFile): Promise<InspectedFilm> {
  const boxes = new BoxReader(film);
  const { parts, edits } = await neededBoxes(boxes, 'film', { content: 0, end: film.size });
  const mvhd = first(parts, 'moov/mvhd');
  if (!mvhd) throw new BadFilm('VIDEO_INCOMPLETE');
  const tracks: Track[] = [];
  for (const [path, box] of parts) if (path === 'moov/trak') tracks.push(await readTrack(boxes, box));
  if (tracks.length > MAX_TRACKS) throw new BadFilm();
  const kept = playableTracks(tracks);
  const all = [edits];
  for (const track of kept) {
    all.push(track.edits);
    // A film that was cut off lists samples beyond its end.
    await samplesOf(film, track);
  }
  const isFragmented = first(parts, 'moof/mfhd') !== undefined;
  for (const track of tracks) if (!kept.includes(track)) all.push(await removed(film, track, isFragmented));
  const picture = kept.find(({ handler }) => handler === 'vide');
  const sides = await sidesOf(film, picture && first(picture.parts, 'trak/tkhd'));
  const seconds = await secondsOf(film, mvhd, first(parts, 'mvex/mehd'));
  return { ...believable({ ...sides, seconds }), edits: all.flat() };
}

interface Inside {
  /** Boxes that playing needs, after their own type and that of the box around them: 'moov/mvhd' */
  parts: [path: string, box: Box][];
  /** What frees all others, and removes dates and names from these */
  edits: Edit[];
}

const first = (parts: Inside['parts'], path: string): Box | undefined =>
  parts.find(([other]) => other === path)?.[1];

/** Looks for boxes inside one box, but not into tracks. */
async function neededBoxes(
  boxes: BoxReader,
  level: Level,
  { content, end }: Pick<Box, 'content' | 'end'>,
  inside: Inside = { parts: [], edits: [] },
): Promise<Inside> {
  for await (const box of boxes.between(content, end)) {
    const { type } = box;
    if (!NEEDED[level].has(type)) inside.edits.push(...freed(box));
    else if (isLevel(type) && type !== 'trak') await neededBoxes(boxes, type, box, inside);
    else {
      inside.parts.push([`${level}/${type}`, box]);
      inside.edits.push(...(await cleaned(boxes.film, box)));
    }
  }
  return inside;
}

/** Offset of the name in a handler, which may be that of a camera. */
const HANDLER_NAME_AT = 24;
const HANDLER_TYPE_AT = 8;

async function cleaned(film: FilmFile, { type, content, end }: Box): Promise<Edit[]> {
  if (type === 'ftyp') return brandOfMp4(film, content, end);
  if (type === 'hdlr') return [{ start: content + HANDLER_NAME_AT, end }];
  if (!['mvhd', 'tkhd', 'mdhd'].includes(type)) return [];
  // Times of creation and change follow version and flags; version 1 has 8 bytes for each.
  const isLong = (await film.read(content, 1)).getUint8(0) === 1;
  const times = { start: content + 4, end: content + (isLong ? 20 : 12) };
  if (times.end > end) throw new BadFilm();
  return [times];
}

const QUICKTIME = 'qt  ';
const MAX_BRANDS_BYTES = 1024;

/** QuickTime's boxes are those of MP4: other brands in its first box are enough. */
async function brandOfMp4(film: FilmFile, start: number, end: number): Promise<Edit[]> {
  if (end - start > MAX_BRANDS_BYTES) throw new BadFilm();
  const brands = textOf(await film.read(start, end - start));
  if (!brands.startsWith(QUICKTIME)) return [];
  const others = brands.slice(8).replaceAll(QUICKTIME, 'isom');
  return [{ start, end, bytes: bytesOf(`mp42\0\0\0\0${others}`) }];
}

interface Track extends Inside {
  box: Box;
  /** 'vide', 'soun' or another */
  handler: string;
  /** Why browsers may not play it */
  problem?: BadFilm;
}

async function readTrack(boxes: BoxReader, box: Box): Promise<Track> {
  const { parts, edits } = await neededBoxes(boxes, 'trak', box);
  const [hdlr, stsd] = [first(parts, 'mdia/hdlr'), first(parts, 'stbl/stsd')];
  if (!hdlr || !stsd || hdlr.content + HANDLER_NAME_AT > hdlr.end) throw new BadFilm();
  const handler = textOf(await boxes.film.read(hdlr.content + HANDLER_TYPE_AT, 4));
  const track = { box, handler, parts, edits };
  if (!isPlayed(track)) return track;
  try {
    edits.push(...(await codecEdits(boxes, stsd, handler === 'vide')));
    return track;
  } catch (problem) {
    if (problem instanceof BadFilm) return { ...track, problem };
    throw problem;
  }
}

const isPlayed = ({ handler, problem }: Pick<Track, 'handler' | 'problem'>) =>
  (handler === 'vide' || handler === 'soun') && !problem;

/**
 * Returns the tracks to keep. A phone adds tracks that browsers do not need: measurements, and a second sound in its
 * own format.
 */
function playableTracks(tracks: readonly Track[]): Track[] {
  const playable = tracks.filter(isPlayed);
  for (const kind of ['vide', 'soun']) {
    const track = tracks.find(({ handler }) => handler === kind);
    if (!track && kind === 'vide') throw new BadFilm('VIDEO_WITHOUT_PICTURE');
    if (track?.problem && !playable.some(({ handler }) => handler === kind)) throw track.problem;
  }
  return playable;
}

/** Returns the places of a track's samples; undefined if it does not list them, as in fragments. */
async function samplesOf(film: FilmFile, { parts }: Track): Promise<Omit<Edit, 'bytes'>[] | undefined> {
  const chunks = first(parts, 'stbl/stco') ?? first(parts, 'stbl/co64');
  const [runs, sizes] = [first(parts, 'stbl/stsc'), first(parts, 'stbl/stsz')];
  return chunks && runs && sizes && sampleRanges(film, { chunks, runs, sizes });
}

/** Frees a track, and blanks its samples between those of the others. */
async function removed(film: FilmFile, track: Track, isFragmented: boolean): Promise<Edit[]> {
  const samples = isFragmented ? undefined : await samplesOf(film, track);
  if (!samples) throw new BadFilm('VIDEO_TRACK_UNKNOWN');
  const bytes = samples.reduce((sum, { start, end }) => sum + end - start, 0);
  if (bytes > film.size) throw new BadFilm();
  return [...freed(track.box), ...samples];
}
