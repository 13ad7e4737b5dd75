import { strapi } from '../../strapi/client';
import { graphql } from '../../strapi/graphql';
import { type VolunteerFilters, volunteerFields, volunteerFilters } from './queries';
import { toVolunteer, type Volunteer, type VolunteerFilter } from './volunteer';

/** Rows asked for at a time: the most that the CMS gives. */
export const EXPORT_PAGE_SIZE = 100;

/** Receives how many volunteers have arrived. */
export type ExportProgress = (arrived: number) => void;

/** The next rows after this one, newest first; from the beginning for null. At most EXPORT_PAGE_SIZE. */
export type FetchAfter = (last: Volunteer | null) => Promise<Volunteer[]>;

/**
 * All volunteers of an export, page by page. A page begins after the last row of the one before rather than
 * at a number, so that somebody who signs up or is deleted meanwhile neither repeats a row nor skips one.
 */
export async function volunteersToExport(
  fetchRows: FetchAfter,
  onProgress: ExportProgress,
): Promise<Volunteer[]> {
  const volunteers: Volunteer[] = [];
  for (;;) {
    const rows = await fetchRows(volunteers.at(-1) ?? null);
    volunteers.push(...rows);
    onProgress(volunteers.length);
    if (rows.length < EXPORT_PAGE_SIZE) return volunteers;
  }
}

const VolunteersAfter = graphql(
  `
    query VolunteersAfter($filters: VolunteerFiltersInput, $limit: Int!) {
      volunteers(
        filters: $filters
        sort: ["createdAt:desc", "documentId:asc"]
        pagination: { start: 0, limit: $limit }
      ) {
        ...VolunteerFields
      }
    }
  `,
  [volunteerFields],
);

/** The rows that follow in the order `createdAt` descending, then `documentId` ascending. */
export function filtersAfter(filter: VolunteerFilter, last: Volunteer | null): VolunteerFilters {
  const filters = volunteerFilters(filter);
  if (!last) return filters;
  const { createdAt, documentId } = last;
  const older = { createdAt: { lt: createdAt } };
  const sameMoment = { createdAt: { eq: createdAt }, documentId: { gt: documentId } };
  return { and: [filters, { or: [older, sameMoment] }] };
}

export function fetchAfter(filter: VolunteerFilter): FetchAfter {
  return async (last) => {
    const variables = { filters: filtersAfter(filter, last), limit: EXPORT_PAGE_SIZE };
    const { volunteers } = await strapi.request({ document: VolunteersAfter, variables });
    return volunteers.flatMap((row) => (row ? [toVolunteer(row)] : []));
  };
}
