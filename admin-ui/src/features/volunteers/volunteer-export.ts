import { mutationOptions } from '@tanstack/react-query';
import { LARGEST_PAGE } from '../../../../cms/src/shared/limits';
import { sortOrder } from '../../kit/list/list-search';
import { type CsvColumns, downloadCsv } from '../../kit/page/csv';
import { showDone } from '../../notifications/toasts';
import { CONTENT_TYPES } from '../../strapi/content-types.gen';
import { getJson } from '../../strapi/http';
import { authorised } from '../../strapi/owner-session';
import { restParameters } from '../../strapi/rest-query';
import { cameFromWording } from '../person/wording';
import { type VolunteerFilters, volunteers } from './resource';
import {
  toVolunteer,
  type Volunteer,
  type VolunteerFilter,
  type VolunteerRow,
  volunteerStatusLooks,
} from './volunteer';
import { wording } from './wording';

/** `Joined` is ISO 8601, UTC. */
export const VOLUNTEER_COLUMNS: CsvColumns<Volunteer> = [
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Project', ({ project }) => project?.title ?? ''],
  ['Status', ({ status }) => volunteerStatusLooks[status].label],
  ['Availability', ({ availability }) => availability.join('; ')],
  ['Skills', ({ skills }) => skills.join('; ')],
  ['Interests', ({ interests }) => interests.join('; ')],
  [CONTENT_TYPES.volunteer.cameFrom.label, ({ cameFrom }) => cameFromWording.name(cameFrom)],
  ['Message', ({ message }) => message],
  ['Joined', ({ createdAt }) => createdAt],
];

/** Receives the number of loaded volunteers. */
export type ExportProgress = (arrived: number) => void;

/** Returns the rows after the given one, newest first; the first rows for null. At most LARGEST_PAGE. */
export type FetchAfter = (last: Volunteer | null) => Promise<Volunteer[]>;

/**
 * Loads all volunteers of an export, page by page. A page starts after the last row of the previous one, not at a
 * number. So a volunteer who signs up or is deleted during the export neither repeats nor skips a row.
 */
export async function volunteersToExport(
  fetchRows: FetchAfter,
  onProgress: ExportProgress,
): Promise<Volunteer[]> {
  const found: Volunteer[] = [];
  for (;;) {
    const rows = await fetchRows(found.at(-1) ?? null);
    found.push(...rows);
    onProgress(found.length);
    if (rows.length < LARGEST_PAGE) return found;
  }
}

/** Filters the rows that follow in the order `createdAt` descending, then `documentId` ascending. */
export function filtersAfter(filter: VolunteerFilter, last: Volunteer | null): VolunteerFilters {
  const filters = volunteers.filters(filter);
  if (!last) return filters;
  const { createdAt, documentId } = last;
  const older = { createdAt: { lt: createdAt } };
  const sameMoment = { createdAt: { eq: createdAt }, documentId: { gt: documentId } };
  // Redundant, but lets the database start in its index where the last page ended.
  const notYounger = { createdAt: { lte: createdAt } };
  return { and: [filters, notYounger, { or: [older, sameMoment] }] };
}

/** Loads rows over REST, which takes less than half the time of GraphQL's resolvers for a hundred rows. */
export function fetchAfter(filter: VolunteerFilter): FetchAfter {
  return async (last) => {
    const query = new URLSearchParams([
      ...restParameters('filters', filtersAfter(filter, last)),
      ...restParameters('sort', sortOrder('createdAt:desc')),
      ...restParameters('populate', { project: { fields: ['title'] } }),
      ...restParameters('pagination', { start: 0, limit: LARGEST_PAGE, withCount: false }),
    ]);
    const answer = await authorised((token) => getJson(`/api/volunteers?${query}`, { token }));
    return (answer as { data: VolunteerRow[] }).data.map(toVolunteer);
  };
}

interface VolunteerExport {
  filter: VolunteerFilter;
  onProgress: ExportProgress;
}

/** Downloads all pages of the filtered list. */
export const exportVolunteers = () =>
  mutationOptions({
    mutationFn: async ({ filter, onProgress }: VolunteerExport) => {
      const exported = await volunteersToExport(fetchAfter(filter), onProgress);
      downloadCsv('volunteers', VOLUNTEER_COLUMNS, exported);
      return exported.length;
    },
    onSuccess: (count) => showDone(wording.exported(count)),
    meta: { failed: wording.exportFailed, changesNothingShown: true },
  });
