import type { ResultOf } from 'gql.tada';
import { toListPage } from '../../strapi/paging';
import { strapiPages, strapiQuery } from '../../strapi/query';
import { toBlogCard, toBlogPost, toBlogPostPage } from './blog-post';
import { BlogAddresses, BlogFeed, BlogPage, BlogPostBySlug, BlogTags } from './documents';
import { blogWording } from './wording';

interface BlogList {
  /** Matches title or excerpt, ignoring case */
  search?: string;
  /** Matches any tag that contains it, ignoring case */
  tag?: string;
}

/** Cards per request: complete rows of three and of two. */
const PAGE_SIZE = 12;

const toCards = ({ blogPosts_connection }: ResultOf<typeof BlogPage>) =>
  toListPage(blogPosts_connection, toBlogCard);

export const blogQueries = {
  /** Published posts, newest first. */
  pages: ({ search = '', tag = '' }: BlogList = {}) =>
    strapiPages(
      BlogPage,
      { pageSize: PAGE_SIZE, ...(search.trim() && { search: search.trim() }), ...(tag && { tag }) },
      toCards,
      { loggedFailure: blogWording.loadFailure },
    ),

  /** One page of all published posts, newest first; pages count from 1. */
  page: (page: number) =>
    strapiQuery(BlogPage, { page, pageSize: PAGE_SIZE }, toCards, { loggedFailure: blogWording.loadFailure }),

  /** Slug, title, last change and cover of published posts, newest first; pages of up to 100 posts count from 1. */
  addresses: (page: number, pageSize: number) =>
    strapiQuery(BlogAddresses, { page, pageSize }, ({ blogPosts_connection: list }) =>
      toListPage(list, (row) => row),
    ),

  feed: () =>
    strapiQuery(BlogFeed, {}, ({ blogPosts }) => blogPosts.flatMap((row) => (row ? toBlogPost(row) : []))),

  tags: () =>
    strapiQuery(BlogTags, {}, ({ blogTags }) => blogTags, {
      loggedFailure: blogWording.loadFailure,
    }),

  /** Returns a post with its neighbours; null when the slug is unknown or the post is not published. */
  post: (slug: string) =>
    strapiQuery(
      BlogPostBySlug,
      { slug },
      ({ blogPostBySlug }) => blogPostBySlug && toBlogPostPage(blogPostBySlug),
      { loggedFailure: blogWording.loadFailure },
    ),
};
