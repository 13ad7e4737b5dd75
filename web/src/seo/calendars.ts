import ical from 'ical-generator';
import { siteMoment } from '../../../cms/src/shared/site-clock';
import type { SiteEvent } from '../features/events/event';
import { eventQueries } from '../features/events/queries';
import { siteQueries } from '../features/site/queries';
import type { FileSource, PublishedFile } from './published-file';

/** Calendars need an end, but events have none; most shows and talks are over by then. Milliseconds. */
const USUAL_LENGTH_MS = 2 * 3_600_000;

/** Returns all events as a calendar to subscribe to. */
export async function eventsCalendar({ queryClient, origin }: FileSource): Promise<PublishedFile> {
  const { title } = await queryClient.ensureQueryData(siteQueries.settings());
  return calendarFile(title, await queryClient.ensureQueryData(eventQueries.calendar()), origin);
}

/** Returns one event as a calendar file; null when it does not exist. */
export async function eventCalendar(
  id: string,
  { queryClient, origin }: FileSource,
): Promise<PublishedFile | null> {
  const [event] = await queryClient.ensureQueryData(eventQueries.calendar(id));
  return event ? calendarFile(event.title, [event], origin) : null;
}

function calendarFile(name: string, events: SiteEvent[], origin: string): PublishedFile {
  const { host } = new URL(origin);
  const calendar = ical({ name, prodId: { company: host, product: 'events', language: 'EN' } });
  for (const event of events) {
    const start = new Date(event.time ? siteMoment(event.date, event.time) : `${event.date}T00:00:00Z`);
    calendar.createEvent({
      // Without the host: an entry is updated, not doubled, after the site got another address.
      id: `${event.id}@events`,
      summary: event.title,
      description: event.description || null,
      location: event.location || null,
      url: `${origin}/events`,
      // Without a time the event lasts the whole day.
      ...(event.time ? { start, end: new Date(start.getTime() + USUAL_LENGTH_MS) } : { start, allDay: true }),
    });
  }
  // The library omits the last line break, which RFC 5545, 3.1 requires.
  return { type: 'text/calendar; charset=utf-8', body: `${calendar.toString()}\r\n` };
}
