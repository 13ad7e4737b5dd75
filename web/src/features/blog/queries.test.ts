import { QueryClient } from '@tanstack/react-query';
import { isRedirect } from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';
import { buildPostRow } from '../../../testing/factories/blog-row';
import { createQueryClient } from '../../app/query-client';
import { strapi } from '../../strapi/client';
import { commentQueries } from '../comments/queries';
import { siteQueries } from '../site/queries';
import { toBlogPostPage } from './blog-post';
import { BlogPage, BlogSearch, BlogTagged, BlogTaggedSearch } from './documents';
import { blogQueries, loadBlogPost } from './queries';

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

/** Returns a tab's cache: the slug that the CMS returned for each requested slug. */
function remembering(presentSlugs: Record<string, string>) {
  const queryClient = createQueryClient();
  const site = { title: 'Amani Kito', contactEmail: '', blogIsOn: true, volunteeringIsOn: false };
  queryClient.setQueryData(siteQueries.settings().queryKey, site);
  for (const [asked, slug] of Object.entries(presentSlugs)) {
    const page = toBlogPostPage({
      post: buildPostRow({ slug }),
      previous: null,
      next: null,
    });
    queryClient.setQueryData(blogQueries.post(asked).queryKey, page);
  }
  queryClient.setQueryData(commentQueries.ofPost('post1').queryKey, { pages: [], pageParams: [] });
  return queryClient;
}

const OPENED = { preload: false };

const ending = (loading: Promise<void>) => loading.catch((thrown: unknown) => thrown);

test('a former slug leads to the present one in the same theme, for good', async () => {
  for (const address of ['/blog/$slug', '/v1/blog/$slug'] as const) {
    const thrown = await ending(loadBlogPost(remembering({ old: 'new' }), 'old', address, OPENED));
    expect(isRedirect(thrown) && thrown.options).toMatchObject({
      to: address,
      params: { slug: 'new' },
      search: true,
      statusCode: 301,
    });
  }
});

test('a post that changed its slug and back does not send an open tab round in circles', async () => {
  const queryClient = remembering({ old: 'new', new: 'old' });
  expect(isRedirect(await ending(loadBlogPost(queryClient, 'old', '/blog/$slug', OPENED)))).toBe(true);
  expect(await ending(loadBlogPost(queryClient, 'new', '/blog/$slug', OPENED))).toBeUndefined();
  expect(queryClient.getQueryData(blogQueries.post('old').queryKey), 'asked anew next time').toBeUndefined();
});

test('a post that was not found is asked for again: it may have been published since', async () => {
  const queryClient = remembering({});
  queryClient.setQueryData(blogQueries.post('soon').queryKey, null);
  const post = buildPostRow({ slug: 'soon' });
  vi.spyOn(strapi, 'request').mockResolvedValueOnce({ blogPostBySlug: { post, previous: null, next: null } });
  await loadBlogPost(queryClient, 'soon', '/blog/$slug', OPENED);
  expect(queryClient.getQueryData(blogQueries.post('soon').queryKey)?.post.slug).toBe('soon');
});
