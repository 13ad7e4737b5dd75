import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ALL_EVENTS, EVENT_TABS, EVENT_TYPES, type EventTab } from '../features/events/event';
import { eventQueries } from '../features/events/queries';
import { eventsWording } from '../features/events/wording';
import { usePagedList } from './paged-list';

/** Events, latest date first, filtered by four tabs. */
export function useEventsPage() {
  const chosen: EventTab = useSearch({ strict: false }).type ?? ALL_EVENTS;
  const navigate = useNavigate();
  const searchOf = (tab: string) => ({ type: EVENT_TYPES.find((type) => type === tab) });
  return {
    list: usePagedList(useInfiniteQuery(eventQueries.pages(chosen))),
    chosen,
    tabs: EVENT_TABS.map((value) => ({ value, label: eventsWording.tabs[value], search: searchOf(value) })),
    choose: (tab: string) => navigate({ to: '.', search: searchOf(tab), replace: true, resetScroll: false }),
  };
}
