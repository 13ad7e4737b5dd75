import { mutationOptions, useQuery } from '@tanstack/react-query';
import { PAGE_SIZE, pageOfEntries } from '../../kit/list/list-search';
import { strapi } from '../../strapi/client';
import type { ContentType } from '../content-types';
import { reader } from '../reader';
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

const read = reader('schedules', wording.loadFailure);

export const scheduleQueries = {
  /** By item id; omits items without a schedule. */
  of: (documentIds: string[]) => ({
    ...read('of', Schedules, {
      variables: { documentIds },
      toData: ({ schedules }): ReadonlyMap<string, Schedule> =>
        new Map(schedules.map((schedule) => [schedule.documentId, schedule])),
    }),
    enabled: documentIds.length > 0,
  }),

  /** Loaded again each time: a form with an old schedule would save it. */
  edited: (documentId: string) => ({
    ...read('edited', Schedules, {
      variables: { documentIds: [documentId] },
      toData: ({ schedules }) => ({ schedule: schedules[0] }),
    }),
    staleTime: 0,
    gcTime: 0,
  }),

  planned: ({ q, page }: { q: string; page: number }) =>
    read('planned', PlannedItems, {
      variables: { q, page, pageSize: PAGE_SIZE },
      toData: ({ plannedItems }) => pageOfEntries(plannedItems),
      keepsLast: true,
    }),
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
    mutationFn: (values: ScheduleValues) =>
      strapi.answer(SchedulePublishing, { ...about, ...scheduleInput(values) }),
    meta: {
      done: ({ publishAt, unpublishAt }: ScheduleValues) =>
        publishAt || unpublishAt ? wording.scheduled : wording.ended,
      failed: wording.failed,
    },
  });

/** Shows an item without drafts to visitors, or hides it, at once. */
export const showToVisitors = (about: About) =>
  mutationOptions({
    mutationFn: (shown: boolean) => strapi.answer(ShowToVisitors, { ...about, shown }),
    meta: {
      done: (shown: boolean) => (shown ? wording.shown : wording.hid),
      failed: wording.showFailed,
    },
  });
