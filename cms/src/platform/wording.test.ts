import { expect, test } from 'vitest';
import { waitInWords } from './wording';

test.each([
  [1, '1 second'],
  [45, '45 seconds'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [600, '10 minutes'],
  [3599, '60 minutes'],
  [3600, '1 hour'],
  [3601, '2 hours'],
  [86_400, '24 hours'],
])('words a wait of %i seconds as %s', (seconds, words) => {
  expect(waitInWords(seconds)).toBe(words);
});
