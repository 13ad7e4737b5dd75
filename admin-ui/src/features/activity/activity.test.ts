import { expect, test } from 'vitest';
import { typeName } from './activity';

test('what was changed is called by its kind', () => {
  expect(typeName('api::blog-post.blog-post')).toBe('Blog post');
  expect(typeName('plugin::upload.file')).toBe('File');
  expect(typeName(null)).toBeNull();
});
