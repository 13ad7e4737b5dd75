import { describe, expect, test } from 'vitest';
import { ftyp, mov, mp4, storedFilm, webm, webmHead } from '../../../tests/support/film-examples';
import { BadFilm } from './film-file';
import { type FilmType, filmTypeOf } from './inspect-film';

describe('the type of a film', () => {
  test.each([
    ['video/mp4', 'an MP4', mp4()],
    ['video/mp4', 'a MOV, which is stored as MP4', mov()],
    ['video/webm', 'a WebM', webm()],
    [undefined, 'a Matroska film', webmHead('matroska')],
    [undefined, 'a HEIC picture', ftyp('heic')],
    [undefined, 'sound alone', ftyp('M4A ')],
    [undefined, 'an empty file', ''],
  ])('is %s for %s', (type, _name, film) => {
    expect(filmTypeOf(film.slice(0, 64))).toBe(type);
  });
});

/** Deterministic bytes: a failure can be repeated. */
const noise = (length: number, seed: number) =>
  Array.from({ length }, (_, index) => String.fromCharCode((index * seed * 7919 + (seed << 3)) % 251)).join(
    '',
  );

const FILMS: [FilmType, string, string][] = [
  ['video/mp4', 'MP4', mp4()],
  ['video/mp4', 'MOV', mov()],
  ['video/webm', 'WebM', webm()],
];

/** Returns the films that are neither accepted nor refused. */
async function crashes(films: string[], type: FilmType): Promise<unknown[]> {
  const failures = await Promise.all(films.map((film) => storedFilm(film, type).catch((error) => error)));
  return failures.filter((failure) => typeof failure !== 'string' && !(failure instanceof BadFilm));
}

describe('a malformed film is accepted or refused, and never read for ever', () => {
  test.each(FILMS)('%s: a %s cut off after each byte', async (type, _name, film) => {
    expect(
      await crashes(
        [...film].map((_, length) => film.slice(0, length)),
        type,
      ),
    ).toEqual([]);
  });

  test.each(FILMS)('%s: a %s with any byte replaced', async (type, _name, film) => {
    const films = ['\0', '\x01', '\x7f', '\x80', '\xff'].flatMap((byte) =>
      [...film].map((_, at) => film.slice(0, at) + byte + film.slice(at + 1)),
    );
    expect(await crashes(films, type)).toEqual([]);
  });

  test.each(FILMS)('%s: noise after the start of a %s', async (type, _name, film) => {
    const films = Array.from({ length: 50 }, (_, seed) => film.slice(0, 40) + noise(200, seed + 1));
    expect(await crashes(films, type)).toEqual([]);
  });
});
