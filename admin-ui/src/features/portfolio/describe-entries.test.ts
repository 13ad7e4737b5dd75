import { expect, test, vi } from 'vitest';
import { describeMedia } from '../../strapi/upload-media';
import { describeEntries } from './describe-entries';
import type { StoryEntry } from './story';

vi.mock('../../strapi/upload-media');

const entry = (id: string, alt: string, focus: StoryEntry['focus'] = null): StoryEntry => ({
  id,
  kind: 'image',
  url: `/uploads/${id}`,
  alt,
  focus,
  name: id,
  bytes: 1,
  poster: null,
  captions: null,
});

test('stores only descriptions and focal points that differ, by the place of the entry', async () => {
  // The form knows new files by another id than the stored piece.
  const typed = [entry('17', 'New'), entry('b', 'Same'), entry('c', 'Same', { x: 10, y: 20 })];
  const described = await describeEntries(typed, [entry('a', ''), entry('b', 'Same'), entry('c', 'Same')]);

  expect(vi.mocked(describeMedia).mock.calls.map(([sent]) => sent)).toEqual([
    { id: 'a', alt: 'New', focus: null },
    { id: 'c', alt: 'Same', focus: { x: 10, y: 20 } },
  ]);
  expect(described.map(({ id, alt }) => [id, alt])).toEqual([
    ['a', 'New'],
    ['b', 'Same'],
    ['c', 'Same'],
  ]);
});
