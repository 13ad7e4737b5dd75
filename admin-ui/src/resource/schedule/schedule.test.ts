import { expect, test } from 'vitest';
import type { Schedule } from './schedule';
import { longMoment, plannedWords, scheduleInput, scheduleValues } from './schedule';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const schedule: Schedule = {
  contentType: 'api::event.event',
  documentId: 'e1',
  publishAt: '2026-11-24T15:00:00.000Z',
  unpublishAt: '2027-01-01T05:30:00.000Z',
  hidden: true,
  problem: null,
};

test('a card shows when an item is published and unpublished, in Nairobi time', () => {
  expect(plannedWords(schedule, NOW)).toEqual([
    'Goes out Tuesday 24 November, 18:00',
    'Comes down Friday 1 January 2027, 08:30',
  ]);
});

test('a card shows why an item could not be published', () => {
  expect(plannedWords({ ...schedule, unpublishAt: null, problem: 'It has no title.' }, NOW)).toEqual([
    'Not published on Tuesday 24 November, 18:00: It has no title.',
  ]);
});

test('midnight is 00:00 of the day that starts', () => {
  expect(longMoment('2026-11-23T21:00:00Z', NOW)).toBe('Tuesday 24 November, 00:00');
});

test('converts the inputs from and to Nairobi time', () => {
  const values = scheduleValues(schedule);
  expect(values).toEqual({ publishAt: '2026-11-24T18:00', unpublishAt: '2027-01-01T08:30' });
  expect(scheduleInput(values)).toEqual({
    publishAt: '2026-11-24T18:00:00+03:00',
    unpublishAt: '2027-01-01T08:30:00+03:00',
  });
  expect(scheduleInput({ publishAt: '', unpublishAt: '' })).toEqual({ publishAt: null, unpublishAt: null });
});
