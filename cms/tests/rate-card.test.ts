import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { APIS, NOUNS } from './support/apis';
import { buildRequest, requestBooking } from './support/bookings';
import { type BootedCms, bootCms } from './support/boot-strapi';
import { type Client, signIn, visitor } from './support/client';
import { create } from './support/factories';

const RATE_CARD = 'api::rate-card.rate-card';
const BOOKING = 'api::booking.booking';

const MONTHS = ['Usage for 3 months', 'Usage for 6 months', 'Usage for 12 months'] as const;

const service = (name: string, more: object = {}) => ({ name, price: 20_000, ...more });

const CARD = {
  title: 'Rates',
  services: [
    service('Shoot', { unit: 'day', hasUsage: true }),
    service('Training', { unit: 'session', hasUsage: false }),
    service('Judging', { unit: 'show', hasUsage: true }),
  ],
  extras: [
    { name: 'Travel', kind: 'fixed', amount: 5000, isUsage: false },
    ...MONTHS.map((name) => ({ name, kind: 'percentage', amount: 25, isUsage: true })),
  ],
};

let cms: BootedCms;
let owner: Client;
let stored: { documentId: string; revision: number };

beforeAll(async () => {
  cms = await bootCms();
  ({ owner } = await signIn(cms));
  await create(cms, RATE_CARD, structuredClone(CARD));
});
afterAll(() => cms.stop());
beforeEach(async () => {
  await cms.strapi.db.connection('throttle_counters').delete();
  stored = await card();
});

const card = () =>
  cms.strapi.db.query(RATE_CARD).findOne({ populate: { services: { orderBy: 'id' }, extras: true } });

describe.each(APIS)('A rate card saved through $name', (api) => {
  const save = async (data: object) =>
    api.update(owner, NOUNS.rateCard, stored.documentId, { revision: stored.revision, ...data });

  test.each([
    ['services', 'the same', [service('Shoot'), service('Judging'), service('Shoot')], /called “Shoot”/],
    ['services', 'differing in case', [service('Shoot'), service('SHOOT')], /called “SHOOT”/],
    ['services', 'differing in spaces around them', [service('Shoot'), service('  Shoot ')], /“Shoot”/],
    ['services', 'composed and decomposed', [service('Défilé'), service('De\u0301file\u0301')], /filé|file/],
    ['extras', 'the same', [CARD.extras[0], CARD.extras[0]], /Two extras are called “Travel”/],
  ])('is refused with two %s whose names are %s', async (field, _, parts, words) => {
    const { failure } = await save({ [field]: parts });
    expect(failure).toMatchObject({ name: 'ValidationError', message: expect.stringMatching(words) });
    expect(failure?.message).toContain('a different name');
  });

  test('keeps its setting for usage, or follows the unit without one', async () => {
    const services = [
      ...CARD.services,
      service('Lookbook', { unit: 'day' }),
      service('Fitting', { unit: 'hour', hasUsage: null }),
      service('Content'),
    ];
    expect((await save({ services })).failure).toBeUndefined();
    expect((await card()).services.map(({ hasUsage }: { hasUsage: boolean }) => hasUsage)).toEqual([
      true,
      false,
      true,
      true,
      false,
      true,
    ]);
  });

  test('is refused if a component is not an object', async () => {
    expect((await save({ services: ['Shoot'] })).status).toBeLessThan(500);
    expect((await save({ services: [null] })).status).toBeLessThan(500);
  });
});

const pairs = MONTHS.flatMap((one, at) => MONTHS.slice(at + 1).map((other) => [one, other]));
const REFUSED: [string, object, RegExp][] = [
  ...pairs.map((extras): [string, object, RegExp] => [
    extras.join(' and '),
    { service: 'Shoot', extras },
    /^A booking has one usage\. Choose “Usage for \d+ months” or “Usage for \d+ months”\.$/,
  ]),
  [
    'usage for a service without it',
    { service: 'Training', extras: ['Travel', MONTHS[1]] },
    /^Training does not include image usage\. Remove “Usage for 6 months”\.$/,
  ],
];

describe.each(REFUSED)('A booking with %s is refused', (_, asked, words) => {
  test('in a request', async () => {
    expect((await requestBooking(visitor(cms), { ...asked })).failure?.message).toMatch(words);
  });

  test('in an estimate', async () => {
    const { failure } = await visitor(cms).graphql(
      `query($service: String!, $extras: [String!]) {
         bookingEstimate(service: $service, quantity: 1, extras: $extras) { total } }`,
      { ...asked },
    );
    expect(failure?.message).toMatch(words);
  });

  test('when the owner adds it', async () => {
    const { failure } = await owner.graphql(
      'mutation($data: BookingByHandInput!) { createBooking(data: $data) { documentId } }',
      { data: buildRequest({ ...asked }) },
    );
    expect(failure?.message).toMatch(words);
  });

  test.each(APIS)('when it is saved through $name', async (api) => {
    const { documentId } = await create(cms, BOOKING, buildRequest({ service: 'Shoot' }));
    const { failure } = await api.update(owner, NOUNS.booking, documentId, { revision: 1, ...asked });
    expect(failure?.message).toMatch(words);
  });
});

const CHANGES: [string, object, RegExp][] = [
  [
    'a service that is not on the rate card',
    { service: 'Stunts' },
    /^“Stunts” is no longer on the rate card/,
  ],
  ['an extra that is not there', { extras: ['Travel', 'Helicopter'] }, /^“Helicopter” is no longer on/],
  ['less than the smallest quantity', { service: 'Half day', quantity: 1 }, /^For Half day, .* from 2 to 99/],
];

describe.each(APIS)('A change of a booking through $name', (api) => {
  beforeAll(async () => {
    const { documentId } = await card();
    const halfDay = service('Half day', { unit: 'hour', smallestQuantity: 2 });
    const data = { services: [...CARD.services, halfDay] };
    await cms.strapi.documents(RATE_CARD).update({ documentId, data: structuredClone(data) as never });
  });

  test.each(CHANGES)('is refused for %s', async (_, asked, words) => {
    const { documentId } = await create(cms, BOOKING, buildRequest({ service: 'Shoot' }));
    const { failure } = await api.update(owner, NOUNS.booking, documentId, { revision: 1, ...asked });
    expect(failure?.message).toMatch(words);
  });

  test('may set the unit of another service', async () => {
    const { documentId } = await create(cms, BOOKING, buildRequest({ service: 'Shoot', unit: 'show' }));
    const data = { revision: 1, service: 'Half day', quantity: 2 };
    expect((await api.update(owner, NOUNS.booking, documentId, data)).failure).toBeUndefined();
    expect(await cms.strapi.db.query(BOOKING).findOne({ where: { documentId } })).toMatchObject({
      service: 'Half day',
      unit: 'hour',
      quantity: 2,
    });
  });

  test('keeps values that have since left the rate card', async () => {
    const former = { service: 'Former', unit: 'show', quantity: 3, extras: ['Former extra'] };
    const { documentId } = await create(cms, BOOKING, buildRequest(former));
    const data = { revision: 1, ...former, quantity: 4, city: 'Kisumu' };
    expect((await api.update(owner, NOUNS.booking, documentId, data)).failure).toBeUndefined();
  });
});

test('accepts one usage of a service that has usage, whatever its unit', async () => {
  const { failure } = await requestBooking(visitor(cms), {
    service: 'Judging',
    extras: ['Travel', MONTHS[2]],
  });
  expect(failure).toBeUndefined();
});

test.each(APIS)('saves a booking from before the rule unchanged through $name', async (api) => {
  const extras = [MONTHS[0], MONTHS[1]];
  const { documentId } = await create(cms, BOOKING, buildRequest({ service: 'Training', extras }));
  const data = { revision: 1, service: 'Training', extras, city: 'Kisumu' };
  expect((await api.update(owner, NOUNS.booking, documentId, data)).failure).toBeUndefined();
});
