import { expect, test } from 'vitest';
import { daysAfter, monthsAfter, nairobiDay, nairobiMoment, weekOf, weeksOfMonth } from './nairobi-day';

test('late in the evening of London it is the next day in Nairobi', () => {
  expect(nairobiDay(Date.parse('2026-11-22T20:59:59Z'))).toBe('2026-11-22');
  expect(nairobiDay(Date.parse('2026-11-22T21:00:00Z'))).toBe('2026-11-23');
});

test('months are those of the calendar, and end with their last day', () => {
  expect(monthsAfter('2026-05-03', 6)).toBe('2026-11-03');
  expect(monthsAfter('2026-08-31', 6)).toBe('2027-02-28');
  expect(monthsAfter('2026-06-30', 6)).toBe('2026-12-30');
});

test('a clock in Nairobi is three hours ahead, also across midnight', () => {
  expect(nairobiMoment('2026-11-27', '18:00')).toBe('2026-11-27T15:00:00.000Z');
  expect(nairobiMoment('2026-11-27', '02:30')).toBe('2026-11-26T23:30:00.000Z');
});

test('days are counted over the ends of months and years', () => {
  expect(daysAfter('2026-12-31', 1)).toBe('2027-01-01');
  expect(daysAfter('2028-03-01', -1)).toBe('2028-02-29');
});

test('a week begins with its Monday', () => {
  expect(weekOf('2026-11-23')[0]).toBe('2026-11-23');
  expect(weekOf('2026-11-29')).toEqual(weekOf('2026-11-23'));
});

test('a month is shown in whole weeks, from four of them to six', () => {
  const ends = (day: string) => weeksOfMonth(day).flatMap(([first, ...others]) => [first, others.at(-1)]);

  expect(ends('2027-02-14')).toHaveLength(8);
  expect([ends('2027-02-14').at(0), ends('2027-02-14').at(-1)]).toEqual(['2027-02-01', '2027-02-28']);
  expect([ends('2026-11-23').at(0), ends('2026-11-23').at(-1)]).toEqual(['2026-10-26', '2026-12-06']);
  expect(ends('2026-11-23')).toHaveLength(12);
});
