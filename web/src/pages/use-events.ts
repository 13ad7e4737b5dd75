import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { ALL_EVENTS, EVENT_TABS, EVENT_TYPES, type EventTab } from '../features/events/event';
import { eventQueries } from '../features/events/queries';
import { eventsWording } from '../features/events/wording';
import { usePagedList } from './paged-list';

/** Events, latest date first, filtered by four tabs. */
export function useEventsPage() {
  const chosen: EventTab = useSearch({ strict: false }).type ?? ALL_EVENTS;
  return {
    list: usePagedList(useInfiniteQuery(eventQueries.pages(chosen))),
    chosen,
    tabs: EVENT_TABS.map((value) => ({
      value,
      label: eventsWording.tabs[value],
      search: { type: EVENT_TYPES.find((type) => type === value) },
    })),
  };
}
