import type { QueryClient } from '@tanstack/react-query';
import { isRedirect } from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';
import { buildPostRow } from '../../testing/factories/blog-row';
import { buildSite } from '../../testing/factories/site';
import { createQueryClient } from '../app/query-client';
import { toBlogPostPage } from '../features/blog/blog-post';
import { blogQueries } from '../features/blog/queries';
import { commentQueries } from '../features/comments/queries';
import { siteQueries } from '../features/site/queries';
import { strapi } from '../strapi/client';
import { blogPostPage, type PostAddress } from './blog-post';

/** Returns a tab's cache: the slug that the CMS returned for each requested slug. */
function remembering(presentSlugs: Record<string, string>) {
  const queryClient = createQueryClient();
  queryClient.setQueryData(siteQueries.settings().queryKey, buildSite());
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

const open = (queryClient: QueryClient, slug: string, address: PostAddress = '/blog/$slug') =>
  blogPostPage(address).loader({
    context: { queryClient, renderedOn: '2026-11-25' },
    params: { slug },
    deps: {},
    preload: false,
  });

const outcomeOf = (loading: Promise<void>) => loading.catch((thrown: unknown) => thrown);

test('a former slug leads to the present one in the same theme, for good', async () => {
  for (const address of ['/blog/$slug', '/v1/blog/$slug'] as const) {
    const thrown = await outcomeOf(open(remembering({ old: 'new' }), 'old', address));
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
  expect(isRedirect(await outcomeOf(open(queryClient, 'old')))).toBe(true);
  expect(await outcomeOf(open(queryClient, 'new'))).toBeUndefined();
  expect(
    queryClient.getQueryData(blogQueries.post('old').queryKey),
    'requested again next time',
  ).toBeUndefined();
});

test('a post that was not found is asked for again: it may have been published since', async () => {
  const queryClient = remembering({});
  queryClient.setQueryData(blogQueries.post('soon').queryKey, null);
  const post = buildPostRow({ slug: 'soon' });
  vi.spyOn(strapi, 'request').mockResolvedValueOnce({ blogPostBySlug: { post, previous: null, next: null } });
  await open(queryClient, 'soon');
  expect(queryClient.getQueryData(blogQueries.post('soon').queryKey)?.post.slug).toBe('soon');
});
