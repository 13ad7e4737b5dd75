import { publicationState } from '../content';
import { mayUse, type Operations } from '../platform/graphql/operations';
import { pageOf, type SearchArguments } from '../platform/graphql/page-arguments';
import { endPreviews, previewLink } from './blog/blog-queries';
import { missedPaths } from './pages/missing-pages';
import { deletePortfolioItems, setPortfolioCategory } from './portfolio/bulk-changes';
import { movePortfolioItems, portfolioOrder, showNewestFirst } from './portfolio/portfolio-order';
import { refused } from './refused';
import { weeklyCounts } from './submissions/weekly-counts';

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
        'Most requested first; q: what the path contains',
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
        'Ends all links to the draft, those of the panel among them',
        (strapi, { documentId }: OneItem) => endPreviews(strapi, documentId),
      ],
    },
    fields: {
      BlogPost: {
        'publicationState: String!': [
          'draft, published, or modified when a draft newer than the published version exists',
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
        ['target: the item that BEFORE and AFTER mean', movePortfolioItems],
      'showPortfolioNewestFirst(version: Int!): PortfolioOrder!': (
        strapi,
        { version }: { version: number },
      ) => showNewestFirst(strapi, version),
      'setPortfolioCategory(documentIds: [ID!]!, category: String): Int!': [
        'How many items have it now; at most 100 a call',
        (strapi, { documentIds, category }: SomeItems & { category?: string | null }) =>
          setPortfolioCategory(strapi, documentIds, category ?? null),
      ],
    },
  },
  {
    access: mayUse(`${PORTFOLIO_ITEM}.delete`),
    mutations: {
      'deletePortfolioItems(documentIds: [ID!]!): Int!': [
        'How many were deleted; at most 100 a call',
        (strapi, { documentIds }: SomeItems) => deletePortfolioItems(strapi, documentIds),
      ],
    },
  },
];
