import { expect, test } from 'vitest';
import { estimateOf } from './estimate';
import { chosenFrom, type Extra, type Service } from './rate-card';

const show: Service = {
  name: 'Runway',
  price: 12_000,
  unit: 'show',
  smallestQuantity: 1,
  isFrom: false,
  hasUsage: true,
};

test('adds price times quantity, fixed extras, then percentages of the service alone', () => {
  const extras: Extra[] = [
    { name: 'Usage', kind: 'percentage', amount: 25, isUsage: true },
    { name: 'Travel', kind: 'fixed', amount: 5000, isUsage: false },
  ];
  expect(estimateOf(show, 2, extras)).toEqual({
    lines: [
      { label: 'Runway, 2 shows', amount: 24_000 },
      { label: 'Travel', amount: 5000 },
      { label: 'Usage (25%)', amount: 6000 },
    ],
    total: 35_000,
    currency: 'KES',
    isFrom: false,
  });
});

test('rounds to whole units, half a unit up', () => {
  const quarter: Extra[] = [{ name: 'Usage', kind: 'percentage', amount: 25, isUsage: true }];
  const percent = (price: number) => estimateOf({ ...show, price }, 1, quarter)?.lines[1]?.amount;
  expect([percent(1), percent(2), percent(3), percent(6)]).toEqual([0, 1, 1, 2]);
});

test('equals exact arithmetic in whole units for any estimate', () => {
  let seed = 7;
  const random = (most: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % (most + 1);
  };
  for (let round = 0; round < 2000; round += 1) {
    const service = { ...show, price: random(1_000_000) };
    const quantity = 1 + random(98);
    const extras: Extra[] = Array.from({ length: random(5) }, (_, index) =>
      index % 2 === 0
        ? { name: `f${index}`, kind: 'fixed', amount: random(100_000), isUsage: false }
        : { name: `p${index}`, kind: 'percentage', amount: 1 + random(499), isUsage: false },
    );
    const amount = BigInt(service.price) * BigInt(quantity);
    const sum = extras.reduce(
      (total, { kind, amount: by }) =>
        total + (kind === 'fixed' ? BigInt(by) : (amount * BigInt(by) * 2n + 100n) / 200n),
      amount,
    );
    if (sum > 2n ** 31n - 1n) expect(() => estimateOf(service, quantity, extras)).toThrow(/too large/);
    else expect(estimateOf(service, quantity, extras)?.total).toBe(Number(sum));
  }
});

test('is missing for a service whose price is on request', () => {
  expect(estimateOf({ ...show, unit: 'on_request', price: null }, 1, [])).toBeNull();
});

test('counts an extra that is named twice once', () => {
  const travel: Extra = { name: 'Travel', kind: 'fixed', amount: 5000, isUsage: false };
  const card = { services: [show], extras: [travel] };
  const wanted = { service: 'Runway', quantity: 1, extras: ['Travel', 'Travel'] };
  expect(chosenFrom(card, wanted).extras).toEqual([travel]);
});
