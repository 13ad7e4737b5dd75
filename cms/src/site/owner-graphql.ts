import { publicationState } from '../content';
import { mayUse, type Operations } from '../platform/graphql/operations';
import { pageOf, type SearchArguments } from '../platform/graphql/page-arguments';
import { endPreviews, previewLink } from './blog/blog-queries';
import { missedPaths } from './pages/missing-pages';
import {
  deletePortfolioItems,
  movePortfolioItems,
  portfolioOrder,
  setOnItems,
  showNewestFirst,
} from './portfolio/portfolio-order';
import { weeklyCounts } from './submissions/weekly-counts';
import { refused } from './wording';

const BLOG_POST = 'api::blog-post.blog-post';
const PORTFOLIO_ITEM = 'api::portfolio-item.portfolio-item';

interface OneItem {
  documentId: string;
}

interface SomeItems {
  documentIds: string[];
}

/** Types and operations of the owner's area for blog, portfolio and pages, beyond Strapi's own. */
export const ownerOperations: readonly Operations[] = [
  {
    access: mayUse('api::message.message.find', 'api::volunteer.volunteer.find'),
    types: /* GraphQL */ `
    type WeeklyCount {
      weekStart: String!
      messages: Int!
      volunteers: Int!
    }
    "A link that shows the draft of a post to anyone who has it"
    type PreviewLink {
      "Path and query on the site. Add /v1 in front for the classic theme"
      path: String!
      "ISO time"
      endsAt: String!
    }
    type PortfolioOrder {
      "Increases with each change of order. Send it with the next change"
      version: Int!
      "true if the owner has arranged the items; false for newest first"
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
  `,
    queries: {
      'weeklyCounts(weeks: Int!): [WeeklyCount!]!': (strapi, { weeks }: { weeks: number }) =>
        weeklyCounts(strapi, weeks),
    },
  },
  {
    access: mayUse('api::redirect.redirect.update'),
    queries: {
      'missedPaths(q: String, page: Int, pageSize: Int): MissedPathPage!': [
        'For the owner. Most requested first. q searches the paths',
        (strapi, { q, ...page }: SearchArguments) => missedPaths(strapi, { q: q ?? '', ...pageOf(page) }),
      ],
    },
  },
  {
    access: mayUse(`${BLOG_POST}.update`),
    queries: {
      'blogPostPreview(documentId: ID!): PreviewLink!': (strapi, { documentId }: OneItem) =>
        previewLink(strapi, documentId),
    },
    mutations: {
      // Strapi's content API cannot unpublish: it ignores status and publishedAt.
      'unpublishBlogPost(documentId: ID!): BlogPost': async (strapi, { documentId }: OneItem) => {
        const { entries } = await strapi.documents(BLOG_POST).unpublish({ documentId });
        const isGone = !entries[0] && !(await strapi.db.query(BLOG_POST).count({ where: { documentId } }));
        if (isGone) throw refused('POST_GONE', { kind: 'missing' });
        return entries[0] ?? null;
      },
      'endBlogPostPreviews(documentId: ID!): Boolean!': [
        'For the owner and editors. Ends all preview links of a post, also those from the panel',
        (strapi, { documentId }: OneItem) => endPreviews(strapi, documentId),
      ],
    },
    fields: {
      BlogPost: {
        'publicationState: String!': [
          'draft, published, or modified if the draft is newer than the published version',
          (strapi, { documentId }: OneItem) => publicationState(strapi, documentId),
        ],
      },
    },
  },
  {
    access: mayUse(`${PORTFOLIO_ITEM}.update`),
    queries: { 'portfolioOrder: PortfolioOrder!': portfolioOrder },
    mutations: {
      'movePortfolioItems(documentIds: [ID!]!, place: PortfolioPlace!, target: ID, version: Int!): PortfolioOrder!':
        ['For the owner. Moves items in the portfolio. BEFORE and AFTER need target', movePortfolioItems],
      'showPortfolioNewestFirst(version: Int!): PortfolioOrder!': (
        strapi,
        { version }: { version: number },
      ) => showNewestFirst(strapi, version),
      'setPortfolioCategory(documentIds: [ID!]!, category: String): Int!': [
        'For the owner. Sets the category of at most 100 items and returns how many have it now',
        (strapi, { documentIds, category }: SomeItems & { category?: string | null }) =>
          setOnItems(strapi, documentIds, { category: category ?? null }),
      ],
      'setPortfolioYear(documentIds: [ID!]!, year: Int): Int!': [
        'For the owner. Sets the year of at most 100 items and returns how many have it now',
        (strapi, { documentIds, year }: SomeItems & { year?: number | null }) =>
          setOnItems(strapi, documentIds, { year: year ?? null }),
      ],
    },
  },
  {
    access: mayUse(`${PORTFOLIO_ITEM}.delete`),
    mutations: {
      'deletePortfolioItems(documentIds: [ID!]!): Int!': [
        'For the owner. Deletes at most 100 items and returns how many were deleted',
        (strapi, { documentIds }: SomeItems) => deletePortfolioItems(strapi, documentIds),
      ],
    },
  },
];
