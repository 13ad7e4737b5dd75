import { mutationOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { downloadText } from '../../manager/download-text';
import { sortOrder } from '../../manager/list-search';
import { showDone } from '../../outcomes/toasts';
import { getJson } from '../../strapi/http';
import { authorised } from '../../strapi/owner-session';
import { restParameters } from '../../strapi/rest-query';
import { type VolunteerFilters, volunteerFilters } from './queries';
import { toVolunteer, type Volunteer, type VolunteerFilter, volunteerStatus } from './volunteer';
import { csvFileName, volunteersCsv } from './volunteer-csv';
import { wording } from './wording';

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

/** The rows that follow in the order `createdAt` descending, then `documentId` ascending. */
export function filtersAfter(filter: VolunteerFilter, last: Volunteer | null): VolunteerFilters {
  const filters = volunteerFilters(filter);
  if (!last) return filters;
  const { createdAt, documentId } = last;
  const older = { createdAt: { lt: createdAt } };
  const sameMoment = { createdAt: { eq: createdAt }, documentId: { gt: documentId } };
  // Says nothing new, but lets the database begin in its index where the last page ended.
  const notYounger = { createdAt: { lte: createdAt } };
  return { and: [filters, notYounger, { or: [older, sameMoment] }] };
}

const text = z.nullable(z.string());

const exportPage = z.object({
  data: z.array(
    z.object({
      documentId: z.string(),
      revision: z.nullable(z.number()),
      name: z.string(),
      email: z.string(),
      phone: text,
      message: text,
      availability: z.unknown(),
      skills: z.unknown(),
      interests: z.unknown(),
      status: volunteerStatus,
      project: z.nullable(z.object({ documentId: z.string(), title: z.string() })),
      createdAt: z.string(),
    }),
  ),
});

/** Over REST, where a page of a hundred rows takes less than half the time that GraphQL's resolvers need for it. */
export function fetchAfter(filter: VolunteerFilter): FetchAfter {
  return async (last) => {
    const query = new URLSearchParams([
      ...restParameters('filters', filtersAfter(filter, last)),
      ...restParameters('sort', sortOrder('createdAt:desc')),
      ...restParameters('populate', { project: { fields: ['title'] } }),
      ...restParameters('pagination', { start: 0, limit: EXPORT_PAGE_SIZE, withCount: false }),
    ]);
    const answer = await authorised((token) => getJson(`/api/volunteers?${query}`, { token }));
    return exportPage.parse(answer).data.map(toVolunteer);
  };
}

interface VolunteerExport {
  filter: VolunteerFilter;
  onProgress: ExportProgress;
}

/** Downloads what the filters show, all pages of it. */
export const exportVolunteers = () =>
  mutationOptions({
    mutationKey: ['volunteers', 'export'],
    mutationFn: async ({ filter, onProgress }: VolunteerExport) => {
      const volunteers = await volunteersToExport(fetchAfter(filter), onProgress);
      downloadText(volunteersCsv(volunteers), csvFileName(new Date()), 'text/csv;charset=utf-8');
      return volunteers.length;
    },
    onSuccess: (count) => showDone(wording.exported(count)),
    meta: { failed: wording.exportFailed, changesNothingShown: true },
  });
