import { expect, test } from 'vitest';
import { acceptedFormats, canHaveVariants } from './variant-names';

test('allows variants of JPEG and PNG, but not of moving pictures, videos and paths', () => {
  expect(['a.jpg', 'a.JPEG', 'a.png'].every(canHaveVariants)).toBe(true);
  expect(['a.gif', 'a.webp', 'a.mp4', '.gitkeep', '../a.jpg', 'x/a.jpg'].some(canHaveVariants)).toBe(false);
});

test('offers AVIF and WebP only to browsers that name them', () => {
  expect(acceptedFormats('image/avif,image/webp,image/apng,*/*;q=0.8')).toEqual(['avif', 'webp']);
  expect(acceptedFormats('image/webp;q=0.5')).toEqual(['webp']);
  expect(acceptedFormats('image/avif;q=0, image/webp;q=0, image/*')).toEqual([]);
  expect(acceptedFormats('*/*')).toEqual([]);
  expect(acceptedFormats(undefined)).toEqual([]);
});
