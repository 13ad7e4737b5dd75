import { expect, test } from 'vitest';
import { isMetric } from './measurement-rules';

test('accepts a number with metric units', () => {
  for (const text of ['188 cm', '1.88 m', '96-98cm', '44 EU', '75', '1 m 88'])
    expect(isMetric(text), text).toBe(true);
});

test('rejects other units and words', () => {
  for (const text of ['38 inches', '10 US', 'Black', '38"', '6 feet 2', 'cm', '96 см'])
    expect(isMetric(text), text).toBe(false);
});
