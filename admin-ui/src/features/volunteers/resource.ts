import { parse } from '@0no-co/graphql.web';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { TadaDocumentNode, VariablesOf } from 'gql.tada';
import { MAX_ROOT_FIELDS } from '../../../../cms/src/shared/limits';
import { PAGE_SIZE, type Page, sortOrder } from '../../kit/list/list-search';
import { bySort, collection, containing } from '../../resource/collection';
import { decisionMutation } from '../../resource/decisions';
import { pageOf } from '../../resource/queries';
import { reader } from '../../resource/reader';
import { strapi } from '../../strapi/client';
import { partsOf } from '../../strapi/parts-of';
import { cameFrom } from '../person/came-from';
import {
  isPending,
  toVolunteer,
  type Volunteer,
  type VolunteerFilter,
  type VolunteerSearch,
  Volunteers,
  volunteerFragment,
} from './volunteer';
import { wording } from './wording';

export type VolunteerFilters = NonNullable<VariablesOf<typeof Volunteers>['filters']>;

/** One page of the filtered list, and the number of volunteers without filters. */
export interface VolunteerPage extends Page<Volunteer> {
  all: number;
}

export const volunteers = collection({
  type: 'volunteer',
  many: 'volunteers',
  fragment: volunteerFragment,
  toItem: toVolunteer,
  filters: ({ q, status, project, from }: VolunteerFilter): VolunteerFilters => ({
    ...(status && { status: { eq: status } }),
    ...(project && { project: { documentId: { eq: project } } }),
    ...cameFrom(from),
    ...containing(q, ['name', 'email', 'phone']),
  }),
  order: bySort,
  wording,
});

type Counts = Record<string, { pageInfo: { total: number } } | null>;

/**
 * Builds a document with one count per project. Built at run time, because the number of projects is only known then.
 * Twenty projects take three requests instead of twenty.
 */
export function approvedCountsDocument(projects: number): TadaDocumentNode<Counts, Record<string, string>> {
  const indexes = Array.from({ length: projects }, (_, index) => index);
  const parameters = indexes.map((index) => `$id${index}: ID!`).join(', ');
  const counts = indexes.map(
    (index) => `
      count${index}: volunteers_connection(
        filters: { status: { eq: "approved" }, project: { documentId: { eq: $id${index} } } }
        pagination: { page: 1, pageSize: 1 }
      ) {
        pageInfo {
          total
        }
      }`,
  );
  return parse(`query ApprovedCounts(${parameters}) {${counts.join('')}\n}`);
}

/** Returns the number of approved volunteers by project id, in as few requests as the CMS allows. */
async function countApproved(
  projectIds: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const ids of partsOf(projectIds, MAX_ROOT_FIELDS)) {
    const document = approvedCountsDocument(ids.length);
    const variables = Object.fromEntries(ids.map((id, index) => [`id${index}`, id]));
    const answer = await strapi.request({ document, variables, signal });
    for (const [index, id] of ids.entries()) counts.set(id, answer[`count${index}`]?.pageInfo.total ?? 0);
  }
  return counts;
}

/** Returns the query of one page with the number of all volunteers. */
export const volunteerPage = ({ sort, page, ...filter }: Omit<VolunteerSearch, 'volunteer'>) =>
  reader('volunteers', wording.loadFailure)('page', Volunteers, {
    variables: {
      filters: volunteers.filters(filter),
      sort: sortOrder(sort),
      page,
      pageSize: PAGE_SIZE,
    },
    toData: ({ found, all }): VolunteerPage => ({
      ...pageOf(found, toVolunteer),
      all: all?.pageInfo.total ?? 0,
    }),
    keepsLast: true,
  });

export const approvedCounts = (projectIds: readonly string[]) =>
  queryOptions({
    queryKey: ['volunteers', 'approved', projectIds] as const,
    queryFn: ({ signal }) => countApproved(projectIds, signal),
    placeholderData: keepPreviousData,
    meta: { loadFailure: wording.loadFailure },
  });

export const decideVolunteers = decisionMutation<Volunteer>(volunteers, {
  isOpen: isPending,
  sentence: wording.decided,
  changeFailed: wording.changeFailed,
});
