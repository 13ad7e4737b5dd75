import { toPicture } from '../../pictures/picture';
import { longDate } from '../../texts/long-date';
import type { EventRow } from './documents';

export const EVENT_TYPES = ['judging', 'organization', 'appearance'] as const;

/** The value of the tab without a filter */
export const ALL_EVENTS = 'all';
export const EVENT_TABS = [ALL_EVENTS, ...EVENT_TYPES] as const;
export type EventTab = (typeof EVENT_TABS)[number];

/** Returns the path of the file that adds one event to a visitor's calendar. */
export const calendarAddress = ({ id }: SiteEvent): string => `/events/${id}.ics`;

/** Path of the calendar of all events. */
export const CALENDAR_PATH = '/events.ics';

/**
 * Returns the address at which a calendar program subscribes to all events; browsers pass it on to one.
 *
 * @param origin of this site, without a trailing slash
 */
export const subscriptionAddress = (origin: string): string =>
  `webcal://${new URL(origin).host}${CALENDAR_PATH}`;

/** Returns the address at which Google Calendar offers to subscribe: Android phones ignore `webcal:`. */
export const googleCalendarAddress = (origin: string): string =>
  `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(subscriptionAddress(origin))}`;

/**
 * Returns the status for visitors: an event is completed once its day has passed.
 *
 * @param today YYYY-MM-DD, at the site's place
 */
export const statusOn = ({ status, date }: SiteEvent, today: string): SiteEvent['status'] =>
  date < today ? 'completed' : status;

export function toSiteEvent(row: EventRow) {
  // '18:30:00.000' → '18:30'
  const time = row.time?.slice(0, 'HH:MM'.length) ?? null;
  return {
    id: row.documentId,
    title: row.title,
    description: row.description?.trim() ?? '',
    date: row.date,
    /** HH:MM; null when none is set */
    time,
    /** '3 May 2024, 18:30', or '3 May 2024' when no time is set */
    when: time ? `${longDate(row.date)}, ${time}` : longDate(row.date),
    /** For `<time dateTime>` */
    dateTime: time ? `${row.date}T${time}` : row.date,
    location: row.location?.trim() ?? '',
    type: row.type,
    status: row.status,
    /** 0 without a limit */
    maxAttendees: row.maxAttendees ?? 0,
    /** '120'; empty without a limit */
    seats: row.maxAttendees ? String(row.maxAttendees) : '',
    picture: toPicture(row.image),
  };
}

export type SiteEvent = ReturnType<typeof toSiteEvent>;
