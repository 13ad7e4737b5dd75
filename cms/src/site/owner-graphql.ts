import type { Core } from '@strapi/strapi';
import { publicationState } from '../content';
import { type PageArguments, pageOf } from '../platform/graphql/page-arguments';
import { endPreviews, previewLink } from './blog/blog-queries';
import { missedPaths } from './pages/missing-pages';
import { deletePortfolioItems, setPortfolioCategory } from './portfolio/bulk-changes';
import {
  movePortfolioItems,
  type PortfolioMove,
  portfolioOrder,
  showNewestFirst,
} from './portfolio/portfolio-order';
import { refused } from './refused';
import { weeklyCounts } from './submissions/weekly-counts';

/** Types and operations of the owner's area for blog, portfolio and pages, beyond Strapi's own. */
export const ownerSchema = /* GraphQL */ `
  type WeeklyCount {
    weekStart: String!
    messages: Int!
    volunteers: Int!
  }
  extend type BlogPost {
    "draft, published, or modified when a draft newer than the published version exists"
    publicationState: String!
  }
  "A link that shows the draft of a post to everybody who has it"
  type PreviewLink {
    "Path and search on the site. The classic theme shows the same path behind /v1"
    path: String!
    "ISO time"
    endsAt: String!
  }
  type PortfolioOrder {
    "Counted up by every arrangement; sent with the next one"
    version: Int!
    "false: newest first"
    arranged: Boolean!
  }
  enum PortfolioPlace {
    FIRST
    LAST
    BEFORE
    AFTER
  }
  "A requested address without a page"
  type MissedPath {
    path: String!
    count: Int!
  }
  type MissedPathPage {
    nodes: [MissedPath!]!
    pageInfo: Pagination!
  }
  type Query {
    weeklyCounts(weeks: Int!): [WeeklyCount!]!
    blogPostPreview(documentId: ID!): PreviewLink!
    portfolioOrder: PortfolioOrder!
    "Most requested first; q: what the path contains"
    missedPaths(q: String, page: Int, pageSize: Int): MissedPathPage!
  }
  type Mutation {
    unpublishBlogPost(documentId: ID!): BlogPost
    "Ends all links to the draft, those of the panel among them"
    endBlogPostPreviews(documentId: ID!): Boolean!
    "target: the item that BEFORE and AFTER mean"
    movePortfolioItems(documentIds: [ID!]!, place: PortfolioPlace!, target: ID, version: Int!): PortfolioOrder!
    showPortfolioNewestFirst(version: Int!): PortfolioOrder!
    "How many items have it now; at most 100 a call"
    setPortfolioCategory(documentIds: [ID!]!, category: String): Int!
    "How many were deleted; at most 100 a call"
    deletePortfolioItems(documentIds: [ID!]!): Int!
  }
`;

const BLOG_POST = 'api::blog-post.blog-post';
const PORTFOLIO_ITEM = 'api::portfolio-item.portfolio-item';

interface SomeItems {
  documentIds: string[];
}

export const ownerResolvers = (strapi: Core.Strapi) => ({
  Query: {
    weeklyCounts: (_: unknown, { weeks }: { weeks: number }) => weeklyCounts(strapi, weeks),
    blogPostPreview: (_: unknown, { documentId }: { documentId: string }) => previewLink(strapi, documentId),
    portfolioOrder: () => portfolioOrder(strapi),
    missedPaths: (_: unknown, { q, ...page }: PageArguments & { q?: string | null }) =>
      missedPaths(strapi, { q: q ?? '', ...pageOf(page) }),
  },
  Mutation: {
    /** Strapi's content API cannot unpublish: it ignores status and publishedAt. */
    unpublishBlogPost: async (_: unknown, { documentId }: { documentId: string }) => {
      const { entries } = await strapi.documents(BLOG_POST).unpublish({ documentId });
      if (!entries[0] && !(await exists(strapi, documentId))) throw refused('POST_GONE', { kind: 'missing' });
      return entries[0] ?? null;
    },
    endBlogPostPreviews: (_: unknown, { documentId }: { documentId: string }) =>
      endPreviews(strapi, documentId),
    movePortfolioItems: (_: unknown, move: PortfolioMove) => movePortfolioItems(strapi, move),
    showPortfolioNewestFirst: (_: unknown, { version }: { version: number }) =>
      showNewestFirst(strapi, version),
    setPortfolioCategory: (_: unknown, { documentIds, category }: SomeItems & { category?: string | null }) =>
      setPortfolioCategory(strapi, documentIds, category ?? null),
    deletePortfolioItems: (_: unknown, { documentIds }: SomeItems) =>
      deletePortfolioItems(strapi, documentIds),
  },
  BlogPost: {
    publicationState: ({ documentId }: { documentId: string }) => publicationState(strapi, documentId),
  },
});

const exists = async (strapi: Core.Strapi, documentId: string) =>
  (await strapi.db.query(BLOG_POST).count({ where: { documentId } })) > 0;

export const ownerAccess = {
  'Query.missedPaths': { auth: { scope: ['api::redirect.redirect.update'] } },
  'Query.weeklyCounts': { auth: { scope: ['api::message.message.find', 'api::volunteer.volunteer.find'] } },
  'Query.blogPostPreview': { auth: { scope: [`${BLOG_POST}.update`] } },
  'Mutation.endBlogPostPreviews': { auth: { scope: [`${BLOG_POST}.update`] } },
  'Mutation.unpublishBlogPost': { auth: { scope: [`${BLOG_POST}.update`] } },
  'Query.portfolioOrder': { auth: { scope: [`${PORTFOLIO_ITEM}.update`] } },
  'Mutation.movePortfolioItems': { auth: { scope: [`${PORTFOLIO_ITEM}.update`] } },
  'Mutation.showPortfolioNewestFirst': { auth: { scope: [`${PORTFOLIO_ITEM}.update`] } },
  'Mutation.setPortfolioCategory': { auth: { scope: [`${PORTFOLIO_ITEM}.update`] } },
  'Mutation.deletePortfolioItems': { auth: { scope: [`${PORTFOLIO_ITEM}.delete`] } },
  'BlogPost.publicationState': { auth: { scope: [`${BLOG_POST}.update`] } },
};
