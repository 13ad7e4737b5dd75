import { expect, test } from 'vitest';
import { quoteSums } from './quote-totals';

test('a quote is its lines less the discount, plus VAT of the rest', () => {
  const lines = [
    { label: 'Show', amount: 24_000 },
    { label: 'Travel', amount: 5000 },
  ];
  expect(quoteSums({ lines, discount: 2000, discountPercent: 0, vatPercent: 16 })).toEqual({
    discount: 2000,
    vat: 4320,
    total: 31_320,
  });
  expect(quoteSums({ lines, discount: 0, discountPercent: 0, vatPercent: 0 })).toEqual({
    discount: 0,
    vat: 0,
    total: 29_000,
  });
  expect(quoteSums({ lines, discount: 29_000, discountPercent: 0, vatPercent: 16 })).toEqual({
    discount: 29_000,
    vat: 0,
    total: 0,
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
      amount: below(40_000_000),
    }));
    const sum = lines.reduce((before, { amount }) => before + amount, 0);
    const discount = below(sum + 1);
    const vatPercent = below(101);
    const { vat, total } = quoteSums({ lines, discount, discountPercent: 0, vatPercent });
    const exact = BigInt(sum - discount) * BigInt(vatPercent);
    expect(BigInt(vat)).toBe((exact + 50n) / 100n);
    expect(total).toBe(sum - discount + vat);
  }
});

test.each([
  [10, 24_001, 2400],
  [50, 1, 1],
  [33, 50, 17],
  [100, 2_000_000_000, 2_000_000_000],
])(
  'a discount of %i percent of %i is %i, half a shilling rounded up',
  (discountPercent, amount, discount) => {
    const lines = [{ label: 'Show', amount }];
    expect(quoteSums({ lines, discount: 0, discountPercent, vatPercent: 0 })).toEqual({
      discount,
      vat: 0,
      total: amount - discount,
    });
  },
);

test('rejects a discount above the lines and a total above a GraphQL Int', () => {
  const lines = [{ label: 'Show', amount: 100 }];
  expect(() => quoteSums({ lines, discount: 101, discountPercent: 0, vatPercent: 0 })).toThrow(
    /discount must not be larger/,
  );
  const dear = Array.from({ length: 30 }, () => ({ label: 'x', amount: 100_000_000 }));
  expect(() => quoteSums({ lines: dear, discount: 0, discountPercent: 0, vatPercent: 0 })).toThrow(
    /total is too large/,
  );
});
