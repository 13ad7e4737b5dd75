import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ResultOf, VariablesOf } from 'gql.tada';
import { PAGE_SIZE, type Page, sortOrder } from '../../manager/list-search';
import { strapi } from '../../strapi/client';
import { graphql } from '../../strapi/graphql';
import { mediaFileFields } from '../../strapi/media-file';
import { type Bio, toBio } from './bio';
import type { BiographySearch } from './biography';
import { type Milestone, toMilestone } from './milestone';
import { wording } from './wording';

export const bioFields = graphql(`
  fragment BioFields on BioContent {
    documentId
    revision
    title
    content
  }
`);

export type BioRow = ResultOf<typeof bioFields>;

const TheBio = graphql(
  `
    query TheBio {
      bioContent {
        ...BioFields
      }
    }
  `,
  [bioFields],
);

export const milestoneFields = graphql(
  `
    fragment MilestoneFields on Milestone {
      documentId
      revision
      year
      title
      description
      image {
        ...MediaFileFields
      }
    }
  `,
  [mediaFileFields],
);

export type MilestoneRow = ResultOf<typeof milestoneFields>;

const Milestones = graphql(
  `
    query Milestones($filters: MilestoneFiltersInput, $sort: [String], $page: Int!, $pageSize: Int!) {
      milestones_connection(filters: $filters, sort: $sort, pagination: { page: $page, pageSize: $pageSize }) {
        nodes {
          ...MilestoneFields
        }
        pageInfo {
          total
          pageCount
        }
      }
    }
  `,
  [milestoneFields],
);

const OneMilestone = graphql(
  `
    query OneMilestone($documentId: ID!) {
      milestone(documentId: $documentId) {
        ...MilestoneFields
      }
    }
  `,
  [milestoneFields],
);

export const bioQueries = {
  /** Null until somebody has written it. */
  stored: () =>
    queryOptions({
      queryKey: ['bio'] as const,
      queryFn: async ({ signal }): Promise<Bio | null> => {
        const { bioContent } = await strapi.request({ document: TheBio, signal });
        return bioContent && toBio(bioContent);
      },
      meta: { loadFailure: wording.bio.loadFailure },
    }),
};

type Filters = NonNullable<VariablesOf<typeof Milestones>['filters']>;

/** A text in year, title or description. */
export function milestoneFilters(q: string): Filters {
  const found = { containsi: q };
  return q ? { or: [{ year: found }, { title: found }, { description: found }] } : {};
}

export const milestoneQueries = {
  all: () => ['milestones'] as const,

  page: ({ q, sort, page }: Pick<BiographySearch, 'q' | 'sort' | 'page'>) =>
    queryOptions({
      queryKey: [...milestoneQueries.all(), 'page', q, sort, page] as const,
      queryFn: async ({ signal }): Promise<Page<Milestone>> => {
        const filters = milestoneFilters(q);
        const variables = { filters, sort: sortOrder(sort), page, pageSize: PAGE_SIZE };
        const answer = await strapi.request({ document: Milestones, variables, signal });
        const found = answer.milestones_connection;
        return {
          items: (found?.nodes ?? []).map(toMilestone),
          total: found?.pageInfo.total ?? 0,
          pageCount: found?.pageInfo.pageCount ?? 0,
        };
      },
      placeholderData: keepPreviousData,
      meta: { loadFailure: wording.milestone.loadFailure },
    }),

  one: (documentId: string) =>
    queryOptions({
      queryKey: [...milestoneQueries.all(), 'one', documentId] as const,
      queryFn: async ({ signal }): Promise<Milestone | null> => {
        const variables = { documentId };
        const { milestone } = await strapi.request({ document: OneMilestone, variables, signal });
        return milestone && toMilestone(milestone);
      },
      meta: { loadFailure: wording.milestone.loadFailure },
    }),
};
