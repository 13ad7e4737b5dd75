import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { strapi } from '../../strapi/client';
import { Unavailable } from '../../strapi/errors';
import { type PostRow, UnpublishPost } from './documents';
import { toPost } from './post';
import { savePost } from './post-queries';

const row = {
  documentId: 'a',
  revision: 1,
  title: 'Silk',
  content: 'Cloth',
  publicationState: 'published',
  slug: 'silk',
} as PostRow;
const values = {
  title: 'Silk',
  content: 'Cloth',
  tags: '',
  status: 'draft',
  searchTitle: '',
  searchDescription: '',
  image: null,
  previewPicture: null,
} as const;

test('a post that is saved but not unpublished reports what is stored', async () => {
  vi.spyOn(strapi, 'request').mockImplementation(async ({ document }) => {
    if ((document as unknown) === UnpublishPost) throw new Unavailable('away');
    return { saved: { ...row, revision: 2, publicationState: 'modified' } } as never;
  });
  const client = new QueryClient();
  const stored = vi.fn();

  const save = client.getMutationCache().build(client, savePost(toPost(row), { key: '', stored }));
  await expect(save.execute(values)).rejects.toThrow('away');

  const found = { revision: 2, state: 'modified', status: 'Published' };
  expect(stored).toHaveBeenCalledWith(expect.objectContaining(found));
  expect(client.getQueryData(['posts', 'one', { documentId: 'a' }])).toMatchObject(found);
});
