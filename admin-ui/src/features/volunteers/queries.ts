import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ResultOf, VariablesOf } from 'gql.tada';
import { PAGE_SIZE, type Page, sortOrder } from '../../manager/list-search';
import { strapi } from '../../strapi/client';
import { graphql } from '../../strapi/graphql';
import { countApproved } from './approved-counts';
import { toVolunteer, type Volunteer, type VolunteerFilter, type VolunteerSearch } from './volunteer';
import { wording } from './wording';

export const volunteerFields = graphql(`
  fragment VolunteerFields on Volunteer {
    documentId
    revision
    name
    email
    phone
    message
    availability
    skills
    interests
    status
    project {
      documentId
      title
    }
    createdAt
  }
`);

export type VolunteerRow = ResultOf<typeof volunteerFields>;

const Volunteers = graphql(
  `
    query Volunteers($filters: VolunteerFiltersInput, $sort: [String], $page: Int!, $pageSize: Int!) {
      found: volunteers_connection(
        filters: $filters
        sort: $sort
        pagination: { page: $page, pageSize: $pageSize }
      ) {
        nodes {
          ...VolunteerFields
        }
        pageInfo {
          total
          pageCount
        }
      }
      all: volunteers_connection(pagination: { page: 1, pageSize: 1 }) {
        pageInfo {
          total
        }
      }
    }
  `,
  [volunteerFields],
);

const OneVolunteer = graphql(
  `
    query OneVolunteer($documentId: ID!) {
      volunteer(documentId: $documentId) {
        ...VolunteerFields
      }
    }
  `,
  [volunteerFields],
);

export type VolunteerFilters = NonNullable<VariablesOf<typeof Volunteers>['filters']>;

/** One page of the filtered list, and how many volunteers there are without filters. */
export interface VolunteerPage extends Page<Volunteer> {
  all: number;
}

/** What the CMS is asked for: a status, a project, and a text in the name, the email or the phone number. */
export function volunteerFilters({ q, status, project }: VolunteerFilter): VolunteerFilters {
  const found = { containsi: q };
  return {
    ...(status && { status: { eq: status } }),
    ...(project && { project: { documentId: { eq: project } } }),
    ...(q && { or: [{ name: found }, { email: found }, { phone: found }] }),
  };
}

export const volunteerQueries = {
  all: () => ['volunteers'] as const,

  page: ({ q, status, project, sort, page }: Omit<VolunteerSearch, 'volunteer'>) =>
    queryOptions({
      queryKey: [...volunteerQueries.all(), 'page', { q, status, project, sort, page }] as const,
      queryFn: async ({ signal }): Promise<VolunteerPage> => {
        const filters = volunteerFilters({ q, status, project });
        const variables = { filters, sort: sortOrder(sort), page, pageSize: PAGE_SIZE };
        const { found, all } = await strapi.request({ document: Volunteers, variables, signal });
        return {
          items: (found?.nodes ?? []).map(toVolunteer),
          total: found?.pageInfo.total ?? 0,
          pageCount: found?.pageInfo.pageCount ?? 0,
          all: all?.pageInfo.total ?? 0,
        };
      },
      placeholderData: keepPreviousData,
      meta: { loadFailure: wording.loadFailure },
    }),

  one: (documentId: string) =>
    queryOptions({
      queryKey: [...volunteerQueries.all(), 'one', documentId] as const,
      queryFn: async ({ signal }): Promise<Volunteer | null> => {
        const variables = { documentId };
        const { volunteer } = await strapi.request({ document: OneVolunteer, variables, signal });
        return volunteer && toVolunteer(volunteer);
      },
      meta: { loadFailure: wording.loadFailure },
    }),

  /** How many volunteers are approved, by the id of their project. */
  approvedCounts: (projectIds: readonly string[]) =>
    queryOptions({
      queryKey: [...volunteerQueries.all(), 'approved', projectIds] as const,
      queryFn: ({ signal }) => countApproved(projectIds, signal),
      placeholderData: keepPreviousData,
      meta: { loadFailure: wording.loadFailure },
    }),
};
