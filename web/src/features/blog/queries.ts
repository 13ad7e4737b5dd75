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

/** Variables hold only the visitor's search; the filters are in the operation. */
const pageOf = (page: number, sought: BlogList = {}) => ({
  document: BlogPage,
  variables: { page, pageSize: PAGE_SIZE, ...sought },
});

const toCards = ({ blogPosts_connection }: ResultOf<typeof BlogPage>) =>
  toListPage(blogPosts_connection, toBlogCard);

export const blogQueries = {
  /** Published posts, newest first. */
  pages: ({ search = '', tag = '' }: BlogList = {}) =>
    strapiPages(
      ['blog', 'pages', { search: search.trim().toLowerCase(), tag: tag.toLowerCase() }],
      (page) => pageOf(page, { ...(search.trim() && { search: search.trim() }), ...(tag && { tag }) }),
      toCards,
      { loggedFailure: blogWording.loadFailure },
    ),

  /** One page of all published posts, newest first; pages count from 1. */
  page: (page: number) =>
    strapiQuery(['blog', 'page', page], pageOf(page), toCards, {
      loggedFailure: blogWording.loadFailure,
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
