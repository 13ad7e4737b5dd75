import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { notFound, redirect } from '@tanstack/react-router';
import { loadInPlace } from '../../routing/load-in-place';
import { MOVED_PERMANENTLY } from '../../routing/moved';
import { readAhead } from '../../texts/read-ahead';
import { commentQueries } from '../comments/queries';
import { siteQueries } from '../site/queries';
import type { BlogPost } from './blog-post';
import { blogQueries } from './queries';

/**
 * Loads what the list of posts shows.
 *
 * @param parts starts loading them
 * @throws notFound while the owner has switched the blog off
 */
export async function loadBlog(queryClient: QueryClient, parts: () => Promise<unknown>[]): Promise<void> {
  const { blogIsOn } = await queryClient.ensureQueryData(siteQueries.settings());
  if (!blogIsOn) throw notFound();
  await loadInPlace(...parts());
}

/** For pages of the blog, which the owner may switch off while one is open: throws notFound then. */
export function useBlogIsOn(): void {
  if (!useSuspenseQuery(siteQueries.settings()).data.blogIsOn) throw notFound();
}

type PostAddress = '/blog/$slug' | '/v1/blog/$slug';

/**
 * Loads what the page of a post shows, in either theme.
 *
 * @param address the route of the page
 * @param options.pages so many pages of its comments
 * @param options.preload nobody has opened it yet
 * @throws notFound when there is no such post; a redirect when the post has another slug by now
 */
export async function loadBlogPost(
  queryClient: QueryClient,
  slug: string,
  address: PostAddress,
  { pages, preload }: { pages?: number; preload: boolean },
): Promise<void> {
  const loading = loadPost(queryClient, slug, address);
  if (preload) readAhead(loading.then(({ content }) => content));
  const { id } = await loading;
  await loadInPlace(queryClient.ensureInfiniteQueryData({ ...commentQueries.ofPost(id), pages }));
}

async function loadPost(queryClient: QueryClient, slug: string, address: PostAddress): Promise<BlogPost> {
  const { blogIsOn } = await queryClient.ensureQueryData(siteQueries.settings());
  const page = blogIsOn ? await queryClient.ensureQueryData(blogQueries.post(slug)) : null;
  if (!page) throw notFound();
  const present = page.post.slug;
  if (present !== slug) {
    // Kept under the present slug alone: what an open tab remembers of a former one could lead it round in circles.
    queryClient.setQueryData(blogQueries.post(present).queryKey, page);
    queryClient.removeQueries({ queryKey: blogQueries.post(slug).queryKey });
    throw redirect({
      to: address,
      params: { slug: present },
      search: true,
      hash: true,
      statusCode: MOVED_PERMANENTLY,
    });
  }
  return page.post;
}
