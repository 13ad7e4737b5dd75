import { describe, expect, test } from 'vitest';
import {
  box,
  DATE,
  DEVICE,
  ftyp,
  moov,
  mov,
  mp4,
  PLACE,
  pictures,
  sound,
  storedFilm,
  track,
  uint32,
} from '../../../tests/support/film-examples';

const stored = (film: string) => storedFilm(film, 'video/mp4');

describe('an MP4', () => {
  test.each([
    ['©xyz of a telephone', mp4(box('udta', box('\xa9xyz', PLACE)))],
    ['XMP', mp4(box('uuid', '\x07'.repeat(16), PLACE))],
    ['a box of a manufacturer', mp4(box('sefd', PLACE))],
    ['free space', mp4(box('free', PLACE))],
    ['user data of a track', ftyp() + moov(track({ more: [box('udta', PLACE)] }))],
    ['the metadata of QuickTime', ftyp() + moov(track(), box('meta', box('ilst', PLACE)))],
    ['a fragment', mp4(box('moof', box('traf', box('udta', PLACE))))],
  ])('loses the place in %s, and nothing moves', async (_name, film) => {
    const result = await stored(film);
    expect(result).toHaveLength(film.length);
    expect(result).not.toContain(PLACE);
    expect(result.indexOf('mdat')).toBe(film.indexOf('mdat'));
  });

  test('loses dates and names of devices', async () => {
    const result = await stored(mp4());
    expect([result.includes(DATE), result.includes(DEVICE)]).toEqual([false, false]);
  });

  test('keeps its pictures and sounds', async () => {
    expect(await stored(mp4())).toContain('pictures and sounds');
  });

  test('may leave the size of its last box open', async () => {
    await expect(stored(`${ftyp()}${moov(track())}${uint32(0)}mdatpictures`)).resolves.toContain('pictures');
  });

  test('may have boxes with long sizes', async () => {
    const long = `${uint32(1)}mdat${uint32(0)}${uint32(16 + 8)}pictures`;
    await expect(stored(ftyp() + long + moov(track()))).resolves.toContain('pictures');
  });
});

describe('a MOV of an iPhone', () => {
  test('becomes an MP4 of the same size', async () => {
    const result = await stored(mov());
    expect(result).toHaveLength(mov().length);
    expect(result.slice(8, 24)).toBe('mp42\0\0\0\0isom\0\0\0\x08');
  });

  test('loses place and device, also in the samples of its tracks', async () => {
    const result = await stored(mov());
    expect([result.includes(PLACE), result.includes(DEVICE)]).toEqual([false, false]);
    expect(result).toContain(`first picture${'\0'.repeat(PLACE.length)}second picture`);
  });

  test('loses samples that are together in chunks', async () => {
    const samples = ftyp().length + 8;
    const chunks = { chunks: [samples, samples + 8], sizes: [1, 2, 3, 1] };
    const film = ftyp() + box('mdat', 'aabcccbbbbbdb') + moov(track(), track({ handler: 'meta', ...chunks }));
    expect(await stored(film)).toContain(`mdat${'\0'.repeat(3)}cccbb${'\0'.repeat(4)}b`);
  });

  test('may have as many measurements as two hours of film have pictures', async () => {
    const chunks = Array.from({ length: 400_000 }, (_, index) => 100 + index);
    const film = ftyp() + moov(track(), track({ handler: 'meta', chunks, sizes: chunks.map(() => 1) }));
    await expect(stored(film)).resolves.toHaveLength(film.length);
  });

  test('keeps picture and sound alone', async () => {
    expect((await stored(mov())).match(/trak/g)).toHaveLength(2);
  });

  test('gets the sound description of MP4', async () => {
    const result = await stored(mov());
    const entry = result.indexOf('mp4a') + 4;
    const free = result.indexOf('free', entry);
    expect(result.slice(entry + 8, entry + 10)).toBe('\0\0');
    expect(free).toBe(entry + 28 + 4);
    // The wrapper up to the settings, and the settings up to its end.
    const wave = entry + 28 + 16;
    expect(result.slice(wave, wave + 8)).toBe(`${uint32(8 + 12 + 12)}free`);
    expect(result.slice(wave + 32, wave + 40)).toBe(`${uint32(8 + 15 + 8)}esds`);
  });

  test('loses a second sound that browsers do not play', async () => {
    const film =
      ftyp('qt  ') +
      moov(track(), ...['mp4a', 'apac'].map((code) => track({ handler: 'soun', description: sound(code) })));
    const result = await stored(film);
    expect([result.includes('mp4a'), result.includes('apac')]).toEqual([true, false]);
  });
});

const withPicture = (description: string) => ftyp() + moov(track({ description }));
const withSound = (code: string) =>
  ftyp('qt  ') + moov(track(), track({ handler: 'soun', description: sound(code) }));

describe('refuses a film', () => {
  test.each(['hvc1', 'hev1', 'dvh1'])('with HEVC (%s)', async (code) => {
    await expect(stored(withPicture(pictures(code)))).rejects.toMatchObject({ code: 'VIDEO_HEVC' });
  });

  test('of an iPhone with HEVC', async () => {
    await expect(stored(mov(pictures('hvc1')))).rejects.toMatchObject({ code: 'VIDEO_HEVC' });
  });

  test.each([
    ['apcn', 'ProRes'],
    ['av01', 'AV1'],
    ['encv', 'copy protection'],
    ['\xa9x!z', 'xz'],
  ])('with pictures in %s by their name', async (code, codec) => {
    await expect(stored(withPicture(pictures(code)))).rejects.toMatchObject({
      code: 'VIDEO_CODEC_UNPLAYABLE',
      codec,
    });
  });

  test('with H.264 of a profile that browsers do not play', async () => {
    await expect(stored(withPicture(pictures('avc1', 122)))).rejects.toMatchObject({
      codec: 'H.264 with 10 bits or 4:2:2',
    });
  });

  test.each(['sowt', 'lpcm', 'in24'])('with PCM sound (%s)', async (code) => {
    await expect(stored(withSound(code))).rejects.toMatchObject({
      code: 'VIDEO_CODEC_UNPLAYABLE',
      codec: 'PCM sound',
    });
  });

  test('without a picture track', async () => {
    const film = ftyp() + moov(track({ handler: 'soun', description: sound() }));
    await expect(stored(film)).rejects.toMatchObject({ code: 'VIDEO_WITHOUT_PICTURE' });
  });

  test.each([
    ['its last box', mp4().slice(0, -5)],
    ['its list of samples', ftyp() + box('mdat', 'pictures')],
    ['samples', ftyp() + moov(track({ chunks: [100], sizes: [50_000] }))],
  ])('without the end of %s', async (_name, film) => {
    await expect(stored(film)).rejects.toMatchObject({ code: 'VIDEO_INCOMPLETE' });
  });

  test('in fragments with a track of measurements, whose samples are anywhere', async () => {
    const film =
      ftyp() + moov(track(), track({ handler: 'meta' })) + box('moof', box('mfhd', '\0'.repeat(8)));
    await expect(stored(film)).rejects.toMatchObject({ code: 'VIDEO_TRACK_UNKNOWN' });
  });

  test.each([
    ['shorter than its header', `${ftyp()}${uint32(4)}moov`],
    [
      'longer than the box around it',
      ftyp() + box('moov', `${uint32(999)}trak`) + box('mdat', 'x'.repeat(2000)),
    ],
    ['as long as no file', `${ftyp()}${uint32(1)}moov${'\xff'.repeat(8)}`],
    [
      'with more entries than bytes',
      ftyp() + moov(track()).replace('stsz\0\0\0\0\0\0\0\0\0', 'stsz\0\0\0\0\0\0\0\0\xff'),
    ],
    ['of which there are too many', ftyp() + box('free').repeat(20_001)],
    ['of too many tracks', ftyp() + moov(...Array.from({ length: 21 }, () => track()))],
  ])('with a box %s', async (_name, film) => {
    await expect(stored(film)).rejects.toThrow(/^VIDEO_(DAMAGED|INCOMPLETE)$/);
  });
});
