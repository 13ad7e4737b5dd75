import { expect, test } from 'vitest';
import { buildFrame, buildPieceRow } from '../../testing/factories/portfolio-row';
import { buildUploadFile } from '../../testing/factories/upload-file';
import type { PieceRow } from '../features/portfolio/documents';
import { type Piece, toPiece } from '../features/portfolio/story';
import { pieceThings } from './gallery-things';
import type { Owner } from './owner-thing';

const origin = 'https://site.test';
const owner: Owner = {
  '@type': 'Person',
  '@id': `${origin}/#person`,
  name: 'Amani Kito',
  url: `${origin}/`,
  jobTitle: [],
  sameAs: [],
};
const film = buildFrame(
  { url: '/uploads/walk.mp4', mime: 'video/mp4', alternativeText: 'Three steps' },
  { poster: buildUploadFile({ url: '/uploads/poster.jpg' }) },
);
const credits = {
  photographer: 'Wambui Njeri',
  stylist: null,
  makeUp: null,
  designer: null,
  copyrightNotice: '© 2024 Wambui Njeri',
};

const thingsOf = (item: Partial<PieceRow['item']>) =>
  pieceThings(toPiece(buildPieceRow({ slug: 'dusk', title: 'Dusk', ...item })) as Piece, owner, origin);

test('a piece is a gallery of its pictures, each with its makers', () => {
  const frames = [buildFrame({ url: '/uploads/second.jpg', credits }), film];
  const [gallery] = thingsOf({ description: 'Silk.', frames });
  expect(gallery).toMatchObject({
    '@type': 'ImageGallery',
    name: 'Amani Kito · Dusk',
    url: 'https://site.test/portfolio/dusk',
    description: 'Silk.',
    image: [
      { contentUrl: 'https://site.test/uploads/silk.jpg', creditText: 'Amani Kito' },
      {
        contentUrl: 'https://site.test/uploads/second.jpg',
        creator: { name: 'Wambui Njeri' },
        creditText: 'Photo: Wambui Njeri',
        copyrightNotice: '© 2024 Wambui Njeri',
      },
    ],
  });
});

test('each film is a video with its poster and the time of its upload', () => {
  expect(thingsOf({ frames: [film] })[1]).toMatchObject({
    '@type': 'VideoObject',
    name: 'Dusk',
    description: 'Three steps',
    thumbnailUrl: 'https://site.test/uploads/poster.jpg',
    uploadDate: '2024-05-03T09:00:00.000Z',
    contentUrl: 'https://site.test/uploads/walk.mp4',
    creditText: 'Amani Kito',
  });
});

test.each([
  [6.4, 'PT6S'],
  [0.2, 'PT1S'],
  [75, 'PT1M15S'],
  [3600, 'PT1H'],
])('a film of %d seconds lasts %s, and has its own sides', (seconds, duration) => {
  const file = { ...film.file, width: 1080, height: 1920, seconds };
  expect(thingsOf({ frames: [{ ...film, file }] })[1]).toMatchObject({
    duration,
    width: { value: 1080 },
    height: { value: 1920 },
  });
});

test('a film without a poster has the cover as its thumbnail', () => {
  expect(thingsOf({ frames: [{ ...film, poster: null }] })[1]).toMatchObject({
    thumbnailUrl: 'https://site.test/uploads/silk.jpg',
  });
});

test('a piece of films only is not a gallery', () => {
  const types = thingsOf({ image: null, frames: [film] }).map((thing) => thing['@type']);
  expect(types).toEqual(['VideoObject']);
});
