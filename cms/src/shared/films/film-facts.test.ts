import { expect, test } from 'vitest';
import {
  box,
  element,
  filmBytes,
  filmWithFacts,
  ftyp,
  SEGMENT,
  track,
  trackHeader,
  uint32,
  webmHead,
  webmTracks,
} from '../../../tests/support/film-examples';
import { FilmFile, type InspectedFilm } from './film-file';
import { type FilmType, inspectFilm } from './inspect-film';

async function factsOf(film: string, type: FilmType = 'video/mp4'): Promise<Omit<InspectedFilm, 'edits'>> {
  const bytes = filmBytes(film);
  const file = new FilmFile(bytes.length, async (start, end) => bytes.slice(start, end));
  const { edits: _edits, ...facts } = await inspectFilm(file, type);
  return facts;
}

test('an MP4 says its sides and its length', async () => {
  expect(await factsOf(filmWithFacts())).toEqual({ width: 1080, height: 1920, seconds: 6.5 });
});

test('a film that is turned by a quarter has the sides that are shown', async () => {
  const film = filmWithFacts(trackHeader(1920, 1080, true));
  expect(await factsOf(film)).toMatchObject({ width: 1080, height: 1920 });
});

test('a film in fragments has its length where its fragments are announced', async () => {
  const zeros = '\0'.repeat(4);
  const film = (mehd: string) =>
    ftyp('iso5') + box('moov', box('mvhd', '\0'.repeat(12), uint32(1000), zeros), track(), box('mvex', mehd));
  expect(await factsOf(film(box('mehd', zeros, uint32(6500))))).toEqual({ seconds: 6.5 });
  expect(await factsOf(film(box('mehd', zeros)))).toEqual({});
});

test.each([
  ['no sides', trackHeader(0, 0)],
  ['one side', trackHeader(1080, 0)],
  ['a line', trackHeader(9000, 1)],
  ['more than a screen shows', trackHeader(40_000, 40_000)],
  ['a header that is cut off', box('tkhd', '\0'.repeat(60))],
])('a film with %s keeps no sides', async (_what, header) => {
  expect(await factsOf(filmWithFacts(header))).toEqual({ seconds: 6.5 });
});

const float64 = (value: number) => {
  const bytes = new DataView(new ArrayBuffer(8));
  bytes.setFloat64(0, value);
  return String.fromCharCode(...new Uint8Array(bytes.buffer));
};
const webm = (picture: string, info = '') =>
  webmHead() + element(SEGMENT, element(0x1549a966, info), webmTracks(picture));
const side = (id: number, pixels: number) => element(id, uint32(pixels));
const picture = (...sides: string[]) =>
  element(0xae, element(0x83, '\x01'), element(0x86, 'V_VP9'), element(0xe0, ...sides));

test.each([
  ['its sides', [side(0xb0, 1080), side(0xba, 1920)], { width: 1080, height: 1920 }],
  [
    'the sides to show',
    [side(0xb0, 720), side(0xba, 480), side(0x54b0, 640), side(0x54ba, 480)],
    { width: 640, height: 480 },
  ],
  [
    'a ratio to show',
    [side(0xb0, 720), side(0xba, 480), side(0x54b0, 4), side(0x54ba, 3), side(0x54b2, 3)],
    { width: 720, height: 480 },
  ],
  ['no sides', [], {}],
])('a WebM with %s', async (_what, sides, expected) => {
  expect(await factsOf(webm(picture(...sides)), 'video/webm')).toEqual(expected);
});

test.each([
  ['its length', element(0x4489, float64(6500)), { seconds: 6.5 }],
  ['a length in another unit', side(0x2ad7b1, 1_000_000_000) + element(0x4489, float64(7)), { seconds: 7 }],
  ['a length that is no number', element(0x4489, float64(Number.NaN)), {}],
  ['an endless length', element(0x4489, float64(Number.POSITIVE_INFINITY)), {}],
  ['no length, as a browser records it', '', {}],
])('a WebM with %s', async (_what, info, expected) => {
  expect(await factsOf(webm(picture(), info), 'video/webm')).toEqual(expected);
});
