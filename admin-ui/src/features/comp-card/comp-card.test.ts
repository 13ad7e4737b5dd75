import { expect, test } from 'vitest';
import { inputOf } from '../../kit/fields/fields';
import type { MediaFile } from '../../strapi/media-file';
import { type ChosenPicture, compCard, previewAddress, toggled, toPictures } from './comp-card';
import { printOf } from './print';

const file = (documentId: string): MediaFile => ({
  documentId,
  kind: 'image',
  url: `/uploads/${documentId}.jpg`,
  alt: `Silk ${documentId}`,
  width: 1200,
  height: 1600,
  copies: [],
});
const picture = (name: string): ChosenPicture => ({ image: file(name), focalX: 50, focalY: 50 });
const names = (chosen: ChosenPicture[]) => chosen.map(({ image }) => image.documentId);

test('pressing a picture adds it as the last one, and pressing it again removes it', () => {
  const two = toggled(toggled([], file('a')), file('b'));
  expect(names(two)).toEqual(['a', 'b']);
  expect(names(toggled(two, file('a')))).toEqual(['b']);
});

test('stored pictures are read unchanged, without those whose file is missing', () => {
  const row = {
    documentId: 'card',
    revision: 3,
    pictures: [
      {
        focalX: 10,
        focalY: 20,
        image: { ...file('a'), mime: 'image/jpeg', alternativeText: 'Silk', formats: null },
      },
      { focalX: 50, focalY: 50, image: null },
    ],
  };
  const card = compCard.toItem(row as unknown as Parameters<typeof compCard.toItem>[0]);
  expect(inputOf(compCard.fields, card)).toEqual({
    pictures: [{ image: 'a', focalX: 10, focalY: 20 }],
  });
});

test('offers the image and the frames of a piece, without films', () => {
  const row = (name: string, mime: string) => ({
    ...file(name),
    mime,
    alternativeText: '',
    formats: null,
    focalPoint: null,
  });
  const frames = [{ file: row('walk', 'video/mp4') }, { file: row('b', 'image/jpeg') }, null];
  const choices = toPictures({ title: 'Silk', image: row('a', 'image/jpeg'), frames });
  expect(choices.map(({ title, image }) => [title, image.documentId])).toEqual([
    ['Silk', 'a'],
    ['Silk, image 2', 'b'],
  ]);
});

test('requests the preview for the current choice', () => {
  const address = previewAddress([{ ...picture('a'), focalX: 7 }, picture('b')]);
  expect(new URL(address, 'http://site').searchParams.getAll('picture')).toEqual([
    '/uploads/a.jpg,7,50',
    '/uploads/b.jpg,50,50',
  ]);
});

test.each([
  [
    'a phone’s picture in front',
    { width: 3000, height: 4000 },
    0,
    { width: 22.2, height: 33.8, isEnough: true },
  ],
  ['a small one in front', { width: 1200, height: 1600 }, 0, { width: 8.9, height: 13.5, isEnough: false }],
  ['the same on the back', { width: 1200, height: 1600 }, 1, { width: 10.1, height: 11.6, isEnough: true }],
])('shows how large %s may be printed', (_which, size, at, expected) => {
  expect(printOf(size, at, 5)).toEqual(expected);
});

test('shows no print size for a picture of unknown size', () => {
  expect(printOf({ width: null, height: null }, 0, 1)).toBeUndefined();
});
