import { expect, test } from 'vitest';
import {
  keyed,
  MAX_ENTRIES,
  type StoryEntry,
  storyField,
  storyProblem,
  toEntries,
  toStoryInput,
} from './story';

const entry = (
  id: string,
  kind: StoryEntry['kind'] = 'image',
  changes: Partial<StoryEntry> = {},
): StoryEntry => ({
  id,
  kind,
  url: `/uploads/${id}`,
  alt: '',
  focus: null,
  name: id,
  bytes: 1,
  poster: null,
  captions: null,
  ...changes,
});
const many = (count: number) => Array.from({ length: count }, (_, at) => entry(`${at}`));
const frame = (file: string) => ({ file, poster: null, captions: null });

test('a picture at the start is the cover, and the others are frames in order', () => {
  expect(toStoryInput([entry('a'), entry('b'), entry('c', 'video')])).toEqual({
    image: 'a',
    frames: [frame('b'), frame('c')],
  });
});

test('a piece that begins with a film has frames only', () => {
  const film = entry('walk', 'video', {
    poster: { id: 'p', url: '/p.jpg' },
    captions: { id: 'c', url: '/c.vtt' },
  });
  expect(toStoryInput([film, entry('a')])).toEqual({
    image: null,
    frames: [{ file: 'walk', poster: 'p', captions: 'c' }, frame('a')],
  });
});

test('a piece without files has neither cover nor frames', () => {
  expect(toStoryInput([])).toEqual({ image: null, frames: [] });
});

const file = (documentId: string, mime = 'image/jpeg') => ({
  documentId,
  mime,
  url: `/uploads/${documentId}`,
  alternativeText: `About ${documentId}`,
  width: 800,
  height: 1000,
  formats: null,
  focalPoint: documentId === 'a' ? { x: 30, y: 20 } : null,
  name: `${documentId}.file`,
  size: 12.5,
});

test('a stored piece is read in order with its descriptions, posters and captions', () => {
  const frames = [
    { file: file('walk', 'video/mp4'), poster: file('p'), captions: { documentId: 'c', url: '/c.vtt' } },
  ];
  const entries = toEntries({ image: file('a'), frames });
  expect(entries).toEqual([
    entry('a', 'image', { alt: 'About a', name: 'a.file', bytes: 12_500, focus: { x: 30, y: 20 } }),
    entry('walk', 'video', {
      alt: 'About walk',
      name: 'walk.file',
      bytes: 12_500,
      poster: { id: 'p', url: '/uploads/p' },
      captions: { id: 'c', url: '/c.vtt' },
    }),
  ]);
  expect(toStoryInput(entries)).toEqual({
    image: 'a',
    frames: [{ file: 'walk', poster: 'p', captions: 'c' }],
  });
});

test('a frame without a cover before it comes first', () => {
  const frames = [{ file: file('b'), poster: null, captions: null }];
  expect(toEntries({ image: null, frames }).map(({ id }) => id)).toEqual(['b']);
  expect(toEntries(null)).toEqual([]);
});

test('a story has at most 30 frames beside its cover', () => {
  const sentence = 'A story has at most 30 frames.';
  expect(storyProblem(many(MAX_ENTRIES))).toBeUndefined();
  expect(storyProblem(many(MAX_ENTRIES + 1))).toBe(sentence);
  // The film at the start is a frame itself.
  expect(storyProblem([entry('walk', 'video'), ...many(MAX_ENTRIES - 1)])).toBe(sentence);
});

test('the choice between two versions shows the files in words', () => {
  const film = entry('walk.mp4', 'video', { captions: { id: 'c', url: '/c.vtt' } });
  expect(storyField.display([entry('a', 'image', { alt: 'Teal silk' }), film])).toBe(
    '1. Teal silk\n2. walk.mp4 (with captions)',
  );
});

test('a file that is in a story twice has two keys', () => {
  expect(keyed([entry('a'), entry('b'), entry('a')]).map(({ documentId }) => documentId)).toEqual([
    'a 0',
    'b 0',
    'a 1',
  ]);
});
