import { expect, test } from 'vitest';
import { pictureStyle, shownWhole, toPicture } from './picture';

const file = {
  url: '/uploads/silk.jpg',
  alternativeText: ' Folded teal silk ',
  width: 1600,
  height: 2000,
  focalPoint: null,
  previewUrl: null,
  formats: {
    thumbnail: { url: '/uploads/thumbnail_silk.jpg', width: 125, height: 156 },
    large: { url: '/uploads/large_silk.jpg', width: 800, height: 1000 },
    small: { url: '/uploads/small_silk.jpg', width: 400, height: 500 },
  },
};

test('a picture offers its smaller sizes in rising order, and not the original', () => {
  expect(toPicture(file)).toEqual({
    src: '/uploads/large_silk.jpg',
    srcSet: '/uploads/thumbnail_silk.jpg 125w, /uploads/small_silk.jpg 400w, /uploads/large_silk.jpg 800w',
    width: 1600,
    height: 2000,
    alt: 'Folded teal silk',
  });
});

test('a preview shows until the picture has loaded, and a crop keeps what the owner marked', () => {
  const picture = toPicture({
    ...file,
    previewUrl: 'data:image/webp;base64,AAAA',
    focalPoint: { x: 50, y: 20 },
  });
  expect(picture && pictureStyle(picture)).toEqual({
    backgroundImage: 'url("data:image/webp;base64,AAAA")',
    backgroundSize: 'cover',
    objectPosition: '50% 20%',
  });
});

test('a focus in the middle costs a page nothing', () => {
  expect(toPicture({ ...file, focalPoint: { x: 50, y: 50 } })).not.toHaveProperty('focus');
});

test('the original is used when nothing smaller exists', () => {
  expect(toPicture({ ...file, formats: null })).toMatchObject({ src: '/uploads/silk.jpg' });
  expect(toPicture({ ...file, formats: null })).not.toHaveProperty('srcSet');
});

test('a missing file is not a picture', () => {
  expect(toPicture(null)).toBeNull();
});

test('a picture that is shown whole has nothing behind it and is not moved to its focus', () => {
  const whole = shownWhole({
    src: '/a.jpg',
    width: 3,
    height: 4,
    alt: '',
    preview: 'data:,',
    focus: '10% 90%',
  });
  expect(pictureStyle(whole)).toEqual({});
});
