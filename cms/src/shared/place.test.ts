import { afterEach, expect, test } from 'vitest';
import { internationalNumber, nationalExample, phoneExample, phoneKey, whatsappNumber } from './phone-number';
import { FIRST_PLACE, place, setPlace, zoneName } from './place';

afterEach(() => setPlace(null));

test.each([
  ['Africa/Nairobi', 'Nairobi time'],
  ['Africa/Johannesburg', 'Johannesburg time'],
  ['America/New_York', 'New York time'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires time'],
])('times of %s are in %s', (timeZone, name) => {
  setPlace({ timeZone });
  expect(zoneName()).toBe(name);
});

test('what settings lack is the first value', () => {
  setPlace({ currency: 'ZAR', country: null, timeZone: '' });
  expect(place()).toEqual({ ...FIRST_PLACE, currency: 'ZAR' });
});

test('a phone number without a prefix belongs to the country', () => {
  expect(whatsappNumber('072 345 6789')).toBe('254723456789');
  setPlace({ country: 'ZA' });
  expect(whatsappNumber('072 345 6789')).toBe('27723456789');
  expect(whatsappNumber('+254 712 345678')).toBe('254712345678');
  expect(phoneKey('0027 72 345 6789')).toBe(phoneKey('072 345 6789'));
});

test.each([
  ['KE', '+254 0700 000 000', '+254700000000'],
  ['KE', '+254 (0)700 000 000', '+254700000000'],
  ['ZA', '072 345 6789', '+27723456789'],
  ['IT', '06 6982 1234', '+390669821234'],
  ['ZA', 'On request', undefined],
])('dialled from %s, %s is %s', (country, typed, dialled) => {
  setPlace({ country });
  expect(internationalNumber(typed)).toBe(dialled);
});

test.each([
  ['KE', '+254 712 345678', '0712 345678'],
  ['ZA', '+27 71 123 4567', '071 123 4567'],
  ['US', '+1 201 555 0123', '(201) 555-0123'],
])('the example of a phone number of %s is %s, dialled there as %s', (country, abroad, there) => {
  setPlace({ country, phoneExample: phoneExample(country) ?? null });
  expect([place().phoneExample, nationalExample()]).toEqual([abroad, there]);
});
