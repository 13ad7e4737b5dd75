import type { BlogCardRow, BlogPostPageRow } from '../../src/features/blog/documents';
import { buildUploadFile } from './upload-file';

export function buildBlogRow(values: Partial<BlogCardRow> = {}): BlogCardRow {
  return {
    documentId: 'post1',
    slug: 'first-steps',
    title: 'First steps',
    excerpt: 'How it began.',
    readingMinutes: 3,
    tags: ['Fashion', 'Runway'],
    firstPublishedAt: '2024-05-03T09:00:00.000Z',
    image: buildUploadFile(),
    ...values,
  };
}

type PostRow = BlogPostPageRow['post'];

/** A post with the fields of its page. */
export function buildPostRow(values: Partial<PostRow> = {}): PostRow {
  return {
    ...buildBlogRow(),
    content: '# Hello',
    updatedAt: null,
    pictures: [],
    searchTitle: null,
    searchDescription: null,
    previewPicture: null,
    ...values,
  };
}
