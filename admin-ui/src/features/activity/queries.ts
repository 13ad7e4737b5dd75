import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { PAGE_SIZE, type Page } from '../../manager/list-search';
import { strapi } from '../../strapi/client';
import type { ActivitySearch, BinSearch } from './activity';
import { AllActivity, Bin, ScheduledWork } from './documents';
import { wording } from './wording';

function pageOf<Entry>({ entries, total }: { entries: Entry[]; total: number }): Page<Entry> {
  return { items: entries, total, pageCount: Math.ceil(total / PAGE_SIZE) };
}

export const activityQueries = {
  page: ({ q, kind, door, page }: ActivitySearch) => {
    const variables = { q, kind, door, page, pageSize: PAGE_SIZE };
    return queryOptions({
      queryKey: ['activity', 'page', variables] as const,
      queryFn: async ({ signal }) =>
        pageOf((await strapi.request({ document: AllActivity, variables, signal })).activity),
      placeholderData: keepPreviousData,
      meta: { loadFailure: wording.loadFailure },
    });
  },
  work: () =>
    queryOptions({
      queryKey: ['schedule', 'work'] as const,
      queryFn: async ({ signal }) =>
        (await strapi.request({ document: ScheduledWork, signal })).scheduledWork,
      meta: { loadFailure: wording.schedule.loadFailure },
    }),
  bin: ({ q, page }: BinSearch) => {
    const variables = { q, page, pageSize: PAGE_SIZE };
    return queryOptions({
      queryKey: ['bin', 'page', variables] as const,
      queryFn: async ({ signal }) => pageOf((await strapi.request({ document: Bin, variables, signal })).bin),
      placeholderData: keepPreviousData,
      meta: { loadFailure: wording.bin.loadFailure },
    });
  },
};
