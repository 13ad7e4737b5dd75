import { type QueryClient, useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { notFound, useParams } from '@tanstack/react-router';
import * as v from 'valibot';
import type { BlogPost } from '../features/blog/blog-post';
import { blogQueries } from '../features/blog/queries';
import { commentQueries } from '../features/comments/queries';
import { siteQueries } from '../features/site/queries';
import { sentSearch } from '../features/submission/posted-form';
import { loadInPlace } from '../routing/load-in-place';
import { pagesSearch } from '../routing/more-pages';
import { readAhead } from '../texts/markdown-parser';
import { readBefore } from '../texts/read-before';
import { useBlogIsOn } from './blog';
import { loadBySlug } from './by-slug';
import { type Loading, remountDeps, type Searched } from './page';
import { usePagedList } from './paged-list';

const search = v.object({ ...sentSearch, ...pagesSearch });

/** The route of a post in a theme. */
export type PostAddress = '/blog/$slug' | '/v1/blog/$slug';

/**
 * One post with its comments. Its loader throws notFound when the post does not exist, and a redirect when its slug has
 * changed.
 */
export const blogPostPage = (address: PostAddress) => ({
  validateSearch: search,
  loaderDeps: ({ search: { pages } }: Searched<typeof search>) => ({ pages }),
  loader: async ({
    context: { queryClient },
    params: { slug },
    deps: { pages },
    preload,
  }: Loading<{ pages?: number }, { slug: string }>) => {
    const loading = loadPost(queryClient, slug, address);
    if (preload) readAhead(loading.then(({ content }) => content));
    const { id, content } = await loading;
    await readBefore(content);
    await loadInPlace(queryClient.ensureInfiniteQueryData({ ...commentQueries.ofPost(id), pages }));
  },
  remountDeps,
});

async function loadPost(queryClient: QueryClient, slug: string, address: PostAddress): Promise<BlogPost> {
  const { blogIsOn } = await queryClient.ensureQueryData(siteQueries.settings());
  if (!blogIsOn) throw notFound();
  const page = await loadBySlug(queryClient, {
    slug,
    address,
    queryOf: blogQueries.post,
    slugOf: ({ post }) => post.slug,
  });
  return page.post;
}

/** The post that the address names, which the route has loaded; null when the owner unpublished it while it was open. */
export function useBlogPost() {
  useBlogIsOn();
  const { slug = '' } = useParams({ strict: false });
  return useSuspenseQuery(blogQueries.post(slug)).data;
}

/** The approved comments, oldest first. */
export const useComments = (postId: string) => usePagedList(useInfiniteQuery(commentQueries.ofPost(postId)));
