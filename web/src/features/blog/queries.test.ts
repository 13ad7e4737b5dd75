import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { strapi } from '../../strapi/client';
import { BlogPage, BlogSearch, BlogTagged, BlogTaggedSearch } from './documents';
import { blogQueries } from './queries';

test.each([
  [{}, BlogPage, {}],
  [{ search: ' silk ' }, BlogSearch, { search: 'silk' }],
  [{ tag: 'Runway' }, BlogTagged, { tag: 'Runway' }],
  [{ search: 'silk', tag: 'Runway' }, BlogTaggedSearch, { search: 'silk', tag: 'Runway' }],
])('a list is asked for by what is looked for: %o', async (list, document, named) => {
  const request = vi.spyOn(strapi, 'request').mockResolvedValue({ blogPosts_connection: null });
  await new QueryClient().fetchInfiniteQuery(blogQueries.pages(list));
  expect(request.mock.lastCall?.[0]).toMatchObject({ variables: { ...named, page: 1, pageSize: 12 } });
  expect(request.mock.lastCall?.[0].document).toBe(document);
});
