import { expect, test } from 'vitest';
import { unbroken } from './unbroken';

test.each([
  ['Usage for 3 months (25 %)', 'Usage for 3_months (25_%)'],
  ['VAT 16 %', 'VAT_16_%'],
  ['from KES 24,000', 'from KES_24,000'],
  ['Fashion Shoot, 2 days', 'Fashion Shoot, 2_days'],
  ['12 to 14 December 2026', '12_to 14_December 2026'],
  ['At least 2 shows', 'At least 2_shows'],
  ['0712 345678', '0712 345678'],
  ['Plain words', 'Plain words'],
])('keeps the numbers of “%s” with what they count', (text, held) => {
  expect(unbroken(text)).toBe(held.replaceAll('_', '\u00A0'));
});
