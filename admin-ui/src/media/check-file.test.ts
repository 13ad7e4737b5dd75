import { describe, expect, test, vi } from 'vitest';
import { UPLOAD_LIMITS } from '../../../cms/src/shared/uploads';
import {
  filmBytes,
  ftyp,
  moov,
  mov,
  mp4,
  pictures,
  track,
  uint32,
  webm,
  webmHead,
} from '../../../cms/tests/support/film-examples';
import { filmExportHelp } from '../strapi/file-refusals';
import { checkFile, fileProblem, type StoredType, typeByContent } from './check-file';

const MB = 1024 * 1024;
const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

const HEADS: [StoredType, string][] = [
  ['image/jpeg', '\xff\xd8\xff\xe0\x00\x10JFIF'],
  ['image/png', '\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR'],
  ['image/gif', 'GIF89a..........'],
  ['image/webp', 'RIFF\x10\x00\x00\x00WEBPVP8 '],
  ['video/mp4', ftyp('isom')],
  ['video/mp4', ftyp('qt  ')],
  ['video/webm', webmHead()],
];

describe('Types are checked by content, not by name', () => {
  test.each(HEADS)('recognises %s by its first bytes', (type, head) => {
    expect(typeByContent(bytes(head))).toBe(type);
  });

  test.each([
    ['an SVG', '<svg xmlns="http'],
    ['a web page named .png', '<!doctype html>.'],
    ['an iPhone HEIC photo', '\x00\x00\x00\x18ftypheic\x00\x00\x00\x00'],
    ['a Matroska video', webmHead('matroska')],
    ['an empty file', ''],
  ])('rejects %s, which the CMS does not store', (_name, head) => {
    expect(typeByContent(bytes(head))).toBeNull();
  });
});

const buildCandidate = (changes = {}) => ({
  declared: 'image/jpeg',
  detected: 'image/jpeg' as StoredType | null,
  size: MB,
  ...changes,
});

describe('The picker enforces the size limits', () => {
  test.each([
    ['portfolio', 10],
    ['milestone', 5],
    ['blog', 5],
    ['event', 5],
    ['project', 10],
  ] as const)('%s images may have %s MB', (purpose, limit) => {
    expect(UPLOAD_LIMITS[purpose].image).toBe(limit * MB);
    expect(fileProblem(buildCandidate({ size: limit * MB }), purpose)).toBeNull();
    expect(fileProblem(buildCandidate({ size: limit * MB + 1 }), purpose)).toBe(
      `This image is ${limit + 0.1}MB. The limit is ${limit}MB.`,
    );
  });

  test('project videos may have 100 MB', () => {
    const video = { declared: 'video/mp4', detected: 'video/mp4' as const };

    expect(fileProblem({ ...video, size: 100 * MB }, 'project')).toBeNull();
    expect(fileProblem({ ...video, size: 101 * MB }, 'project')).toBe(
      'This video is 101MB. The limit is 100MB.',
    );
  });
});

describe('A picker refuses', () => {
  test('accepts only images and videos for projects and the portfolio', () => {
    const text = buildCandidate({ declared: 'text/plain', detected: null });

    for (const purpose of ['project', 'portfolio'] as const)
      expect(fileProblem(text, purpose)).toBe('Only image or video files are allowed');
  });

  test('accepts only images in the other pickers', () => {
    const video = buildCandidate({ declared: 'video/mp4', detected: 'video/mp4' });

    expect(fileProblem(video, 'event')).toBe('Only image files are allowed');
  });

  test('names the supported formats for an image in another format', () => {
    const heic = buildCandidate({ declared: 'image/heic', detected: null });

    expect(fileProblem(heic, 'blog')).toContain('JPG, PNG, GIF or WEBP');
  });
});

test('refuses an unreadable file by name, with a remedy', async () => {
  const moved = new File(['\x89PNG'], 'Teal silk.png', { type: 'image/png' });
  moved.slice = () => ({ arrayBuffer: () => Promise.reject(new Error('NotFoundError')) }) as Blob;

  expect(await checkFile(moved, 'portfolio')).toEqual({
    problem:
      '“Teal silk.png” could not be read. Choose it again. Files stored in the cloud need an internet connection.',
    file: moved,
    kind: null,
  });
});

test('refuses an empty file as empty, whatever its name', async () => {
  const empty = new File([], 'Teal silk.png', { type: 'image/png' });
  expect((await checkFile(empty, 'portfolio')).problem).toBe('This file is empty.');
});

const film = (content: string, name: string) => new File([filmBytes(content)], name, { type: 'video/mp4' });
const checkFilm = async (content: string, name: string) =>
  (await checkFile(film(content, name), 'project')).problem;

describe('A film', () => {
  test.each([
    ['IMG_2034.MOV', mov()],
    ['walk.mp4', mp4()],
    ['walk.webm', webm()],
  ])('%s is accepted', async (name, content) => {
    expect(await checkFilm(content, name)).toBeNull();
  });

  test('with HEVC is refused with the settings of the telephone, and how to export this film', async () => {
    expect((await checkFilm(mov(pictures('hvc1')), 'IMG_2034.MOV'))?.split('\n')).toEqual([
      'This film uses HEVC, which many browsers cannot play. On an iPhone choose Settings, Camera, Formats, Most Compatible; on a Samsung turn off High efficiency videos. Then record or export it again.',
      filmExportHelp,
    ]);
  });

  test('with another codec is refused by its name', async () => {
    expect((await checkFilm(mov(pictures('apcn')), 'walk.mov'))?.split('\n')).toEqual([
      'This film uses ProRes, which many browsers cannot play. Export it as MP4 with H.264 and AAC.',
      filmExportHelp,
    ]);
  });

  test('that stops half way is refused with a remedy', async () => {
    expect(await checkFilm(mp4().slice(0, -5), 'walk.mp4')).toBe(
      'A part of this film is missing. Copy or export it again from where it was made.',
    );
  });

  test('that was renamed is refused with its right ending', async () => {
    expect(await checkFilm(webm(), 'walk.mp4')).toBe(
      'The name of this file does not match its content. Rename it so that it ends in .webm.',
    );
  });

  test('of 100 MB is checked without its pictures', async () => {
    const head = ftyp() + moov(track());
    const large = film(`${head}${uint32(100 * MB - head.length)}mdatpictures`, 'walk.mp4');
    Object.defineProperty(large, 'size', { value: 100 * MB });
    const slice = vi.spyOn(large, 'slice');

    expect((await checkFile(large, 'project')).problem).toBeNull();
    const read = slice.mock.calls.map(([start = 0, end = 0]) => end - start);
    expect(read.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(MB);
  });
});
