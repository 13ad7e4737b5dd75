import { expect, test } from 'vitest';
import { acceptedFormats, canHaveVariants } from './variant-names';

test('pictures that gain from it have variants; moving ones, videos and other folders have none', () => {
  expect(['a.jpg', 'a.JPEG', 'a.png'].every(canHaveVariants)).toBe(true);
  expect(['a.gif', 'a.webp', 'a.mp4', '.gitkeep', '../a.jpg', 'x/a.jpg'].some(canHaveVariants)).toBe(false);
});

test('AVIF and WebP go only to browsers that say that they take them', () => {
  expect(acceptedFormats('image/avif,image/webp,image/apng,*/*;q=0.8')).toEqual(['avif', 'webp']);
  expect(acceptedFormats('image/webp;q=0.5')).toEqual(['webp']);
  expect(acceptedFormats('image/avif;q=0, image/webp;q=0, image/*')).toEqual([]);
  expect(acceptedFormats('*/*')).toEqual([]);
  expect(acceptedFormats(undefined)).toEqual([]);
});
