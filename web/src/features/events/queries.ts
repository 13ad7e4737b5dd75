import { infiniteQueryOptions } from '@tanstack/react-query';
import { LARGEST_PAGE } from '../../../../cms/src/shared/limits';
import { strapi } from '../../strapi/client';
import { nextPage, toListPage } from '../../strapi/paging';
import { strapiQuery } from '../../strapi/query';
import { EventPage, OneEvent } from './documents';
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
        const type = tab !== ALL_EVENTS && { type: tab };
        const variables = { page: pageParam, pageSize: PAGE_SIZE, ...type };
        const { events_connection } = await strapi.request({ document: EventPage, variables, signal });
        return toListPage(events_connection, toSiteEvent);
      },
      initialPageParam: 1,
      getNextPageParam: nextPage,
      meta: { loadFailure: eventsWording.loadFailure },
    }),

  /** The events of a calendar, latest date first: the newest hundred, or the one with this id. */
  calendar: (id?: string) =>
    id
      ? strapiQuery(
          ['events', 'calendar', id],
          { document: OneEvent, variables: { documentId: id } },
          ({ event }) => (event ? [toSiteEvent(event)] : []),
        )
      : strapiQuery(
          ['events', 'calendar', ''],
          { document: EventPage, variables: { page: 1, pageSize: LARGEST_PAGE } },
          ({ events_connection }) => toListPage(events_connection, toSiteEvent).items,
        ),
};
