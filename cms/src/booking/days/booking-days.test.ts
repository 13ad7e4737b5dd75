import { afterEach, expect, test, vi } from 'vitest';
import { addDays, eachDay } from '../../shared/days';
import { siteDay } from '../../shared/site-clock';
import { checkBookedDays, checkOrder } from './booking-days';

afterEach(() => vi.unstubAllEnvs());

test.each(['Pacific/Auckland', 'America/Los_Angeles', 'Africa/Nairobi'])(
  'with the machine in %s, today is the day in Nairobi before and after midnight',
  (zone) => {
    vi.stubEnv('TZ', zone);
    const before = siteDay(Date.parse('2027-05-13T20:59:59Z'));
    const after = siteDay(Date.parse('2027-05-13T21:00:00Z'));
    expect([before, after]).toEqual(['2027-05-13', '2027-05-14']);
    const days = ['2027-05-13', '2027-05-13'] as const;
    expect(checkBookedDays(...days, before)).toEqual({ firstDay: days[0], lastDay: days[1] });
    expect(() => checkBookedDays(...days, after)).toThrow('The first day must be today or later.');
    expect(eachDay({ firstDay: '2027-03-30', lastDay: '2027-04-02' })).toEqual([
      '2027-03-30',
      '2027-03-31',
      '2027-04-01',
      '2027-04-02',
    ]);
    expect(addDays('2027-03-01', -1)).toBe('2027-02-28');
  },
);

test('rejects booking days that are not calendar days', () => {
  expect(() => checkOrder('2027-02-30', '2027-03-01')).toThrow('Enter a date, such as 2027-05-14.');
  expect(() => checkOrder('2027-02-01', '2027-02-30')).toThrow('Enter a date, such as 2027-05-14.');
});
