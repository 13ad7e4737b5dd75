import { mutationOptions } from '@tanstack/react-query';
import { strapi } from '../../strapi/client';
import { SchedulePublishing, ShowToVisitors } from './documents';
import { type ScheduleValues, scheduleInput } from './schedule';
import { wording } from './wording';

interface About {
  contentType: string;
  documentId: string;
}

/** Plans, or with nothing in it plans nothing any more. */
export const schedulePublishing = (about: About) =>
  mutationOptions({
    mutationKey: ['schedules', 'set', about.documentId],
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
    mutationKey: ['schedules', 'show', about.documentId],
    mutationFn: (shown: boolean) =>
      strapi.request({ document: ShowToVisitors, variables: { ...about, shown } }),
    meta: {
      done: (shown: boolean) => (shown ? wording.shown : wording.hid),
      failed: wording.showFailed,
    },
  });
