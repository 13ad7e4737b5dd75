import { expect, test } from 'vitest';
import type { RateCardRow } from './documents';
import { toRateCard } from './queries';

type Row = NonNullable<RateCardRow>;
type ServiceRow = NonNullable<NonNullable<Row['services']>[number]>;

function buildService(over: Partial<ServiceRow>): ServiceRow {
  return {
    name: 'Runway model',
    price: 12_000,
    unit: 'show',
    smallestQuantity: 1,
    isFrom: false,
    hasUsage: false,
    note: null,
    ...over,
  };
}

const buildCard = (over: Partial<Row>): Row => ({
  title: 'Professional Rates & Services',
  intro: null,
  services: [],
  extras: [],
  image: null,
  ...over,
});

test('Rate card: prices are Kenyan shillings with thousands separators', () => {
  const card = toRateCard(
    buildCard({
      services: [
        buildService({ price: 12_000 }),
        null,
        buildService({ name: 'Campaign', price: 1_234_567 }),
        buildService({ name: 'Fitting', price: 900 }),
      ],
    }),
  );
  expect(card.services.map(({ name, price }) => [name, price])).toEqual([
    ['Runway model', '12,000'],
    ['Campaign', '1,234,567'],
    ['Fitting', '900'],
  ]);
});

test('Rate card: a service says what its price is for, its smallest quantity and whether it is the lowest price', () => {
  const { services } = toRateCard(
    buildCard({
      services: [
        buildService({ name: 'Shoot', unit: 'day', smallestQuantity: 2, isFrom: true, note: ' Studio ' }),
        buildService({ name: 'Coaching', unit: 'session' }),
      ],
    }),
  );
  expect(services).toEqual([
    { name: 'Shoot', price: '12,000', isFrom: true, unit: 'day', smallestQuantity: 2, note: 'Studio' },
    { name: 'Coaching', price: '12,000', isFrom: false, unit: 'session', smallestQuantity: 1, note: '' },
  ]);
});

const extras: Row['extras'] = [
  { name: 'Travel', kind: 'fixed', amount: 5_000, isUsage: false },
  { name: 'Night', kind: 'percentage', amount: 50, isUsage: false },
  { name: '3 months', kind: 'percentage', amount: 25, isUsage: true },
  { name: 'For ever', kind: 'fixed', amount: 100_000, isUsage: true },
];

test('Rate card: extras and usages have their prices', () => {
  const services = [buildService({}), buildService({ name: 'Shoot', hasUsage: true })];
  const card = toRateCard(buildCard({ services, extras }));
  expect(card.extras).toEqual([
    { name: 'Travel', price: 'KES 5,000' },
    { name: 'Night', price: '50% of the rate' },
  ]);
  expect(card.usage).toEqual({
    services: ['Shoot'],
    extras: [
      { name: '3 months', price: '25% of the rate' },
      { name: 'For ever', price: 'KES 100,000' },
    ],
  });
});

test('Rate card: nothing is added to a service that does not exist', () => {
  const withoutUsage = toRateCard(buildCard({ services: [buildService({})], extras }));
  expect([withoutUsage.extras.length, withoutUsage.usage.extras]).toEqual([2, []]);
  expect(toRateCard(buildCard({ extras })).extras).toEqual([]);
});
