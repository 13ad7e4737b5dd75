import { expect, test } from 'vitest';
import { wasHiddenFromTheStart } from './publish';

const HOUR = 3_600_000;
const log = (...entries: [action: string, hours: number][]) =>
  entries.map(([action, hours]) => ({ action, happened_at: hours * HOUR }));

test('treats an item hidden soon after its creation as not announced', () => {
  expect(wasHiddenFromTheStart(log(['create', 0], ['unpublish', 1]))).toBe(true);
  expect(wasHiddenFromTheStart(log(['create', 0], ['unpublish', 23]))).toBe(true);
});

test('treats an item as announced that was visible for a day, was shown before, or has no recorded creation', () => {
  expect(wasHiddenFromTheStart(log(['create', 0], ['unpublish', 24]))).toBe(false);
  const twice = log(['create', 0], ['unpublish', 1], ['publish', 50], ['unpublish', 60]);
  expect(wasHiddenFromTheStart(twice)).toBe(false);
  expect(wasHiddenFromTheStart(log(['unpublish', 1]))).toBe(false);
  expect(wasHiddenFromTheStart([])).toBe(false);
});
