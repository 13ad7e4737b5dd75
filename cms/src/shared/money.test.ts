import { expect, onTestFinished, test } from 'vitest';
import { currencyName, withCurrency, withoutCurrency } from './money';
import { setPlace } from './place';

test.each([
  [0, '0', 'KES 0'],
  [500, '500', 'KES 500'],
  [12000, '12,000', 'KES 12,000'],
  [100000000, '100,000,000', 'KES 100,000,000'],
  [-500, '−500', '−KES 500'],
  [-5000, '−5,000', '−KES 5,000'],
])('writes %d as %s and %s', (amount, number, inFull) => {
  expect(withoutCurrency(amount)).toBe(number);
  expect(withCurrency(amount)).toBe(inFull);
});

test.each(['KES', 'ZAR', 'USD', 'EUR', 'JPY', 'XOF'])(
  'writes %s as Intl does, in whole units',
  (currency) => {
    const format = new Intl.NumberFormat('en', {
      style: 'currency',
      currency,
      currencyDisplay: 'code',
      maximumFractionDigits: 0,
    });
    for (const amount of [0, 999, 1000, -1234567]) {
      const byIntl = format.format(amount).replace('\u00a0', ' ').replace('-', '−');
      expect(withCurrency(amount, currency)).toBe(byIntl);
    }
  },
);

test.each([
  ['KES', 'Kenyan shillings'],
  ['ZAR', 'South African rand'],
  ['USD', 'US dollars'],
])('names %s %s', (currency, name) => {
  onTestFinished(() => setPlace(null));
  setPlace({ currency });
  expect(currencyName()).toBe(name);
  expect(withCurrency(12_000)).toBe(`${currency} 12,000`);
});
