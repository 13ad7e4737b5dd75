import ICAL from 'ical.js';
import { afterEach, expect, test, vi } from 'vitest';
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
