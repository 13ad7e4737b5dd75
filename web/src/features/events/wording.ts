import type { EventTab, SiteEvent } from './event';

export const eventsWording = {
  loadFailure: 'Failed to load events',
  loading: 'Loading events...',
  tabs: {
    all: 'All Events',
    judging: 'Judging',
    organization: 'Organization',
    appearance: 'Appearances',
  } satisfies Record<EventTab, string>,
  status: {
    upcoming: 'Upcoming',
    ongoing: 'Ongoing',
    completed: 'Completed',
  } satisfies Record<SiteEvent['status'], string>,
  addToCalendar: 'Add to calendar',
  addToCalendarNamed: (title: string) => `Add to calendar: ${title}`,
  subscribe: 'Subscribe to the calendar',
  empty: 'No events found',
  viewMore: 'View More',
};
