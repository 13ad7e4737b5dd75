import { expect, test } from 'vitest';
import { posterAddress, ratioOfFilm, toFilm } from './film';

const sides = { width: 1080, height: 1920, seconds: 6.4 };
const file = { url: '/uploads/walk.mp4', mime: 'video/mp4', alternativeText: null, size: 12_400, ...sides };

test('a film without an alternative text is described by its title', () => {
  const film = toFilm({ file, poster: null, captions: null, title: 'Dusk' });
  expect(film).toEqual({
    src: '/uploads/walk.mp4',
    mime: 'video/mp4',
    description: 'Dusk',
    megabytes: 12,
    ...sides,
    poster: null,
  });
});

test('a small film has one megabyte rather than none', () => {
  expect(toFilm({ file: { ...file, size: 90 }, poster: null, captions: null, title: '' }).megabytes).toBe(1);
});

test.each([
  ['sw', 'sw'],
  [null, 'en'],
])('captions in %s come from this site, in %s', (language, shown) => {
  const captions = { url: 'https://bucket.test/site/uploads/walk.vtt', language };
  const { captions: tracked } = toFilm({ file, poster: null, captions, title: '' });
  expect(tracked).toEqual({ src: '/uploads/walk.vtt', language: shown });
});

const landscape = { src: '/poster.jpg', width: 1600, height: 900, alt: '' };

test.each([
  ['its own sides', file, landscape, 1080 / 1920],
  ['those of its poster', { ...file, width: null, height: null }, landscape, 1600 / 900],
  ['those of most films', { ...file, width: null, height: null }, null, 16 / 9],
])('the shape of a film is that of %s', (_which, given, poster, ratio) => {
  expect(ratioOfFilm(toFilm({ file: given, poster, captions: null, title: '' }))).toBe(ratio);
});

test('a poster has the smallest size that fits', () => {
  const poster = { src: '/large.jpg', width: 4, height: 5, alt: '' };
  const srcSet = '/small.jpg 500w, /medium.jpg 750w, /large.jpg 1600w';
  expect(posterAddress({ poster: { ...poster, srcSet } })).toBe('/medium.jpg');
  expect(posterAddress({ poster })).toBe('/large.jpg');
});
