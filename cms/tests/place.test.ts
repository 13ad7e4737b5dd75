import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { APIS, type Api, NOUNS, saved } from './support/apis';
import { createRates } from './support/bookings';
import { type BootedCms, bootCms } from './support/boot-strapi';
import { type SignIn, signIn, visitor } from './support/client';
import { create, saveSettings } from './support/factories';
import { draftOf, newBooking, send } from './support/quotes';

const FIRST = { country: 'KE', timeZone: 'Africa/Nairobi', currency: 'KES' };
const JOHANNESBURG = { country: 'ZA', timeZone: 'Africa/Johannesburg', currency: 'ZAR' };

let cms: BootedCms;
let session: SignIn;

beforeAll(async () => {
  cms = await bootCms();
  await saveSettings(cms, FIRST);
  session = await signIn(cms);
  await createRates(cms);
  await create(cms, 'api::contact-details.contact-details', { phone: '072 345 6789' });
});
afterEach(async () => {
  await saveSettings(cms, FIRST);
  await cms.strapi.db.connection('throttle_counters').delete();
});
afterAll(() => cms.stop());

const change = async (api: Api, fields: object) => {
  const { documentId, revision } = await cms.strapi.db.query('api::settings.settings').findOne({});
  return api.update(session.owner, NOUNS.settings, documentId, { ...fields, revision });
};

const state = async () =>
  (await (await visitor(cms).send('/api/site-state')).json()) as { place: object; contentVersion: string };

/** Returns what was stored of a booking with a phone number as people write it at home. */
const phoneOf = async (phone: string) => {
  const { booking } = await newBooking(cms, { phone });
  return (await cms.strapi.db.query('api::booking.booking').findOne({ where: { documentId: booking } }))
    .phone;
};

describe.each(APIS)('The place changed through $name', (api) => {
  test.each([
    ['country', 'XX', 'COUNTRY_UNKNOWN', 'Enter a country by its two letters, such as KE.'],
    ['country', 'ke', 'COUNTRY_UNKNOWN', 'Enter a country by its two letters, such as KE.'],
    [
      'timeZone',
      'Mars/City',
      'TIME_ZONE_UNKNOWN',
      'Enter a time zone with its city, such as Africa/Nairobi.',
    ],
    ['timeZone', '+03:00', 'TIME_ZONE_UNKNOWN', 'Enter a time zone with its city, such as Africa/Nairobi.'],
    ['timeZone', 'EST', 'TIME_ZONE_UNKNOWN', 'Enter a time zone with its city, such as Africa/Nairobi.'],
    ['currency', 'KSH', 'CURRENCY_UNKNOWN', 'Enter a currency by its three letters, such as KES.'],
  ])('is refused as %s %s', async (field, value, code, message) => {
    const { failure } = await change(api, { [field]: value });
    expect(failure).toMatchObject({ message, details: { code, field } });
    expect((await state()).place).toMatchObject(FIRST);
  });

  test('is in the next answers, and outdates the pages of the site', async () => {
    const before = await state();
    expect(before.place).toEqual({ ...FIRST, phoneExample: '+254 712 345678' });
    saved(await change(api, JOHANNESBURG));
    const after = await state();
    expect(after.place).toEqual({ ...JOHANNESBURG, phoneExample: '+27 71 123 4567' });
    expect(after.contentVersion).not.toBe(before.contentVersion);
    const { data } = await visitor(cms).graphql<object>(
      '{ settings { country timeZone currency phoneExample } }',
    );
    expect(data).toEqual({ settings: after.place });
  });

  test('gives phone numbers without a prefix its country', async () => {
    expect(await phoneOf('0712 345678')).toBe('+254712345678');
    saved(await change(api, JOHANNESBURG));
    expect(await phoneOf('072 345 6789')).toBe('+27723456789');
    const details = await visitor(cms).graphql<object>('{ contactDetails { phone dialledPhone } }');
    expect(details.data).toEqual({ contactDetails: { phone: '072 345 6789', dialledPhone: '+27723456789' } });
    const { failure } = await visitor(
      cms,
    ).graphql(`mutation { requestBooking(data: { service: "Runway", quantity: 1, firstDay: "2030-01-01",
        lastDay: "2030-01-01", city: "Durban", name: "Thandi", phone: "0712" },
        proof: { formToken: "", website: "" }) { status } }`);
    expect(failure).toBeDefined();
  });

  test('leaves sent quotes their currency', async () => {
    const { booking } = await newBooking(cms);
    const former = await draftOf(session.owner, booking);
    const sent = await send(session.owner, former);
    expect(sent.data?.text).toContain('KES 12,000');
    saved(await change(api, JOHANNESBURG));
    const { token, booking: next } = await newBooking(cms);
    const quote = await send(session.owner, await draftOf(session.owner, next));
    expect(quote.data?.text).toContain('ZAR 12,000');
    const { data } = await visitor(cms).graphql<object>(
      `{ clientBooking(token: "${token}") { estimate { currency } quote { currency } } }`,
    );
    expect(data).toEqual({ clientBooking: { estimate: { currency: 'ZAR' }, quote: { currency: 'ZAR' } } });
    const stored = await cms.strapi.db
      .query('api::quote.quote')
      .findOne({ where: { documentId: former.documentId } });
    expect(stored.currency).toBe('KES');
  });
});

test('a place that another machine stored counts in the next answer', async () => {
  onTestFinished(() => void cms.strapi.db.connection('settings').update({ time_zone: null }));
  await cms.strapi.db.connection('settings').update({ country: 'JP', time_zone: 'Asia/Tokyo' });
  expect((await state()).place).toMatchObject({ country: 'JP', timeZone: 'Asia/Tokyo' });
  expect((await state()).contentVersion).toMatch(
    new RegExp(new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tokyo' }).format()),
  );
});

test('without a place the first values count', async () => {
  await cms.strapi.db.connection('settings').update({ country: null, time_zone: null, currency: null });
  expect((await state()).place).toMatchObject(FIRST);
});

describe.each(APIS)('The rate card saved through $name', (api) => {
  const card = { title: 'Rates', extras: [] };
  const saveServices = async (services: object[]) => {
    const { documentId, revision } = await cms.strapi.db.query('api::rate-card.rate-card').findOne({});
    return api.update(session.owner, NOUNS.rateCard, documentId, { ...card, services, revision });
  };
  const estimate = async (service: string) =>
    visitor(cms).graphql<{ bookingEstimate: object | null }>(
      `{ bookingEstimate(service: "${service}", quantity: 1) { total currency lines { label } } }`,
    );

  test('charges half days, and asks for a price unless it is on request', async () => {
    saved(await saveServices([{ name: 'Fitting', price: 9000, unit: 'half_day', isFrom: false }]));
    expect((await estimate('Fitting')).data?.bookingEstimate).toEqual({
      total: 9000,
      currency: 'KES',
      lines: [{ label: 'Fitting, 1 half day' }],
    });
    const { failure } = await saveServices([{ name: 'Fitting', unit: 'half_day', isFrom: false }]);
    expect(failure).toMatchObject({ details: { code: 'PRICE_MISSING', field: 'services.0.price' } });
    saved(await saveServices([{ name: 'Campaign', unit: 'on_request', isFrom: false }]));
  });

  test('has no estimate for a price on request, and an empty first quote', async () => {
    saved(
      await saveServices([
        { name: 'Campaign', unit: 'on_request', isFrom: false },
        { name: 'Runway', price: 12_000, unit: 'show', isFrom: false },
      ]),
    );
    expect((await estimate('Campaign')).data).toEqual({ bookingEstimate: null });
    const { booking, token } = await newBooking(cms, { service: 'Campaign' });
    const { data } = await visitor(cms).graphql<object>(
      `{ clientBooking(token: "${token}") { unit estimate { total } } }`,
    );
    expect(data).toEqual({ clientBooking: { unit: 'on_request', estimate: null } });
    expect(await draftOf(session.owner, booking)).toMatchObject({ state: 'draft', total: 0 });
  });
});
