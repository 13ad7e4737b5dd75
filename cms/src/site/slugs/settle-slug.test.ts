import { describe, expect, test } from 'vitest';
import { slugify } from './settle-slug';

describe('slug', () => {
  test.each([
    ['Étude: 3 Days!', 'etude-3-days'],
    ['  --Hello,   World--  ', 'hello-world'],
    ['Ngũgĩ & Sons', 'ngugi-sons'],
    ['ﬁne ½', 'fine-1-2'],
    ['舞台', 'wutai'],
    ['Привет, мир', 'privet-mir'],
    ["Amani's year", 'amanis-year'],
    ['!!!', 'post'],
    ['', 'post'],
  ])('%j becomes %s', (title, slug) => {
    expect(slugify(title, 'post')).toBe(slug);
  });

  test('has at most 80 characters and no hyphen at its end', () => {
    expect(slugify('x'.repeat(200), 'post')).toHaveLength(80);
    expect(slugify(`${'x'.repeat(79)} y`, 'post')).toBe('x'.repeat(79));
  });
});
