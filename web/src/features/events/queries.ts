import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { LARGEST_PAGE } from '../../../../cms/src/shared/limits';
import { strapi } from '../../strapi/client';
import { nextPage } from '../../strapi/paging';
import { EventPage, EventsOfType, OneEvent } from './documents';
import { ALL_EVENTS, type EventTab, toSiteEvent } from './event';
import { eventsWording } from './wording';

/** Events per request; View More loads further ones. */
const PAGE_SIZE = 24;

export const eventQueries = {
  /** Latest date first, filtered by type on the server. */
  pages: (tab: EventTab = ALL_EVENTS) =>
    infiniteQueryOptions({
      queryKey: ['events', 'pages', tab],
      queryFn: async ({ pageParam, signal }) => {
        const part = { page: pageParam, pageSize: PAGE_SIZE };
        const { events_connection } = await (tab === ALL_EVENTS
          ? strapi.request({ document: EventPage, variables: part, signal })
          : strapi.request({ document: EventsOfType, variables: { ...part, type: tab }, signal }));
        return {
          items: (events_connection?.nodes ?? []).map(toSiteEvent),
          pageInfo: events_connection?.pageInfo ?? { page: 1, pageCount: 1, total: 0 },
        };
      },
      initialPageParam: 1,
      getNextPageParam: nextPage,
      meta: { loadFailure: eventsWording.loadFailure },
    }),

  /** The events of a calendar, latest date first: the newest hundred, or the one with this id. */
  calendar: (id?: string) =>
    queryOptions({
      queryKey: ['events', 'calendar', id ?? ''],
      queryFn: async ({ signal }) => {
        if (id) {
          const { event } = await strapi.request({
            document: OneEvent,
            variables: { documentId: id },
            signal,
          });
          return event ? [toSiteEvent(event)] : [];
        }
        const variables = { page: 1, pageSize: LARGEST_PAGE };
        const { events_connection } = await strapi.request({ document: EventPage, variables, signal });
        return (events_connection?.nodes ?? []).map(toSiteEvent);
      },
    }),
};
