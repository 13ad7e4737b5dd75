import { expect, test } from 'vitest';
import { rankedOption } from '../../../../cms/src/shared/booking';
import { rankNote } from './day-notes';

const DAY = { firstDay: '2026-12-12', lastDay: '2026-12-12' };
const DAYS = { firstDay: '2026-12-12', lastDay: '2026-12-14' };
const option = (holdRank: number | null) => ({ state: 'option', holdRank });

test('explains a rank above 1 of an option on several days', () => {
  expect(rankNote({ ...option(2), ...DAYS })).toBe('Second on its busiest day');
  expect(rankNote({ ...option(3), ...DAYS })).toBe('Third on its busiest day');
  expect(rankedOption(2, DAYS)).toBe('second option on its busiest day');
});

test('adds nothing to a first option, to a single day or to other states', () => {
  expect(rankNote({ ...option(1), ...DAYS })).toBe('');
  expect(rankNote({ ...option(2), ...DAY })).toBe('');
  expect(rankNote({ state: 'enquiry', holdRank: null, ...DAYS })).toBe('');
  expect(rankedOption(1, DAYS)).toBe('first option');
  expect(rankedOption(2, DAY)).toBe('second option');
});
