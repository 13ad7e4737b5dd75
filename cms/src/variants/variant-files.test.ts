import { expect, test } from 'vitest';
import { canHaveVariant, takesWebp } from './variant-files';

test('pictures that gain from it have a variant; moving ones, videos and other folders have none', () => {
  expect(['a.jpg', 'a.JPEG', 'a.png'].every(canHaveVariant)).toBe(true);
  expect(['a.gif', 'a.webp', 'a.mp4', '.gitkeep', '../a.jpg', 'x/a.jpg'].some(canHaveVariant)).toBe(false);
});

test('WebP goes only to browsers that say that they take it', () => {
  expect(takesWebp('image/avif,image/webp,image/apng,*/*;q=0.8')).toBe(true);
  expect(takesWebp('image/webp;q=0.5')).toBe(true);
  expect(takesWebp('image/webp;q=0, image/*')).toBe(false);
  expect(takesWebp('*/*')).toBe(false);
  expect(takesWebp(undefined)).toBe(false);
});
