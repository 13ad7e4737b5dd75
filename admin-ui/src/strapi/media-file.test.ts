import { expect, test } from 'vitest';
import { copyFor, toMediaFile } from './media-file';

const buildRow = (changes = {}) => ({
  documentId: 'file1',
  url: '/uploads/silk.jpg',
  mime: 'image/jpeg',
  focalPoint: null,
  alternativeText: 'Folded teal silk',
  width: 1600,
  height: 2000,
  formats: {
    large: { url: '/uploads/large_silk.jpg', width: 800, height: 1000 },
    thumbnail: { url: '/uploads/thumbnail_silk.jpg', width: 125, height: 156 },
  },
  ...changes,
});

test('a thumbnail is the smallest copy that fills its place', () => {
  const file = toMediaFile(buildRow());

  expect(file && copyFor(file, 100)).toBe('/uploads/thumbnail_silk.jpg');
  expect(file && copyFor(file, 400)).toBe('/uploads/large_silk.jpg');
  expect(file && copyFor(file, 1200)).toBe('/uploads/silk.jpg');
});

test('replaces nulls for a missing file, alternative text and copies', () => {
  expect(toMediaFile(null)).toBeNull();
  expect(toMediaFile(buildRow({ alternativeText: null, formats: null }))).toMatchObject({
    alt: '',
    copies: [],
  });
});

test('recognises a video by the type that the CMS detected', () => {
  expect(toMediaFile(buildRow({ mime: 'video/mp4', width: null, formats: null }))?.kind).toBe('video');
});
