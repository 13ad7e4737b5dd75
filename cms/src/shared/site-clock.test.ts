import { afterEach, describe, expect, test } from 'vitest';
import { addDays, DAY_MS, dayAt, eachDay } from './days';
import { setPlace } from './place';
import { endOfDay, siteDay, siteEnd, siteMoment, siteTime, startOfDay } from './site-clock';

const HOUR_MS = 3_600_000;
const DAYS = eachDay({ firstDay: '2026-01-01', lastDay: '2027-01-31' });

afterEach(() => setPlace(null));

test('late evening in London is the next day in Nairobi', () => {
  expect(siteDay(Date.parse('2026-11-22T20:59:59Z'))).toBe('2026-11-22');
  expect(siteDay(Date.parse('2026-11-22T21:00:00Z'))).toBe('2026-11-23');
});

test('a clock in Nairobi is three hours ahead, even past midnight', () => {
  expect(siteMoment('2026-11-27', '18:00')).toBe('2026-11-27T18:00:00+03:00');
  expect(Date.parse(siteMoment('2026-11-27', '02:30'))).toBe(Date.parse('2026-11-26T23:30:00Z'));
  expect(endOfDay('2026-11-27')).toBe(Date.parse('2026-11-27T21:00:00Z'));
});

test('an end at midnight belongs to the previous day', () => {
  expect(siteEnd(endOfDay('2026-11-27'))).toEqual({ day: '2026-11-27', time: '24:00' });
  expect(siteEnd(Date.parse('2026-11-27T15:00:00Z'))).toEqual({ day: '2026-11-27', time: '18:00' });
});

/** Zones with and without daylight saving time, with a half hour, and with changes at midnight. */
describe.each([
  'Africa/Nairobi',
  'Africa/Johannesburg',
  'America/New_York',
  'America/St_Johns',
  'America/Santiago',
  'Asia/Tokyo',
  'Asia/Beirut',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
])('in %s', (timeZone) => {
  test('every time of the clock converts to the moment that shows it', () => {
    setPlace({ timeZone });
    // Clocks change in the first hours of a day.
    const moments = DAYS.flatMap((day) =>
      [0, 1, 2, 3, 4, 12].map((hour) => startOfDay(day) + hour * HOUR_MS),
    );
    const differing = moments.filter((time) => {
      const back = Date.parse(siteMoment(siteDay(time), siteTime(time)));
      // An hour that is shown twice becomes the first one.
      return siteTime(back) !== siteTime(time) || siteDay(back) !== siteDay(time) || back > time;
    });
    expect(differing).toEqual([]);
  });

  test('days follow each other without a gap, and last from 23 to 25 hours', () => {
    setPlace({ timeZone });
    const wrong = DAYS.filter((day) => {
      const [start, end] = [startOfDay(day), endOfDay(day)];
      const around = [start - 1, start, end - 1, end].map((time) => siteDay(time));
      const isWhole = Math.abs(end - start - DAY_MS) <= HOUR_MS && siteEnd(end).time === '24:00';
      return !isWhole || around.join() !== [addDays(day, -1), day, day, addDays(day, 1)].join();
    });
    expect(wrong).toEqual([]);
  });
});

test.each([
  // Clocks go from 02:00 to 03:00: half past two is an hour later.
  ['America/New_York', '2026-03-08', '02:30', '2026-03-08T07:30:00Z', '03:30'],
  // Clocks go from 02:00 back to 01:00: the first half past one.
  ['America/New_York', '2026-11-01', '01:30', '2026-11-01T05:30:00Z', '01:30'],
  // Clocks skip midnight, so the day begins at 01:00.
  ['Asia/Beirut', '2026-03-29', '00:00', '2026-03-28T22:00:00Z', '01:00'],
])('in %s on %s, %s is the moment %s', (timeZone, day, time, moment, shown) => {
  setPlace({ timeZone });
  const then = Date.parse(siteMoment(day, time));
  expect(then).toBe(Date.parse(moment));
  expect(siteTime(then)).toBe(shown);
});

test('a new zone counts at once', () => {
  const time = Date.parse('2026-11-22T23:00:00Z');
  setPlace({ timeZone: 'America/New_York' });
  expect([siteDay(time), siteTime(time)]).toEqual(['2026-11-22', '18:00']);
  setPlace({ timeZone: 'Asia/Tokyo' });
  expect([siteDay(time), siteTime(time)]).toEqual([dayAt(time + 9 * HOUR_MS), '08:00']);
});
