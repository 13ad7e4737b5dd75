import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { strapi } from '../../strapi/client';
import { nextPage, toListPage } from '../../strapi/paging';
import { strapiQuery } from '../../strapi/query';
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
    strapiQuery(
      ['blog', 'addresses', page, pageSize],
      { document: BlogAddresses, variables: { page, pageSize } },
      ({ blogPosts_connection }) => toListPage(blogPosts_connection, (row) => row),
    ),

  feed: () =>
    strapiQuery(['blog', 'feed'], { document: BlogFeed }, ({ blogPosts }) =>
      blogPosts.flatMap((row) => (row ? toBlogPost(row) : [])),
    ),

  tags: () =>
    strapiQuery(['blog', 'tags'], { document: BlogTags }, ({ blogTags }) => blogTags, {
      loggedFailure: blogWording.loadFailure,
    }),

  /** Returns a post with its neighbours; null when the slug is unknown or the post is not published. */
  post: (slug: string) =>
    strapiQuery(
      ['blog', 'post', slug],
      { document: BlogPostBySlug, variables: { slug } },
      ({ blogPostBySlug }) => blogPostBySlug && toBlogPostPage(blogPostBySlug),
      { loggedFailure: blogWording.loadFailure },
    ),
};

type BlogPageAsked = Required<BlogList> & { page: number };

async function loadPage(asked: BlogPageAsked, signal: AbortSignal) {
  const { blogPosts_connection } = await askPage(asked, signal);
  return toListPage(blogPosts_connection, toBlogCard);
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
