import { LARGEST_PAGE } from '../../../../cms/src/shared/limits';
import { toListPage } from '../../strapi/paging';
import { strapiPages, strapiQuery } from '../../strapi/query';
import { EventPage, OneEvent } from './documents';
import { ALL_EVENTS, type EventTab, toSiteEvent } from './event';
import { eventsWording } from './wording';

/** Events per request; View More loads further ones. */
const PAGE_SIZE = 24;

export const eventQueries = {
  /** Latest date first, filtered by type on the server. */
  pages: (tab: EventTab = ALL_EVENTS) =>
    strapiPages(
      EventPage,
      { pageSize: PAGE_SIZE, ...(tab !== ALL_EVENTS && { type: tab }) },
      ({ events_connection }) => toListPage(events_connection, toSiteEvent),
      { loadFailure: eventsWording.loadFailure },
    ),

  /** The events of a calendar, latest date first: the newest hundred, or the one with this id. */
  calendar: (id?: string) =>
    id
      ? strapiQuery(OneEvent, { documentId: id }, ({ event }) => (event ? [toSiteEvent(event)] : []))
      : strapiQuery(
          EventPage,
          { page: 1, pageSize: LARGEST_PAGE },
          ({ events_connection }) => toListPage(events_connection, toSiteEvent).items,
        ),
};
