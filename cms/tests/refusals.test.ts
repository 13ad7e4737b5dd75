import { expect, test } from 'vitest';
import { APIS, GRAPHQL, NOUNS, REST } from './support/apis';
import { bootForBookings, day, requestBooking } from './support/bookings';
import type { BootedCms } from './support/boot-strapi';
import { type Client, visitor } from './support/client';
import { accept, newBooking, sentQuote } from './support/quotes';

let cms: BootedCms;
let owner: Client;

bootForBookings((site) => {
  ({ cms, owner } = site);
});

const tooLong = {
  code: 'BOOKING_TOO_LONG',
  field: 'lastDay',
  params: { most: 60 },
  message: 'A booking can last 60 days at most. Choose an earlier last day, or send two requests.',
};

const problemOf = ({ code, field, params, message }: typeof tooLong) => ({
  code,
  field,
  params,
  errors: [{ path: [field], message, name: 'ValidationError', code, params }],
});

test('a visitor’s refusal has a code, a field, parameters and a whole sentence', async () => {
  const { failure } = await requestBooking(visitor(cms), { firstDay: day(20), lastDay: day(80) });
  expect(failure).toEqual({
    name: 'ValidationError',
    message: tooLong.message,
    details: problemOf(tooLong),
  });
});

test.each(APIS)('so has the owner’s through $name', async (api) => {
  const { booking } = await newBooking(cms);
  const data = { revision: 1, firstDay: day(20), lastDay: day(80) };
  const { failure } = await api.update(owner, NOUNS.booking, booking, data);
  expect(failure).toMatchObject({ message: tooLong.message, details: problemOf(tooLong) });
});

test('a field inside a list is named with its place', async () => {
  const { documentId, revision } = await cms.strapi.db.query(NOUNS.rateCard.uid).findOne({});
  const services = [1, 2].map(() => ({ name: 'Shoot', price: 100, unit: 'day' }));
  for (const api of APIS) {
    const { failure } = await api.update(owner, NOUNS.rateCard, documentId, { revision, services });
    expect(failure, api.name).toMatchObject({
      message: 'Two services are called “Shoot”. Give each service a different name.',
      details: {
        code: 'SERVICE_NAME_TAKEN',
        field: 'services.1.name',
        params: { name: 'Shoot' },
        errors: [{ path: ['services', '1', 'name'] }],
      },
    });
  }
});

test('REST and GraphQL keep the status and the name of each kind of refusal', async () => {
  const { booking } = await newBooking(cms);
  const invalid = { revision: 1, phone: 'none' };
  const rest = await REST.update(owner, NOUNS.booking, booking, invalid);
  expect([rest.status, rest.failure?.name]).toEqual([400, 'ValidationError']);
  const graphql = await GRAPHQL.update(owner, NOUNS.booking, booking, invalid);
  expect([graphql.status, JSON.parse(graphql.text).errors[0].extensions.code]).toEqual([
    200,
    'BAD_USER_INPUT',
  ]);
});

test('a refusal without a field names none', async () => {
  const gone = await accept(visitor(cms), 'A'.repeat(22), { quoteNumber: null, quoteRevision: null });
  expect(gone.failure).toMatchObject({
    name: 'NotFoundError',
    details: { code: 'BOOKING_PAGE_GONE', field: null, params: {}, errors: [] },
  });
  const { token } = await sentQuote(cms, owner);
  const replaced = await accept(visitor(cms), token, { quoteNumber: 'Q-1', quoteRevision: 1 });
  expect(replaced.failure).toMatchObject({
    name: 'ConflictError',
    message: 'There is a newer quote. Please read it first.',
    details: { code: 'QUOTE_REPLACED', field: null, params: {}, errors: [] },
  });
});
