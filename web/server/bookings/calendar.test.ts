import ICAL from 'ical.js';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { addDays } from '../../../cms/src/shared/days';
import { setPlace } from '../../../cms/src/shared/place';
import { siteMoment } from '../../../cms/src/shared/site-clock';
import type { ClientsDays } from './booked-days';
import { clientsCalendar, ownersCalendar } from './calendar';

const bookedOn = (firstDay: string, startTime: string): ClientsDays['booking'] => ({
  documentId: 'b1',
  service: 'Runway model show',
  state: 'confirmed',
  holdRank: null,
  holdEndsAt: null,
  firstDay,
  lastDay: firstDay,
  startTime,
  hours: 3,
  place: '',
  client: 'Kitenge Studio',
  revision: 3,
  changedAt: '2026-03-23T08:00:00.000Z',
});

afterEach(() => vi.unstubAllEnvs());

/** Each with a time that the clock change on that day skips or repeats. */
const CLOCK_CHANGES = [
  { zone: 'Europe/Berlin', day: '2027-03-28', time: '02:30' },
  { zone: 'Europe/Berlin', day: '2026-10-25', time: '02:30' },
  { zone: 'America/New_York', day: '2027-03-14', time: '02:30' },
  { zone: 'America/New_York', day: '2026-11-01', time: '01:30' },
  { zone: 'Africa/Nairobi', day: '2027-03-28', time: '02:30' },
];

test.each(CLOCK_CHANGES)(
  'a booking of $time on $day is at $time on a machine in $zone',
  ({ zone, day, time }) => {
    vi.stubEnv('TZ', zone);
    const booking = bookedOn(day, time);
    const calendars = [
      clientsCalendar({ owner: 'Amani Kito', booking }, 'https://site.test'),
      ownersCalendar({ owner: 'Amani Kito', bookings: [booking], away: [] }, 'https://site.test'),
    ];
    const start = new Date(`${day}T${time}:00+03:00`);
    const end = new Date(start.getTime() + 3 * 3_600_000);
    for (const calendar of calendars) {
      const event = new ICAL.Event(
        new ICAL.Component(ICAL.parse(calendar)).getFirstSubcomponent('vevent') ?? undefined,
      );
      expect(event.startDate.zone.tzid).toBe('Africa/Nairobi');
      expect(event.startDate.toString()).toBe(`${day}T${time}:00`);
      expect(event.startDate.toJSDate()).toEqual(start);
      expect(event.endDate.toJSDate()).toEqual(end);
    }
  },
);

/** Each with another booking half a year later. The clock of the first skips its time. */
test.each([
  {
    timeZone: 'America/New_York',
    day: '2027-03-14',
    time: '02:30',
    start: '2027-03-14T07:30:00Z',
    shown: '03:30',
  },
  {
    timeZone: 'America/New_York',
    day: '2026-11-02',
    time: '09:00',
    start: '2026-11-02T14:00:00Z',
    shown: '09:00',
  },
  {
    timeZone: 'Europe/Berlin',
    day: '2027-07-01',
    time: '09:00',
    start: '2027-07-01T07:00:00Z',
    shown: '09:00',
  },
  { timeZone: 'Asia/Tokyo', day: '2027-03-14', time: '02:30', start: '2027-03-13T17:30:00Z', shown: '02:30' },
])('a booking of $time on $day in $timeZone is at $start', ({ timeZone, day, time, start, shown }) => {
  onTestFinished(() => setPlace(null));
  setPlace({ timeZone });
  const bookings = [bookedOn(day, time), bookedOn(addDays(day, 180), '09:00')];
  const calendar = new ICAL.Component(
    ICAL.parse(ownersCalendar({ owner: 'Amani Kito', bookings, away: [] }, 'https://site.test')),
  );
  const [event, later] = calendar.getAllSubcomponents('vevent').map((part) => new ICAL.Event(part));
  expect(event?.startDate.zone.tzid).toBe(timeZone);
  expect(event?.startDate.toString()).toBe(`${day}T${shown}:00`);
  expect(event?.startDate.toJSDate()).toEqual(new Date(start));
  expect(later?.startDate.toJSDate()).toEqual(new Date(siteMoment(addDays(day, 180), '09:00')));
});

test('explains the rank of an option on several days in the owner’s calendar', () => {
  const description = (booking: Partial<ClientsDays['booking']>) => {
    const held = { ...bookedOn('2027-05-14', ''), state: 'option' as const, ...booking };
    const calendar = ownersCalendar({ owner: 'Amani Kito', bookings: [held], away: [] }, 'https://site.test');
    const event = new ICAL.Component(ICAL.parse(calendar)).getFirstSubcomponent('vevent');
    return event?.getFirstPropertyValue('description');
  };
  expect(description({ holdRank: 2, lastDay: '2027-05-16' })).toBe('Second on its busiest day.');
  expect(description({ holdRank: 1, lastDay: '2027-05-16' })).toBeNull();
  expect(description({ holdRank: 2 })).toBeNull();
});
