import { expect, test } from 'vitest';
import { holdEnds, holdsBefore, ownMoment } from './hold-field';

const at = (nairobi: string) => Date.parse(`${nairobi}:00+03:00`);

test('an option can end on Friday, tomorrow or in three days, at 18:00 in Nairobi', () => {
  expect(holdEnds(at('2026-11-23T09:00'))).toEqual({
    friday: '2026-11-27T15:00:00.000Z',
    tomorrow: '2026-11-24T15:00:00.000Z',
    threeDays: '2026-11-26T15:00:00.000Z',
  });
});

test("on a Friday evening, Friday is next week's", () => {
  expect(holdEnds(at('2026-11-27T17:59')).friday).toBe('2026-11-27T15:00:00.000Z');
  expect(holdEnds(at('2026-11-27T18:00')).friday).toBe('2026-12-04T15:00:00.000Z');
  expect(holdEnds(at('2026-11-28T09:00')).friday).toBe('2026-12-04T15:00:00.000Z');
});

test('offers no time after the last day of the booking', () => {
  const ends = holdEnds(at('2026-11-23T09:00'));

  expect(holdsBefore('2026-11-27', ends)).toEqual(['friday', 'tomorrow', 'threeDays']);
  expect(holdsBefore('2026-11-26', ends)).toEqual(['tomorrow', 'threeDays']);
  expect(holdsBefore('2026-11-23', ends)).toEqual([]);
});

test('just after midnight in Nairobi, tomorrow is the day after the new day', () => {
  expect(holdEnds(at('2026-11-24T00:05')).tomorrow).toBe('2026-11-25T15:00:00.000Z');
});

test('a typed time is in Nairobi time, or null while it is incomplete', () => {
  expect(ownMoment('2026-11-27T18:30')).toBe('2026-11-27T15:30:00.000Z');
  expect(ownMoment('2026-11-27')).toBeNull();
  expect(ownMoment('')).toBeNull();
});
