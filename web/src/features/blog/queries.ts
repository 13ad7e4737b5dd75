import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { strapi } from '../../strapi/client';
import { nextPage } from '../../strapi/paging';
import { toBlogCard, toBlogPost, toBlogPostPage } from './blog-post';
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
