import { expect, test } from 'vitest';
import { buildUploadFile } from '../../../testing/factories/upload-file';
import { toDigitals } from './digitals';
import type { DigitalSetRow } from './documents';

const buildSet = (values: Partial<DigitalSetRow> = {}): DigitalSetRow => ({
  takenOn: '2026-11-02',
  stillTrueOn: null,
  pictures: [{ angle: 'face', image: buildUploadFile() }],
  clip: null,
  captions: null,
  ...values,
});

test('digitals are in the order of their angles, and keep their order within an angle', () => {
  const picture = (angle: 'back' | 'left' | 'face', url: string) => ({
    angle,
    image: buildUploadFile({ url }),
  });
  const pictures = [
    picture('back', '/1'),
    picture('left', '/2'),
    picture('face', '/3'),
    picture('left', '/4'),
  ];
  expect(toDigitals(buildSet({ pictures }))?.pictures.map(({ id, picture: { src } }) => [id, src])).toEqual([
    ['face', '/3'],
    ['left', '/2'],
    ['left-2', '/4'],
    ['back', '/1'],
  ]);
});

test('a picture that nobody described is called by its angle', () => {
  const image = buildUploadFile({ alternativeText: null });
  expect(toDigitals(buildSet({ pictures: [{ angle: 'left', image }] }))?.pictures[0]?.picture.alt).toBe(
    'Left profile',
  );
});

test('a set without visible pictures counts as missing', () => {
  expect(toDigitals(buildSet({ pictures: [] }))).toBeNull();
});

test('the poster of the clip is the whole figure', () => {
  const formats = {
    small: { url: '/small.jpg', width: 500 },
    medium: { url: '/medium.jpg', width: 750 },
    large: { url: '/large.jpg', width: 1600 },
  };
  const set = buildSet({
    pictures: [
      { angle: 'face', image: buildUploadFile() },
      { angle: 'full_length', image: buildUploadFile({ formats }) },
    ],
    clip: {
      ...buildUploadFile({ url: '/walk.mp4', mime: 'video/mp4', alternativeText: null }),
      size: 2_400,
      seconds: 6,
    },
    captions: { url: 'https://media.example/site/uploads/walk.vtt', language: 'sw' },
  });
  expect(toDigitals(set)?.clip).toMatchObject({
    src: '/walk.mp4',
    mime: 'video/mp4',
    description: 'Walk video',
    captions: { src: '/uploads/walk.vtt', language: 'sw' },
    megabytes: 2,
    poster: { src: '/large.jpg', alt: '' },
  });
});
