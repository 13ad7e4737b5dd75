import { expect, test } from 'vitest';
import { buildFrame, buildFrameFile, buildPieceRow } from '../../../testing/factories/portfolio-row';
import { buildUploadFile } from '../../../testing/factories/upload-file';
import { toPiece } from './story';

const cover = { url: '/uploads/cover.jpg' };
const second = { url: '/uploads/second.jpg' };
const film = { url: '/uploads/walk.mp4', mime: 'video/mp4', width: null, height: null, size: 12_400 };
const poster = buildUploadFile({ url: '/uploads/poster.jpg', width: 900, height: 1600 });

/** Returns the addresses of a piece's files in the order of its story. */
const addresses = (row: Parameters<typeof toPiece>[0]) =>
  toPiece(row)?.frames.map((frame) => frame.picture?.src ?? frame.film?.src);

test('the story begins with the image', () => {
  const row = buildPieceRow({
    cover: buildUploadFile(cover),
    image: buildFrameFile(cover),
    frames: [buildFrame(second)],
  });
  expect(addresses(row)).toEqual(['/uploads/cover.jpg', '/uploads/second.jpg']);
});

test('a story without an image begins with its first film', () => {
  const frames = [buildFrame(film, { poster }), buildFrame(second)];
  const row = buildPieceRow({ cover: poster, image: null, frames });
  expect(addresses(row)).toEqual(['/uploads/walk.mp4', '/uploads/second.jpg']);
});

test('the cover comes first, even if it follows a film', () => {
  const frames = [buildFrame(film, { poster }), buildFrame(second)];
  const row = buildPieceRow({ cover: buildUploadFile(second), image: null, frames });
  expect(addresses(row)).toEqual(['/uploads/second.jpg', '/uploads/walk.mp4']);
});

test('a film that does not say its sides has the shape of its poster, its size and its captions on this site', () => {
  const captions = { url: 'https://bucket.test/uploads/walk.vtt', language: null };
  const row = buildPieceRow({ title: 'Dusk', image: null, frames: [buildFrame(film, { poster, captions })] });
  const [frame] = toPiece(row)?.frames ?? [];
  expect(frame).toMatchObject({
    ratio: 900 / 1600,
    film: { mime: 'video/mp4', megabytes: 12, captions: { src: '/uploads/walk.vtt' }, poster: { alt: '' } },
  });
});

test('a portrait film with a landscape poster has its own shape', () => {
  const landscape = buildUploadFile({ width: 1600, height: 900 });
  const portrait = { ...film, width: 1080, height: 1920 };
  const frames = [buildFrame(portrait, { poster: landscape })];
  expect(toPiece(buildPieceRow({ image: null, frames }))?.frames[0]?.ratio).toBe(1080 / 1920);
});

test('a picture without an alternative text is described by the title', () => {
  const image = buildFrameFile({ ...cover, alternativeText: ' ' });
  expect(toPiece(buildPieceRow({ title: 'Dusk', image }))?.frames[0]?.picture?.alt).toBe('Dusk');
});

test('a piece without a visible frame is not shown', () => {
  expect(toPiece(buildPieceRow({ cover: null, image: null }))).toBeNull();
  expect(toPiece(buildPieceRow({ image: null, frames: [] }))).toBeNull();
});
