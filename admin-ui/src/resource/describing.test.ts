import { expect, test, vi } from 'vitest';
import type { FormFile } from '../kit/fields/fields';
import { describeMedia } from '../strapi/upload-media';
import { describeFiles } from './describing';

vi.mock('../strapi/upload-media');

const image = (id: string, alt: string, focus: FormFile['focus'] = null): FormFile => ({
  id,
  kind: 'image',
  name: '',
  url: `/uploads/${id}`,
  alt,
  focus,
});

test('stores only descriptions and focal points that differ, and reports that it has', async () => {
  const stored = [image('c', 'Same'), image('b', 'Same'), image('a', '')];
  const typed = [image('a', 'New'), image('b', 'Same'), image('c', 'Same', { x: 10, y: 20 })];

  expect(await describeFiles(typed, stored)).toBe(true);

  expect(vi.mocked(describeMedia).mock.calls.map(([sent]) => sent)).toEqual([
    { id: 'a', alt: 'New', focus: null },
    { id: 'c', alt: 'Same', focus: { x: 10, y: 20 } },
  ]);
  expect(await describeFiles(stored, stored)).toBe(false);
});
