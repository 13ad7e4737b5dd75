import { expect, test } from 'vitest';
import { usageText } from './usage';

const usage = { usageMedium: 'Social media', usageTerritory: 'Kenya', usageMonths: 3, usageStart: null };

test.each([
  [{}, 'Social media, Kenya, 3 months, 13 December 2026 to 12 March 2027'],
  [{ usageStart: '2027-01-31' }, 'Social media, Kenya, 3 months, 31 January 2027 to 29 April 2027'],
  [
    { usageMonths: 1, usageStart: '2027-01-01' },
    'Social media, Kenya, 1 month, 1 January 2027 to 31 January 2027',
  ],
  [{ usageMonths: null }, 'Social media, Kenya'],
  [{ usageMedium: null, usageTerritory: null, usageMonths: null }, ''],
])('says for %j until when images may be used', (change, text) => {
  expect(usageText({ ...usage, lastDay: '2026-12-12', ...change })).toBe(text);
});
