import { describe, expect, test } from 'vitest';
import {
  block,
  CLUSTER,
  element,
  openElement,
  PLACE,
  SEGMENT,
  storedFilm,
  webm,
  webmHead,
  webmTrack,
  webmTracks,
} from '../../../tests/support/film-examples';

const stored = (film: string) => storedFilm(film, 'video/webm');
const tags = element(0x1254c367, PLACE);
const withTracks = (...tracks: string[]) => webmHead() + element(SEGMENT, webmTracks(...tracks));

describe('a WebM', () => {
  test.each([
    ['tags', webm(tags)],
    ['attachments', webm(element(0x1941a469, PLACE))],
    ['its title', webm(element(0x1549a966, element(0x7ba9, PLACE)))],
    ['its date', webm(element(0x1549a966, element(0x4461, PLACE.slice(0, 8))))],
    ['the name of a track', withTracks(webmTrack(1, 'V_VP8') + element(0x536e, PLACE))],
    [
      'tags of a live recording',
      webmHead() + openElement(SEGMENT, webmTracks(webmTrack(1, 'V_VP8')), openElement(CLUSTER, block), tags),
    ],
  ])('loses %s in place', async (_name, film) => {
    const result = await stored(film);
    expect(result).toHaveLength(film.length);
    expect(result).not.toContain(PLACE.slice(0, 8));
    expect(result.includes('frames')).toBe(film.includes('frames'));
  });

  test.each(['V_VP8', 'V_VP9', 'V_AV1'])('may have pictures in %s', async (code) => {
    const film = withTracks(webmTrack(1, code), webmTrack(2, 'A_VORBIS'));
    expect(await stored(film)).toBe(film);
  });
});

describe('refuses a WebM', () => {
  test('with a track of captions or measurements', async () => {
    await expect(stored(withTracks(webmTrack(1, 'V_VP8'), webmTrack(0x21, 'S_TEXT')))).rejects.toThrow(
      'VIDEO_TRACK_UNKNOWN',
    );
  });

  test('with HEVC', async () => {
    await expect(stored(withTracks(webmTrack(1, 'V_MPEGH/ISO/HEVC')))).rejects.toThrow('VIDEO_HEVC');
  });

  test('with another codec, by its name', async () => {
    const film = withTracks(webmTrack(1, 'V_VP8'), webmTrack(2, 'A_PCM/INT/LIT'));
    await expect(stored(film)).rejects.toMatchObject({ code: 'VIDEO_CODEC_UNPLAYABLE', codec: 'PCM sound' });
  });

  test('without a picture track', async () => {
    await expect(stored(withTracks(webmTrack(2, 'A_OPUS')))).rejects.toThrow('VIDEO_WITHOUT_PICTURE');
  });

  test.each([
    ['that stops half way', webm().slice(0, -4)],
    ['without tracks', webmHead() + element(SEGMENT, element(CLUSTER, block))],
  ])('%s', async (_name, film) => {
    await expect(stored(film)).rejects.toThrow('VIDEO_INCOMPLETE');
  });

  test('whose element is longer than the one around it', async () => {
    const film =
      webmHead() + element(SEGMENT, element(0x1654ae6b, '\xae\xbf'), element(CLUSTER, 'x'.repeat(90)));
    await expect(stored(film)).rejects.toThrow('VIDEO_DAMAGED');
  });
});
