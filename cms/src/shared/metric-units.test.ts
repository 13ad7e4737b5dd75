import { expect, test } from 'vitest';
import { isMetric } from './metric-units';

test('a metric value is a number in units', () => {
  for (const text of ['188 cm', '1.88 m', '96-98cm', '44 EU', '75', '1 m 88'])
    expect(isMetric(text), text).toBe(true);
});

test('other units and words are no metric value', () => {
  for (const text of ['38 inches', '10 US', 'Black', '38"', '6 feet 2', 'cm', '96 см'])
    expect(isMetric(text), text).toBe(false);
});
