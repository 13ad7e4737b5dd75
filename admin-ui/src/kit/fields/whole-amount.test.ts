import { describe, expect, test } from 'vitest';
import { optionalNumber, wholeAmount } from './whole-amount';

const BAD = 'Please enter a number';

describe('The mouse wheel changes no number', () => {
  test.each([
    ['an amount', wholeAmount({ label: 'KES', bad: BAD, min: 0, max: 100 })],
    ['an optional number', optionalNumber({ label: 'VAT', max: 100, bad: BAD })],
  ])('%s is a text input with a numeric keyboard', (_what, { props }) => {
    expect(props.type).toBeUndefined();
    expect(props.inputMode).toBe('numeric');
  });
});

describe('Amounts and optional numbers', () => {
  const days = wholeAmount({ label: 'Days', bad: BAD, min: 1, max: 365 });
  const vat = optionalNumber({ label: 'VAT', max: 100, bad: BAD });

  test.each(['', ' ', 'many', '12 days', '20,000', '1.5', '-1', '1e2', '0', '366'])(
    'refuses the amount %j with the sentence',
    (typed) => {
      expect(days.problem?.(typed)).toBe(BAD);
    },
  );

  test.each(['1', ' 30 ', '365'])('accepts the amount %j', (typed) => {
    expect(days.problem?.(typed)).toBeUndefined();
  });

  const price = wholeAmount({ label: 'Price', bad: BAD, min: 0, max: 100_000_000 });

  test.each([
    ['9,000', 9000],
    [' 6 000 ', 6000],
    ['6\u00a0000', 6000],
    ['1,200,000', 1_200_000],
    ['100000', 100_000],
  ])('reads the digits of %j in groups of three', (typed, amount) => {
    expect(price.problem?.(typed)).toBeUndefined();
    expect(price.toInput(typed)).toBe(amount);
    expect(optionalNumber({ label: 'Price', max: 100_000_000 }).toInput(typed)).toBe(amount);
  });

  test.each(['9,00', '9,0000', ',900', '9.000', '1,200 000', '9,000.50'])(
    'refuses the grouping of %j',
    (typed) => {
      expect(price.problem?.(typed)).toBe(BAD);
    },
  );

  test.each(['many', '16 %', '1.5', '-1', '101'])(
    'refuses the optional number %j with the sentence',
    (typed) => {
      expect(vat.problem?.(typed)).toBe(BAD);
    },
  );

  test('names the range when it has no other sentence', () => {
    expect(wholeAmount({ label: 'Days', min: 1, max: 365 }).problem?.('0')).toBe(
      'Enter a whole number from 1 to 365.',
    );
    expect(optionalNumber({ label: 'VAT', max: 100 }).problem?.('101')).toBe(
      'Enter a whole number from 0 to 100, or leave empty.',
    );
  });

  test.each(['', ' ', '0', ' 16 ', '100'])('accepts the optional number %j', (typed) => {
    expect(vat.problem?.(typed)).toBeUndefined();
  });
});
