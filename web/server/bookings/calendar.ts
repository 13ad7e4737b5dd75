import { TZDate } from '@date-fns/tz';
import ical, { ICalEventBusyStatus, ICalEventStatus } from 'ical-generator';
import { addDays, type Days } from '../../../cms/src/shared/days';
import { place } from '../../../cms/src/shared/place';
import { siteDay, siteEnd, siteMoment } from '../../../cms/src/shared/site-clock';
import { longDate } from '../../src/texts/long-date';
import { withoutControls } from '../../src/texts/plain-text';
import type { BookedDays, ClientsDays, OwnersDays } from './booked-days';
import { timeZoneOf } from './time-zone';
import { calendarWording as wording } from './wording';

/** Length of a show or session without given hours. Hours. */
const USUAL_HOURS = 2;
const HOUR_MS = 3_600_000;
/** How often subscribed calendar programs should refresh. Seconds. */
const LOOK_AGAIN = 3600;

type Entry = Omit<BookedDays, 'service' | 'state' | 'holdRank' | 'holdEndsAt' | 'client'> & {
  summary: string;
  description: string;
  state: BookedDays['state'] | 'away';
};

/** Returns the owner's private feed: confirmed bookings, options as tentative events, and away days. */
export function ownersCalendar({ owner, bookings, away }: OwnersDays, origin: string): string {
  return calendarOf(wording.feed(owner), origin, [
    ...bookings.map((booking) => ({ ...booking, ...wordsForOwner(booking) })),
    ...away.map(({ note, ...days }) => ({
      ...days,
      startTime: null,
      hours: null,
      place: '',
      state: 'away' as const,
      summary: note ? wording.awayFor(note) : wording.away,
      description: '',
    })),
  ]);
}

/** Returns the client's booking for their own calendar, as cancelled when it is no longer confirmed. */
export function clientsCalendar({ owner, booking }: ClientsDays, origin: string): string {
  const name = wording.booked(booking.service, owner);
  return calendarOf(name, origin, [{ ...booking, summary: name, description: startOf(booking) }]);
}

function wordsForOwner(booking: BookedDays): Pick<Entry, 'summary' | 'description'> {
  const { service, client, state, holdRank, holdEndsAt, firstDay, lastDay } = booking;
  const isOption = state === 'option';
  const rank = holdRank && holdRank > 1 && firstDay !== lastDay && wording.busiestDay(holdRank);
  const end = holdEndsAt && siteEnd(Date.parse(holdEndsAt));
  const ends = end && wording.ends(longDate(end.day), end.time);
  return {
    summary: isOption ? wording.option(holdRank, service, client) : wording.booked(service, client),
    description: [isOption && rank, isOption && ends, startOf(booking)].filter(Boolean).join('\n'),
  };
}

/** A booking of several days is an all-day event, so its call time goes into the description. */
const startOf = ({ startTime, firstDay, lastDay }: BookedDays): string =>
  startTime && firstDay !== lastDay ? wording.startsAt(startTime) : '';

function calendarOf(name: string, origin: string, entries: Entry[]): string {
  const { host } = new URL(origin);
  const calendar = ical({
    name,
    prodId: { company: host, product: 'bookings', language: 'EN' },
    ttl: LOOK_AGAIN,
    // No name here: each event names its zone, and the time of the last change is in UTC.
    timezone: { name: null, generator: () => timeZoneOf(spanOf(entries)) },
  });
  for (const entry of entries) {
    const changed = new Date(entry.changedAt);
    calendar.createEvent({
      // Without the host: an entry is updated, not doubled, after the site got another address.
      id: `${entry.documentId}@bookings`,
      summary: entry.summary,
      description: entry.description || null,
      location: entry.place || null,
      stamp: changed,
      lastModified: changed,
      sequence: entry.revision,
      status: STATUS[entry.state],
      busystatus: BUSY[entry.state],
      ...timesOf(entry),
    });
  }
  // The library omits the last line break, which RFC 5545, 3.1 requires.
  return `${withoutControls(calendar.toString())}\r\n`;
}

/** Returns the days from the first entry to the day after the last; today without any. */
function spanOf(entries: Entry[]): Days {
  const days = entries.flatMap(({ firstDay, lastDay }) => [firstDay, lastDay]).toSorted();
  return { firstDay: days[0] ?? siteDay(), lastDay: addDays(days.at(-1) ?? siteDay(), 1) };
}

const STATUS: Record<Entry['state'], ICalEventStatus> = {
  option: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  done: ICalEventStatus.CONFIRMED,
  away: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
};

const BUSY: Record<Entry['state'], ICalEventBusyStatus> = {
  option: ICalEventBusyStatus.TENTATIVE,
  confirmed: ICalEventBusyStatus.BUSY,
  done: ICalEventBusyStatus.BUSY,
  away: ICalEventBusyStatus.OOF,
  cancelled: ICalEventBusyStatus.FREE,
};

function timesOf({ firstDay, lastDay, startTime, hours }: Entry) {
  if (!startTime || firstDay !== lastDay) {
    // In iCalendar the end of an all-day event is the day after the last.
    return { start: new Date(firstDay), end: new Date(addDays(lastDay, 1)), allDay: true };
  }
  // A plain `Date` would be written in the machine's time zone, which skips an hour when clocks change.
  const { timeZone } = place();
  const start = new TZDate(siteMoment(firstDay, startTime), timeZone);
  const end = new TZDate(start.getTime() + (hours ?? USUAL_HOURS) * HOUR_MS, timeZone);
  return { start, end, timezone: timeZone };
}
