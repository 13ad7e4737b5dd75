import { expect, test } from 'vitest';
import { endOfDay, siteDay, siteEnd, siteMoment } from './site-clock';

test('late evening in London is the next day in Nairobi', () => {
  expect(siteDay(Date.parse('2026-11-22T20:59:59Z'))).toBe('2026-11-22');
  expect(siteDay(Date.parse('2026-11-22T21:00:00Z'))).toBe('2026-11-23');
});

test('a clock in Nairobi is three hours ahead, even past midnight', () => {
  expect(Date.parse(siteMoment('2026-11-27', '18:00'))).toBe(Date.parse('2026-11-27T15:00:00Z'));
  expect(Date.parse(siteMoment('2026-11-27', '02:30'))).toBe(Date.parse('2026-11-26T23:30:00Z'));
  expect(endOfDay('2026-11-27')).toBe(Date.parse('2026-11-27T21:00:00Z'));
});

test('an end at midnight belongs to the previous day', () => {
  expect(siteEnd(endOfDay('2026-11-27'))).toEqual({ day: '2026-11-27', time: '24:00' });
  expect(siteEnd(Date.parse('2026-11-27T15:00:00Z'))).toEqual({ day: '2026-11-27', time: '18:00' });
});
