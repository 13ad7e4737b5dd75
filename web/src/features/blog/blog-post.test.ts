import { expect, test } from 'vitest';
import { buildBlogRow, buildPostRow } from '../../../testing/factories/blog-row';
import { cutExcerpt, toBlogCard, toBlogPost, toBlogPostPage } from './blog-post';
import { blogWording } from './wording';

test('the modern card cuts to 120 characters and an ellipsis', () => {
  expect(cutExcerpt('a'.repeat(140), 120)).toBe(`${'a'.repeat(120)}…`);
});

test('no ellipsis when nothing was cut', () => {
  expect(cutExcerpt('Short.', 120)).toBe('Short.');
  expect(cutExcerpt(`${'a'.repeat(150)}…`, 150)).toBe(`${'a'.repeat(150)}…`);
});

test('cutting never splits a character made of two units', () => {
  expect(cutExcerpt('😀😀😀', 2)).toBe('😀😀…');
});

test('the reading time is in minutes', () => {
  expect(blogWording.readTime(toBlogCard(buildBlogRow({ readingMinutes: 4 }))[0]?.readingMinutes ?? 0)).toBe(
    '4 min read',
  );
});

test('tags that are not a list count as empty', () => {
  expect(toBlogCard(buildBlogRow({ tags: 'fashion' }))[0]?.tags).toEqual([]);
});

test('a post without an address is left out', () => {
  expect(toBlogCard(buildBlogRow({ slug: null }))).toEqual([]);
});

test('the pictures of a text are known by the address under which it shows them', () => {
  const file = {
    url: '/uploads/silk.jpg',
    alternativeText: null,
    width: 1200,
    height: 800,
    formats: { small: { url: '/uploads/small_silk.jpg', width: 500 } },
    mime: 'image/jpeg',
    focalPoint: null,
    previewUrl: null,
  };
  const row = { ...buildBlogRow(), content: '![Silk](/uploads/silk.jpg)', updatedAt: null, pictures: [file] };
  expect(toBlogPost(row)[0]?.pictures).toEqual({
    '/uploads/silk.jpg': { src: '/uploads/small_silk.jpg', width: 1200, height: 800, alt: '' },
  });
  const elsewhere = { ...file, url: 'https://cdn.example/uploads/silk.jpg', formats: null };
  expect(toBlogPost({ ...row, pictures: [elsewhere] })[0]?.pictures).toMatchObject({
    '/uploads/silk.jpg': { src: 'https://cdn.example/uploads/silk.jpg' },
  });
});

test('a post page keeps its neighbours', () => {
  const page = toBlogPostPage({
    post: buildPostRow({ title: 'Middle' }),
    previous: { slug: 'older', title: 'Older' },
    next: null,
  });
  expect(page).toMatchObject({
    post: { title: 'Middle', content: '# Hello', updatedAt: '' },
    previous: { slug: 'older' },
    next: null,
  });
});
