import { mutationOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { siteDay } from '../../../../cms/src/shared/site-clock';
import { serverNow } from '../../dates/server-clock';
import { listSearch, oneOf, openedItem, sortOrder } from '../../kit/list/list-search';
import { containing } from '../../resource/collection';
import { formOf, looksOf } from '../../resource/form-of';
import { updateCaches } from '../../resource/queries';
import { type ItemIn, resource } from '../../resource/resource';
import { wording } from './wording';

/** Search parameters of the screen. `form`: the id of the event in the dialog, or 'new'; absent while it is closed. */
export const eventSearch = z.object({
  ...listSearch,
  tab: oneOf(wording.tabs, 'all'),
  sort: oneOf(wording.sorts, 'date:desc'),
  form: openedItem,
});
export type EventSearch = z.infer<typeof eventSearch>;

export const events = resource({
  form: formOf('event', [
    'title',
    'description',
    ['date', 'time'],
    'location',
    ['type', 'status', 'maxAttendees'],
    'image',
  ]),
  many: 'events',
  wording,
  filters: ({ tab, q }: Pick<EventSearch, 'tab' | 'q'>) => ({
    ...(tab !== 'all' && { status: { eq: tab } }),
    ...containing(q, ['title', 'description', 'location']),
  }),
  order: ({ sort }: Pick<EventSearch, 'sort'>) => sortOrder(sort, 'time:desc'),
});
export type SiteEvent = ItemIn<typeof events>;

export const eventLooks = looksOf('event', 'status', {
  upcoming: 'blue',
  ongoing: 'green',
  completed: 'grey',
});

/**
 * Returns whether an event is over although its status is not completed.
 * @param today YYYY-MM-DD, at the site's place
 */
export const hasPassed = (
  { status, date }: Pick<SiteEvent, 'status' | 'date'>,
  today = siteDay(serverNow()),
): boolean => status !== 'completed' && date < today;

export const completeEvent = () =>
  mutationOptions({
    mutationFn: (event: SiteEvent) => events.change(event, { status: 'completed' }),
    onSuccess: (saved, _event, _shown, { client }) => updateCaches(client, ['events'], saved),
    // The event was changed elsewhere, so reload the list.
    onError: (_error, _event, _shown, { client }) => client.invalidateQueries({ queryKey: ['events'] }),
    meta: { done: wording.updated, failed: wording.saveFailed },
  });
