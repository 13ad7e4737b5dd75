import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useSuspenseQuery,
} from '@tanstack/react-query';
import { notFound, redirect } from '@tanstack/react-router';
import { loadInPlace } from '../../routing/load-in-place';
import { MOVED_PERMANENTLY } from '../../routing/moved';
import { strapi } from '../../strapi/client';
import { nextPage } from '../../strapi/paging';
import { readAhead } from '../../texts/markdown-parser';
import { readBefore } from '../../texts/read-before';
import { commentQueries } from '../comments/queries';
import { siteQueries } from '../site/queries';
import { type BlogPost, toBlogCard, toBlogPost, toBlogPostPage } from './blog-post';
import {
  BlogAddresses,
  BlogFeed,
  BlogPage,
  BlogPostBySlug,
  BlogSearch,
  BlogTagged,
  BlogTaggedSearch,
  BlogTags,
} from './documents';
import { blogWording } from './wording';

interface BlogList {
  /** Matches title or excerpt, ignoring case */
  search?: string;
  /** Matches any tag that contains it, ignoring case */
  tag?: string;
}

/** Cards per request: complete rows of three and of two. */
const PAGE_SIZE = 12;

export const blogQueries = {
  /** Published posts, newest first. */
  pages: ({ search = '', tag = '' }: BlogList = {}) =>
    infiniteQueryOptions({
      queryKey: ['blog', 'pages', { search: search.trim().toLowerCase(), tag: tag.toLowerCase() }],
      queryFn: ({ pageParam, signal }) => loadPage({ page: pageParam, search: search.trim(), tag }, signal),
      initialPageParam: 1,
      getNextPageParam: nextPage,
      meta: { loggedFailure: blogWording.loadFailure },
    }),

  /** One page of all published posts, newest first; pages count from 1. */
  page: (page: number) =>
    queryOptions({
      queryKey: ['blog', 'page', page],
      queryFn: ({ signal }) => loadPage({ page, search: '', tag: '' }, signal),
      meta: { loggedFailure: blogWording.loadFailure },
    }),

  /** Slug, title, last change and cover of published posts, newest first; pages of up to 100 posts count from 1. */
  addresses: (page: number, pageSize: number) =>
    queryOptions({
      queryKey: ['blog', 'addresses', page, pageSize],
      queryFn: async ({ signal }) => {
        const variables = { page, pageSize };
        const { blogPosts_connection } = await strapi.request({ document: BlogAddresses, variables, signal });
        return {
          items: blogPosts_connection?.nodes ?? [],
          total: blogPosts_connection?.pageInfo.total ?? 0,
        };
      },
    }),

  feed: () =>
    queryOptions({
      queryKey: ['blog', 'feed'],
      queryFn: async ({ signal }) => {
        const { blogPosts } = await strapi.request({ document: BlogFeed, signal });
        return blogPosts.flatMap((row) => (row ? toBlogPost(row) : []));
      },
    }),

  tags: () =>
    queryOptions({
      queryKey: ['blog', 'tags'],
      queryFn: async ({ signal }) => (await strapi.request({ document: BlogTags, signal })).blogTags,
      meta: { loggedFailure: blogWording.loadFailure },
    }),

  /** Returns a post with its neighbours; null when the slug is unknown or the post is not published. */
  post: (slug: string) =>
    queryOptions({
      queryKey: ['blog', 'post', slug],
      queryFn: async ({ signal }) => {
        const { blogPostBySlug } = await strapi.request({
          document: BlogPostBySlug,
          variables: { slug },
          signal,
        });
        return blogPostBySlug ? toBlogPostPage(blogPostBySlug) : null;
      },
      meta: { loggedFailure: blogWording.loadFailure },
    }),
};

type BlogPageAsked = Required<BlogList> & { page: number };

async function loadPage(asked: BlogPageAsked, signal: AbortSignal) {
  const { blogPosts_connection } = await askPage(asked, signal);
  return {
    items: (blogPosts_connection?.nodes ?? []).flatMap(toBlogCard),
    pageInfo: blogPosts_connection?.pageInfo ?? { page: 1, pageCount: 1, total: 0 },
  };
}

/** Variables hold only the visitor's search; the filters are in the operations. */
function askPage({ search, tag, page }: BlogPageAsked, signal: AbortSignal) {
  const part = { page, pageSize: PAGE_SIZE };
  if (search && tag) {
    return strapi.request({ document: BlogTaggedSearch, variables: { ...part, search, tag }, signal });
  }
  if (search) return strapi.request({ document: BlogSearch, variables: { ...part, search }, signal });
  if (tag) return strapi.request({ document: BlogTagged, variables: { ...part, tag }, signal });
  return strapi.request({ document: BlogPage, variables: part, signal });
}

/**
 * Loads the data of the list of posts.
 *
 * @param parts starts the requests
 * @throws notFound while the blog is off
 */
export async function loadBlog(queryClient: QueryClient, parts: () => Promise<unknown>[]): Promise<void> {
  const { blogIsOn } = await queryClient.ensureQueryData(siteQueries.settings());
  if (!blogIsOn) throw notFound();
  await loadInPlace(...parts());
}

/** Throws notFound when the owner switches the blog off while one of its pages is open. */
export function useBlogIsOn(): void {
  if (!useSuspenseQuery(siteQueries.settings()).data.blogIsOn) throw notFound();
}

type PostAddress = '/blog/$slug' | '/v1/blog/$slug';

/**
 * Loads the data of a post's page, in either theme.
 *
 * @param address the route of the page
 * @param options.pages how many pages of its comments
 * @param options.preload whether the visitor has not opened it yet
 * @throws notFound when the post does not exist; a redirect when its slug has changed
 */
export async function loadBlogPost(
  queryClient: QueryClient,
  slug: string,
  address: PostAddress,
  { pages, preload }: { pages?: number; preload: boolean },
): Promise<void> {
  const loading = loadPost(queryClient, slug, address);
  if (preload) readAhead(loading.then(({ content }) => content));
  const { id, content } = await loading;
  await readBefore(content);
  await loadInPlace(queryClient.ensureInfiniteQueryData({ ...commentQueries.ofPost(id), pages }));
}

async function loadPost(queryClient: QueryClient, slug: string, address: PostAddress): Promise<BlogPost> {
  const { blogIsOn } = await queryClient.ensureQueryData(siteQueries.settings());
  // It may have been published since the last request.
  const { queryKey } = blogQueries.post(slug);
  if (queryClient.getQueryData(queryKey) === null) queryClient.removeQueries({ queryKey });
  const page = blogIsOn ? await queryClient.ensureQueryData(blogQueries.post(slug)) : null;
  if (!page) throw notFound();
  const present = page.post.slug;
  if (present !== slug) {
    // Cached only under the present slug: cached former slugs could redirect an open tab in circles.
    queryClient.setQueryData(blogQueries.post(present).queryKey, page);
    queryClient.removeQueries({ queryKey });
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
