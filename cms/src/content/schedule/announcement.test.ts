import { expect, test } from 'vitest';
import { wasHiddenFromTheStart } from './announcement';

const HOUR = 3_600_000;
const log = (...entries: [action: string, hours: number][]) =>
  entries.map(([action, hours]) => ({ action, happened_at: hours * HOUR }));

test('an item that was hidden soon after its creation was not announced', () => {
  expect(wasHiddenFromTheStart(log(['create', 0], ['unpublish', 1]))).toBe(true);
  expect(wasHiddenFromTheStart(log(['create', 0], ['unpublish', 23]))).toBe(true);
});

test('an item that visitors saw for a day, that was shown before, or whose creation is not known was announced', () => {
  expect(wasHiddenFromTheStart(log(['create', 0], ['unpublish', 24]))).toBe(false);
  const twice = log(['create', 0], ['unpublish', 1], ['publish', 50], ['unpublish', 60]);
  expect(wasHiddenFromTheStart(twice)).toBe(false);
  expect(wasHiddenFromTheStart(log(['unpublish', 1]))).toBe(false);
  expect(wasHiddenFromTheStart([])).toBe(false);
});
