import { keepPreviousData, mutationOptions, queryOptions, useQuery } from '@tanstack/react-query';
import { PAGE_SIZE, pageOfEntries } from '../../kit/list/list-search';
import { strapi } from '../../strapi/client';
import type { ContentType } from '../content-types';
import {
  PlannedItems,
  type Schedule,
  SchedulePublishing,
  Schedules,
  type ScheduleValues,
  ShowToVisitors,
  scheduleInput,
} from './schedule';
import { wording } from './wording';

export const scheduleQueries = {
  /** By item id; omits items without a schedule. */
  of: (documentIds: string[]) =>
    queryOptions({
      queryKey: ['schedules', 'of', documentIds] as const,
      queryFn: async ({ signal }): Promise<ReadonlyMap<string, Schedule>> => {
        const variables = { documentIds };
        const { schedules } = await strapi.request({ document: Schedules, variables, signal });
        return new Map(schedules.map((schedule) => [schedule.documentId, schedule]));
      },
      enabled: documentIds.length > 0,
      meta: { loadFailure: wording.loadFailure },
    }),

  /** Loaded again each time: a form with an old schedule would save it. */
  edited: (documentId: string) =>
    queryOptions({
      queryKey: ['schedules', 'edited', documentId] as const,
      queryFn: async ({ signal }) => {
        const variables = { documentIds: [documentId] };
        const { schedules } = await strapi.request({ document: Schedules, variables, signal });
        return { schedule: schedules[0] };
      },
      staleTime: 0,
      gcTime: 0,
      meta: { loadFailure: wording.loadFailure },
    }),

  planned: ({ q, page }: { q: string; page: number }) => {
    const variables = { q, page, pageSize: PAGE_SIZE };
    return queryOptions({
      queryKey: ['schedules', 'planned', variables] as const,
      queryFn: async ({ signal }) => {
        return pageOfEntries(
          (await strapi.request({ document: PlannedItems, variables, signal })).plannedItems,
        );
      },
      placeholderData: keepPreviousData,
      meta: { loadFailure: wording.loadFailure },
    });
  },
};

export function useSchedules(items: readonly { documentId: string }[]) {
  const { data } = useQuery(scheduleQueries.of(items.map(({ documentId }) => documentId)));
  return (documentId: string) => data?.get(documentId);
}

interface About {
  contentType: ContentType;
  documentId: string;
}

/** Sets a schedule; an empty one removes it. */
export const schedulePublishing = (about: About) =>
  mutationOptions({
    mutationFn: (values: ScheduleValues) => {
      const variables = { ...about, ...scheduleInput(values) };
      return strapi.request({ document: SchedulePublishing, variables });
    },
    meta: {
      done: ({ publishAt, unpublishAt }: ScheduleValues) =>
        publishAt || unpublishAt ? wording.scheduled : wording.ended,
      failed: wording.failed,
    },
  });

/** Shows an item without drafts to visitors, or hides it, at once. */
export const showToVisitors = (about: About) =>
  mutationOptions({
    mutationFn: (shown: boolean) =>
      strapi.request({ document: ShowToVisitors, variables: { ...about, shown } }),
    meta: {
      done: (shown: boolean) => (shown ? wording.shown : wording.hid),
      failed: wording.showFailed,
    },
  });
