import { expect, test } from 'vitest';
import { toRateCard } from './rate-card';

test('Rate card: prices are Kenyan shillings with thousands separators', () => {
  const card = toRateCard({
    title: 'Professional Rates & Services',
    intro: null,
    services: [
      { name: 'Runway model', priceKes: 12000, note: null },
      null,
      { name: 'Campaign', priceKes: 1234567, note: null },
      { name: 'Fitting', priceKes: 900, note: null },
    ],
    image: null,
  });
  expect(card.services).toEqual([
    { name: 'Runway model', price: '12,000', note: '' },
    { name: 'Campaign', price: '1,234,567', note: '' },
    { name: 'Fitting', price: '900', note: '' },
  ]);
});
