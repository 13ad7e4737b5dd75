import { expect, test } from 'vitest';
import { posterAddress, toFilm } from './film';

const file = { url: '/uploads/walk.mp4', mime: 'video/mp4', alternativeText: null, size: 12_400 };

test('a film without an alternative text is described by its title', () => {
  const film = toFilm({ file, poster: null, captions: null, title: 'Dusk' });
  expect(film).toEqual({
    src: '/uploads/walk.mp4',
    mime: 'video/mp4',
    description: 'Dusk',
    megabytes: 12,
    poster: null,
  });
});

test('a small film has one megabyte rather than none', () => {
  expect(toFilm({ file: { ...file, size: 90 }, poster: null, captions: null, title: '' }).megabytes).toBe(1);
});

test('captions come from this site', () => {
  const captions = { url: 'https://bucket.test/site/uploads/walk.vtt' };
  expect(toFilm({ file, poster: null, captions, title: '' }).captions).toBe('/uploads/walk.vtt');
});

test('a poster has the smallest size that fits', () => {
  const poster = { src: '/large.jpg', width: 4, height: 5, alt: '' };
  const srcSet = '/small.jpg 500w, /medium.jpg 750w, /large.jpg 1600w';
  expect(posterAddress({ ...poster, srcSet })).toBe('/medium.jpg');
  expect(posterAddress(poster)).toBe('/large.jpg');
});
