import { expect, test } from 'vitest';
import { quoteSums } from './quote-totals';

test('a quote is its lines less the discount, plus VAT of the rest', () => {
  const lines = [
    { label: 'Show', amountKes: 24_000 },
    { label: 'Travel', amountKes: 5000 },
  ];
  expect(quoteSums({ lines, discountKes: 2000, discountPercent: 0, vatPercent: 16 })).toEqual({
    discountKes: 2000,
    vatKes: 4320,
    totalKes: 31_320,
  });
  expect(quoteSums({ lines, discountKes: 0, discountPercent: 0, vatPercent: 0 })).toEqual({
    discountKes: 0,
    vatKes: 0,
    totalKes: 29_000,
  });
  expect(quoteSums({ lines, discountKes: 29_000, discountPercent: 0, vatPercent: 16 })).toEqual({
    discountKes: 29_000,
    vatKes: 0,
    totalKes: 0,
  });
});

test('VAT rounds half a shilling up and leaves no cents, whatever the sums', () => {
  // A fixed seed makes a failure reproducible.
  let seed = 20_261_123;
  const below = (limit: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % limit;
  };
  for (let round = 0; round < 2000; round += 1) {
    const lines = Array.from({ length: 1 + below(20) }, () => ({
      label: 'x',
      amountKes: below(40_000_000),
    }));
    const sum = lines.reduce((before, { amountKes }) => before + amountKes, 0);
    const discountKes = below(sum + 1);
    const vatPercent = below(101);
    const { vatKes, totalKes } = quoteSums({ lines, discountKes, discountPercent: 0, vatPercent });
    const exact = BigInt(sum - discountKes) * BigInt(vatPercent);
    expect(BigInt(vatKes)).toBe((exact + 50n) / 100n);
    expect(totalKes).toBe(sum - discountKes + vatKes);
  }
});

test.each([
  [10, 24_001, 2400],
  [50, 1, 1],
  [33, 50, 17],
  [100, 2_000_000_000, 2_000_000_000],
])(
  'a discount of %i percent of %i is %i, half a shilling rounded up',
  (discountPercent, amountKes, discountKes) => {
    const lines = [{ label: 'Show', amountKes }];
    expect(quoteSums({ lines, discountKes: 0, discountPercent, vatPercent: 0 })).toEqual({
      discountKes,
      vatKes: 0,
      totalKes: amountKes - discountKes,
    });
  },
);

test('rejects a discount above the lines and a total above a GraphQL Int', () => {
  const lines = [{ label: 'Show', amountKes: 100 }];
  expect(() => quoteSums({ lines, discountKes: 101, discountPercent: 0, vatPercent: 0 })).toThrow(
    /discount must not be larger/,
  );
  const dear = Array.from({ length: 30 }, () => ({ label: 'x', amountKes: 100_000_000 }));
  expect(() => quoteSums({ lines: dear, discountKes: 0, discountPercent: 0, vatPercent: 0 })).toThrow(
    /total is too large/,
  );
});
