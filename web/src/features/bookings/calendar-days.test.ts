import { afterEach, expect, test, vi } from 'vitest';
import { chooseDay, otherMonth, weeksOf } from './calendar-days';

/** Far east, far west, and zones with summer time. */
const ZONES = [
  'UTC',
  'Africa/Nairobi',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Europe/Berlin',
  'America/St_Johns',
];

afterEach(() => vi.unstubAllEnvs());

test.each(ZONES)('with the machine in %s a month has all its days, in weeks that begin on Monday', (zone) => {
  vi.stubEnv('TZ', zone);
  const march = weeksOf('2027-03');
  expect(march[0]).toEqual([
    '2027-03-01',
    '2027-03-02',
    '2027-03-03',
    '2027-03-04',
    '2027-03-05',
    '2027-03-06',
    '2027-03-07',
  ]);
  expect(march.at(-1)).toEqual(['2027-03-29', '2027-03-30', '2027-03-31', null, null, null, null]);
  expect(march.flat().filter(Boolean)).toHaveLength(31);
  expect(weeksOf('2026-11')[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
});

test('months go on over the year', () => {
  expect([otherMonth('2026-12', 1), otherMonth('2027-01', -1), otherMonth('2026-11', 24)]).toEqual([
    '2027-01',
    '2026-12',
    '2028-11',
  ]);
});

test('the first press chooses the first day, the next one the last day, and an earlier day starts again', () => {
  const press = (...days: string[]) => days.reduce(chooseDay, { firstDay: '', lastDay: '' });
  expect(press('2027-01-10')).toEqual({ firstDay: '2027-01-10', lastDay: '' });
  expect(press('2027-01-10', '2027-01-12')).toEqual({ firstDay: '2027-01-10', lastDay: '2027-01-12' });
  expect(press('2027-01-10', '2027-01-08')).toEqual({ firstDay: '2027-01-08', lastDay: '' });
  expect(press('2027-01-10', '2027-01-12', '2027-01-20')).toEqual({ firstDay: '2027-01-20', lastDay: '' });
});
