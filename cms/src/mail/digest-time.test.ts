import { expect, onTestFinished, test } from 'vitest';
import type { NoticeSettings } from '../content/settings';

import { setPlace } from '../shared/place';
import { isDigestDue, isQuiet } from './digest-time';

const at = (utc: string) => Date.parse(`2026-11-22T${utc}:00Z`);
const settings = (fields: Partial<NoticeSettings> = {}): NoticeSettings => ({
  notifyOwner: null,
  quietFrom: null,
  quietUntil: null,
  ...fields,
});
const night = { quietFrom: '22:00:00.000', quietUntil: '07:00:00.000' };

test.each([
  ['18:59', false],
  ['19:00', true],
  ['23:30', true],
  ['03:59', true],
  ['04:00', false],
])('applies quiet hours from 22:00 to 07:00 in Nairobi, at %s UTC: %s', (utc, quiet) => {
  expect(isQuiet(settings(night), at(utc))).toBe(quiet);
});

test('accepts quiet hours within a day, and requires both ends', () => {
  const lunch = { quietFrom: '12:00:00.000', quietUntil: '13:00:00.000' };
  expect(isQuiet(settings(lunch), at('09:30'))).toBe(true);
  expect(isQuiet(settings(lunch), at('10:00'))).toBe(false);
  expect(isQuiet(settings({ quietFrom: '12:00:00.000' }), at('09:30'))).toBe(false);
  expect(isQuiet(settings({ quietFrom: '12:00:00.000', quietUntil: '12:00:00.000' }), at('09:00'))).toBe(
    false,
  );
});

test('sends at once, but not twice within five minutes and not in quiet hours', () => {
  const oldest = at('10:00');
  const tell = (lastTold: number, now: string, fields = {}) =>
    isDigestDue(settings(fields), { oldest, lastTold }, at(now));
  expect(tell(0, '10:00')).toBe(true);
  expect(tell(at('09:57'), '10:00')).toBe(false);
  expect(tell(at('09:57'), '10:02')).toBe(true);
  expect(tell(0, '20:00', night)).toBe(false);
  expect(tell(0, '20:00', { ...night, notifyOwner: 'daily' })).toBe(false);
});

test.each([
  ['04:59', '04:59', false],
  ['04:59', '05:00', true],
  ['05:00', '20:59', false],
])('sends the daily email about news of %s UTC at 08:00 in Nairobi; due at %s: %s', (came, now, told) => {
  const daily = settings({ notifyOwner: 'daily' });
  expect(isDigestDue(daily, { oldest: at(came), lastTold: 0 }, at(now))).toBe(told);
});

test('sends news from after 08:00 in Nairobi the next day', () => {
  const daily = settings({ notifyOwner: 'daily' });
  const waiting = { oldest: at('05:00'), lastTold: at('05:00') };
  expect(isDigestDue(daily, waiting, Date.parse('2026-11-23T04:59:00Z'))).toBe(false);
  expect(isDigestDue(daily, waiting, Date.parse('2026-11-23T05:00:00Z'))).toBe(true);
});

test.each([
  // Clocks go from 02:00 to 03:00 in this night, and back from 02:00 to 01:00 in that of November.
  ['2026-03-08T02:59:00Z', false],
  ['2026-03-08T03:00:00Z', true],
  ['2026-03-08T10:59:00Z', true],
  ['2026-03-08T11:00:00Z', false],
  ['2026-11-01T01:59:00Z', false],
  ['2026-11-01T02:00:00Z', true],
  ['2026-11-01T11:59:00Z', true],
  ['2026-11-01T12:00:00Z', false],
])('quiet hours in New York follow the clock when it changes, at %s: %s', (moment, quiet) => {
  onTestFinished(() => setPlace(null));
  setPlace({ timeZone: 'America/New_York' });
  expect(isQuiet(settings(night), Date.parse(moment))).toBe(quiet);
});

test('the daily email goes out at 08:00 on both sides of a change of the clock', () => {
  onTestFinished(() => setPlace(null));
  setPlace({ timeZone: 'America/New_York' });
  const due = (oldest: string, now: string) =>
    isDigestDue(
      settings({ notifyOwner: 'daily' }),
      { oldest: Date.parse(oldest), lastTold: 0 },
      Date.parse(now),
    );
  expect(due('2026-03-07T20:00:00Z', '2026-03-08T11:59:00Z')).toBe(false);
  expect(due('2026-03-07T20:00:00Z', '2026-03-08T12:00:00Z')).toBe(true);
  expect(due('2026-10-31T20:00:00Z', '2026-11-01T12:59:00Z')).toBe(false);
  expect(due('2026-10-31T20:00:00Z', '2026-11-01T13:00:00Z')).toBe(true);
});
