import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { VariablesOf } from 'gql.tada';
import { oneQuery, pageOf } from '../../content/collection';
import { PAGE_SIZE, type Page, sortOrder } from '../../manager/list-search';
import { strapi } from '../../strapi/client';
import { countApproved } from './approved-counts';
import { OneVolunteer, Volunteers } from './documents';
import { toVolunteer, type Volunteer, type VolunteerFilter, type VolunteerSearch } from './volunteer';
import { wording } from './wording';

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
  page: ({ q, status, project, sort, page }: Omit<VolunteerSearch, 'volunteer'>) =>
    queryOptions({
      queryKey: ['volunteers', 'page', { q, status, project, sort, page }] as const,
      queryFn: async ({ signal }): Promise<VolunteerPage> => {
        const filters = volunteerFilters({ q, status, project });
        const variables = { filters, sort: sortOrder(sort), page, pageSize: PAGE_SIZE };
        const { found, all } = await strapi.request({ document: Volunteers, variables, signal });
        return { ...pageOf(found, toVolunteer), all: all?.pageInfo.total ?? 0 };
      },
      placeholderData: keepPreviousData,
      meta: { loadFailure: wording.loadFailure },
    }),

  one: (documentId: string) =>
    oneQuery({
      key: 'volunteers',
      toItem: toVolunteer,
      document: OneVolunteer,
      documentId,
      loadFailure: wording.loadFailure,
    }),
  /** How many volunteers are approved, by the id of their project. */
  approvedCounts: (projectIds: readonly string[]) =>
    queryOptions({
      queryKey: ['volunteers', 'approved', projectIds] as const,
      queryFn: ({ signal }) => countApproved(projectIds, signal),
      placeholderData: keepPreviousData,
      meta: { loadFailure: wording.loadFailure },
    }),
};
