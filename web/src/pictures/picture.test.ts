import { expect, test } from 'vitest';
import { toPicture } from './picture';

const file = {
  url: '/uploads/silk.jpg',
  alternativeText: ' Folded teal silk ',
  width: 1600,
  height: 2000,
  size: 2400,
  formats: {
    thumbnail: { url: '/uploads/thumbnail_silk.jpg', width: 125, height: 156 },
    large: { url: '/uploads/large_silk.jpg', width: 800, height: 1000 },
    small: { url: '/uploads/small_silk.jpg', width: 400, height: 500 },
  },
};

test('a picture offers its smaller sizes in rising order, and no heavy original', () => {
  expect(toPicture(file)).toEqual({
    src: '/uploads/large_silk.jpg',
    srcSet: '/uploads/small_silk.jpg 400w, /uploads/large_silk.jpg 800w',
    width: 1600,
    height: 2000,
    alt: 'Folded teal silk',
  });
});

test('a light original is the largest size', () => {
  expect(toPicture({ ...file, size: 180 })).toMatchObject({
    src: '/uploads/silk.jpg',
    srcSet: '/uploads/small_silk.jpg 400w, /uploads/large_silk.jpg 800w, /uploads/silk.jpg 1600w',
  });
});

test('the original is used when nothing smaller exists', () => {
  expect(toPicture({ ...file, formats: null })).toMatchObject({ src: '/uploads/silk.jpg' });
  expect(toPicture({ ...file, formats: null })).not.toHaveProperty('srcSet');
});

test('no file is no picture', () => {
  expect(toPicture(null)).toBeNull();
});
