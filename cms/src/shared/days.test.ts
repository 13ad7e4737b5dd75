import { afterEach, expect, test, vi } from 'vitest';
import {
  addDays,
  addMonths,
  countDays,
  dayForKey,
  eachDay,
  isDay,
  lastOfMonth,
  weekOf,
  weeksOfMonth,
} from './days';

/** Far east, far west, and zones with daylight saving time. */
const ZONES = [
  'UTC',
  'Africa/Nairobi',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Europe/Berlin',
  'America/St_Johns',
];

afterEach(() => vi.unstubAllEnvs());

test.each(ZONES)('with the machine in %s, counting days skips and repeats none', (zone) => {
  vi.stubEnv('TZ', zone);
  expect(eachDay({ firstDay: '2027-03-27', lastDay: '2027-03-29' })).toEqual([
    '2027-03-27',
    '2027-03-28',
    '2027-03-29',
  ]);
  expect(countDays({ firstDay: '2027-03-27', lastDay: '2027-03-29' })).toBe(3);
});

test('adding days crosses the ends of months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
});

test('adding months keeps the date, or ends with a shorter month', () => {
  expect(addMonths('2026-05-03', 6)).toBe('2026-11-03');
  expect(addMonths('2026-08-31', 6)).toBe('2027-02-28');
  expect(addMonths('2026-06-30', 6)).toBe('2026-12-30');
  expect([lastOfMonth('2027-02-03'), lastOfMonth('2028-02-01')]).toEqual(['2027-02-28', '2028-02-29']);
});

test('a week begins with Monday', () => {
  expect(weekOf('2026-11-23')[0]).toBe('2026-11-23');
  expect(weekOf('2026-11-29')).toEqual(weekOf('2026-11-23'));
});

test('a month is shown in four to six whole weeks', () => {
  const ends = (day: string) => weeksOfMonth(day).flatMap(([first, ...others]) => [first, others.at(-1)]);

  expect(ends('2027-02-14')).toHaveLength(8);
  expect([ends('2027-02-14').at(0), ends('2027-02-14').at(-1)]).toEqual(['2027-02-01', '2027-02-28']);
  expect([ends('2026-11-23').at(0), ends('2026-11-23').at(-1)]).toEqual(['2026-10-26', '2026-12-06']);
  expect(ends('2026-11-23')).toHaveLength(12);
});

test.each(['2026-11-22', '2028-02-29', '2026-12-31'])('accepts %s as a calendar day', (day) => {
  expect(isDay(day)).toBe(true);
});

test.each([
  '2026-02-30',
  '2027-02-29',
  '2026-04-31',
  '2026-13-01',
  '2026-00-10',
  '2026-11-00',
  '2026-11-22T10:00:00Z',
  ' 2026-11-22',
  '2026-11-22\n',
  '22.11.2026',
  '2027-1-1',
  '27-01-01',
  '',
  20261122,
  null,
  new Date(0),
])('rejects %j as a calendar day', (value) => {
  expect(isDay(value)).toBe(false);
});

test('arrow keys move by days and weeks, Home and End to the ends of the week, Page keys by months and years', () => {
  const from = '2027-01-31';
  const to = (key: string, withShift = false) => dayForKey(key, from, withShift);
  expect([to('ArrowLeft'), to('ArrowRight'), to('ArrowUp'), to('ArrowDown')]).toEqual([
    '2027-01-30',
    '2027-02-01',
    '2027-01-24',
    '2027-02-07',
  ]);
  expect([to('Home'), to('End')]).toEqual(['2027-01-25', '2027-01-31']);
  expect([to('PageDown'), to('PageUp'), to('PageDown', true)]).toEqual([
    '2027-02-28',
    '2026-12-31',
    '2028-01-31',
  ]);
  expect(to('Enter')).toBeUndefined();
});
