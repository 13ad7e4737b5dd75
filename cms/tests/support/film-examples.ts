import { bytesOf, FilmFile } from '../../src/shared/films/film-file';
import { type FilmType, inspectFilm } from '../../src/shared/films/inspect-film';

/** Small films for tests, as Latin-1 text: the boxes and elements of real ones, without pictures. */

export const uint32 = (value: number): string =>
  String.fromCharCode(value >>> 24, (value >>> 16) & 0xff, (value >>> 8) & 0xff, value & 0xff);
const zeros = (bytes: number) => '\0'.repeat(bytes);

export const box = (type: string, ...content: string[]): string => {
  const body = content.join('');
  return uint32(body.length + 8) + type + body;
};

/** Where and when the examples were filmed, and with what. */
export const PLACE = '-01.2921+036.8219/';
export const DATE = uint32(3_900_000_000);
export const DEVICE = 'Telephone 17';

export const ftyp = (...brands: string[]): string => {
  const [major = 'isom', ...others] = brands;
  return box('ftyp', major, zeros(4), ...others);
};

/** The description of pictures with the name of their encoder; `profile` is that of H.264, High by default. */
export const pictures = (code = 'avc1', profile = 100): string =>
  box(
    code,
    zeros(42),
    DEVICE.padEnd(32, '\0'),
    zeros(4),
    box(code.startsWith('avc') ? 'avcC' : 'hvcC', `\x01${String.fromCharCode(profile)}`, zeros(6)),
  );

export const sound = (code = 'mp4a'): string => box(code, zeros(28), box('esds', 'settings of AAC'));

/** QuickTime's description of AAC: version 1, with the decoder's settings in a wrapper. */
export const soundOfQuickTime = (): string =>
  box(
    'mp4a',
    `${zeros(8)}\0\x01${zeros(18)}`,
    zeros(16),
    box(
      'wave',
      box('frma', 'mp4a'),
      box('mp4a', zeros(4)),
      box('esds', 'settings of AAC'),
      uint32(8),
      zeros(4),
    ),
  );

const point = (pixels: number) => uint32(pixels * 65_536);

/** The header of a track. Its matrix turns the picture by a quarter if `isTurned`. */
export const trackHeader = (width: number, height: number, isTurned = false): string => {
  const one = uint32(65_536);
  const zero = zeros(4);
  const turn = isTurned ? [zero, one, zero, one, zero] : [one, zero, zero, zero, one];
  return box('tkhd', zeros(40), ...turn, zeros(16), point(width), point(height));
};

/** A film of one track that says its sides, and a length of 6.5 seconds. */
export const filmWithFacts = (header = trackHeader(1080, 1920)): string =>
  ftyp('mp42', 'isom') + box('moov', box('mvhd', zeros(12), uint32(1000), uint32(6500)), track({ header }));

interface TrackExample {
  /** `tkhd` */
  header?: string;
  handler?: string;
  description?: string;
  /** First bytes of its chunks */
  chunks?: number[];
  /** Bytes of its samples */
  sizes?: number[];
  more?: string[];
}

export const track = ({
  header = box('tkhd', zeros(4), DATE, DATE, zeros(8)),
  handler = 'vide',
  description = pictures(),
  chunks = [],
  sizes = [],
  more = [],
}: TrackExample = {}): string => {
  const runs = chunks.length > 0 ? [uint32(1) + uint32(sizes.length / chunks.length) + uint32(1)] : [];
  const table = (type: string, entries: string[], before = '') =>
    box(type, zeros(4), before, uint32(entries.length), entries.join(''));
  return box(
    'trak',
    header,
    box(
      'mdia',
      box('mdhd', zeros(4), DATE, DATE, zeros(8)),
      box('hdlr', zeros(8), handler, zeros(12), DEVICE),
      box(
        'minf',
        box(
          'stbl',
          box('stsd', zeros(4), uint32(1), description),
          table('stsc', runs),
          table('stsz', sizes.map(uint32), zeros(4)),
          table('stco', chunks.map(uint32)),
        ),
      ),
    ),
    ...more,
  );
};

export const moov = (...parts: string[]): string =>
  box('moov', box('mvhd', zeros(4), DATE, DATE, zeros(8)), ...parts);

/** A film with sound; `more` follows it. */
export const mp4 = (...more: string[]): string =>
  [
    ftyp('mp42', 'isom'),
    moov(track(), track({ handler: 'soun', description: sound() })),
    box('mdat', 'pictures and sounds'),
    ...more,
  ].join('');

/** A film as an iPhone writes it, with its place in a track between the pictures. */
export const mov = (description = pictures()): string => {
  const head = ftyp('qt  ', 'qt  ') + box('wide');
  const samples = head.length + 8;
  const [first, second] = ['first picture', 'second picture'];
  const place = { chunks: [samples + first.length], sizes: [PLACE.length] };
  return [
    head,
    box('mdat', first, PLACE, second),
    moov(
      track({ description, chunks: [samples], sizes: [first.length] }),
      track({ handler: 'soun', description: soundOfQuickTime() }),
      track({ handler: 'meta', description: box('mebx', zeros(8)), ...place }),
      box('meta', box('keys', 'com.apple.quicktime.location.ISO6709'), box('ilst', PLACE, DEVICE)),
      box('udta', box('\xa9xyz', PLACE)),
    ),
  ].join('');
};

export const element = (id: number, ...content: string[]): string => {
  const body = content.join('');
  return uint32(id).replace(/^\0+/, '') + uint32(0x10000000 + body.length) + body;
};

/** A live recording does not know the length of its parts. */
export const openElement = (id: number, ...content: string[]): string =>
  `${uint32(id)}\x01${'\xff'.repeat(7)}${content.join('')}`;

export const SEGMENT = 0x18538067;
export const CLUSTER = 0x1f43b675;

export const webmHead = (docType = 'webm'): string =>
  element(0x1a45dfa3, `B\x82${String.fromCharCode(0x80 + docType.length)}${docType}`);

export const webmTrack = (type: number, code: string): string =>
  element(0xae, element(0x83, String.fromCharCode(type)), element(0x86, code));

export const webmTracks = (...tracks: string[]): string => element(0x1654ae6b, ...tracks);

export const block = element(0xa3, 'frames');

export const webm = (...more: string[]): string =>
  webmHead() +
  element(
    SEGMENT,
    webmTracks(webmTrack(1, 'V_VP9'), webmTrack(2, 'A_OPUS')),
    element(CLUSTER, block),
    ...more,
  );

/** The film as the content of a file. */
export const filmBytes = (film: string): Uint8Array<ArrayBuffer> => new Uint8Array(bytesOf(film));

/** Returns a film as it is stored. */
export async function storedFilm(film: string, type: FilmType): Promise<string> {
  const bytes = filmBytes(film);
  const file = new FilmFile(bytes.length, async (start, end) => bytes.slice(start, end));
  const { edits } = await inspectFilm(file, type);
  for (const { start, end, bytes: written } of edits)
    bytes.set(written ?? new Uint8Array(Math.max(0, end - start)), start);
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
}
