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
  googleCalendar: 'Google Calendar',
  copyAddress: 'Copy the address',
  addressCopied: 'Address copied',
  copyByHand: (address: string) => `Copy this address: ${address}`,
  empty: 'No events found',
  viewMore: 'View More',
};
