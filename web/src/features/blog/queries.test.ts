import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { strapi } from '../../strapi/client';
import { blogQueries } from './queries';

test.each([
  [{}, {}],
  [{ search: ' silk ' }, { search: 'silk' }],
  [{ tag: 'Runway' }, { tag: 'Runway' }],
  [
    { search: 'silk', tag: 'Runway' },
    { search: 'silk', tag: 'Runway' },
  ],
])('a list is asked for by what is looked for: %o', async (list, named) => {
  const request = vi.spyOn(strapi, 'request').mockResolvedValue({ blogPosts_connection: null });
  await new QueryClient().fetchInfiniteQuery(blogQueries.pages(list));
  expect(request.mock.lastCall?.[0].variables).toStrictEqual({ ...named, page: 1, pageSize: 12 });
});
