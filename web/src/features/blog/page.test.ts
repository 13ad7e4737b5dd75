import { isRedirect } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { buildPostRow } from '../../../testing/factories/blog-row';
import { createQueryClient } from '../../app/query-client';
import { commentQueries } from '../comments/queries';
import { siteQueries } from '../site/queries';
import { toBlogPostPage } from './blog-post';
import { loadBlogPost } from './page';
import { blogQueries } from './queries';

/** What a tab remembers: by slug, the slug that the cms said the post has. */
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
