import { expect, test } from 'vitest';
import type { FormFile } from '../kit/fields/fields';
import { imageField, imagesField } from './image-field';

const row = {
  documentId: 'silk',
  url: '/uploads/silk.jpg',
  mime: 'image/jpeg',
  alternativeText: 'Teal silk',
  width: 3000,
  height: 2000,
  formats: { large: { url: '/uploads/large_silk.jpg', width: 1000 } },
  focalPoint: { x: 10, y: 20 },
};
const silk: FormFile = {
  id: 'silk',
  kind: 'image',
  url: '/uploads/large_silk.jpg',
  name: '',
  alt: 'Teal silk',
  focus: { x: 10, y: 20 },
};
const image = imageField({ label: 'Image' });
const images = imagesField({
  label: 'Images',
  one: 'Image',
  words: { one: (number) => `Image ${number}`, add: 'Add an image', full: 'Full' },
});

test('a form shows a copy of the image and sends its id', () => {
  expect(image.toForm(image.fromRow(row))).toEqual(silk);
  expect(image.toInput(silk)).toBe('silk');
  expect([image.fromRow(null), image.toInput(null)]).toEqual([null, null]);
});

test('a list skips files that are gone and places without an image', () => {
  expect(images.toForm(images.fromRow([row, null]))).toEqual([{ image: silk }]);
  expect(images.toInput([{ image: silk }, { image: null }])).toEqual(['silk']);
  expect(images.files?.([{ image: silk }, { image: null }])).toEqual([silk]);
});

test('an image is described by its alternative text, or else by its file', () => {
  expect(image.display(silk)).toBe('Teal silk');
  expect(image.display({ ...silk, alt: '' })).toBe('large_silk.jpg');
  expect(image.display(null)).toBe('');
});
