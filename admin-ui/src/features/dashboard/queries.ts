import { queryOptions } from '@tanstack/react-query';
import type { ResultOf } from 'gql.tada';
import { strapi } from '../../strapi/client';
import { graphql } from '../../strapi/graphql';
import { mediaFileFields } from '../../strapi/media-file';
import { type Overview, RECENT, toOverview, toWeek, WEEKS, type Week } from './overview';
import { wording } from './wording';

/** A post's draft exists whether it is published or not, so drafts count them all. */
const DashboardOverview = graphql(
  `
    query DashboardOverview($recent: Int!) {
      portfolioItems_connection(pagination: { page: 1, pageSize: 1 }) {
        pageInfo {
          total
        }
      }
      blogPosts_connection(status: DRAFT, pagination: { page: 1, pageSize: 1 }) {
        pageInfo {
          total
        }
      }
      projects_connection(
        filters: { status: { in: ["ongoing", "upcoming"] } }
        pagination: { page: 1, pageSize: 1 }
      ) {
        pageInfo {
          total
        }
      }
      volunteers_connection(pagination: { page: 1, pageSize: 1 }) {
        pageInfo {
          total
        }
      }
      pendingComments: comments_connection(
        filters: { status: { eq: "pending" } }
        pagination: { page: 1, pageSize: 1 }
      ) {
        pageInfo {
          total
        }
      }
      portfolioItems(sort: ["createdAt:desc"], pagination: { limit: $recent }) {
        documentId
        title
        createdAt
        image {
          ...MediaFileFields
        }
      }
      volunteers(sort: ["createdAt:desc"], pagination: { limit: $recent }) {
        documentId
        name
        createdAt
        project {
          title
        }
      }
    }
  `,
  [mediaFileFields],
);

export type OverviewAnswer = ResultOf<typeof DashboardOverview>;

const WeeklyCounts = graphql(`
  query WeeklyCounts($weeks: Int!) {
    weeklyCounts(weeks: $weeks) {
      weekStart
      messages
      volunteers
    }
  }
`);

export const dashboardQueries = {
  all: () => ['dashboard'] as const,

  overview: () =>
    queryOptions({
      queryKey: [...dashboardQueries.all(), 'overview'] as const,
      queryFn: async ({ signal }): Promise<Overview> => {
        const variables = { recent: RECENT };
        return toOverview(await strapi.request({ document: DashboardOverview, variables, signal }));
      },
      meta: { loadFailure: wording.loadFailure },
    }),

  /** Oldest first. */
  weekly: () =>
    queryOptions({
      queryKey: [...dashboardQueries.all(), 'weekly'] as const,
      queryFn: async ({ signal }): Promise<Week[]> => {
        const variables = { weeks: WEEKS };
        const { weeklyCounts } = await strapi.request({ document: WeeklyCounts, variables, signal });
        return weeklyCounts.map(toWeek);
      },
      meta: { loadFailure: wording.loadFailure },
    }),
};
