import { describe, expect, test } from 'vitest';
import { optionalNumber, wholeAmount } from './whole-amount';

const BAD = 'Please enter a number';

describe('the mouse wheel changes no number', () => {
  test.each([
    ['an amount', wholeAmount({ label: 'KES', bad: BAD })],
    ['an optional number', optionalNumber({ label: 'VAT', max: 100, bad: BAD })],
  ])('%s is a line of text with the keys of a number', (_what, { props }) => {
    expect(props.type).toBeUndefined();
    expect(props.inputMode).toBe('numeric');
  });
});

describe('what is no such number is refused with the sentence', () => {
  const days = wholeAmount({ label: 'Days', bad: BAD, min: 1, max: 365 });
  const vat = optionalNumber({ label: 'VAT', max: 100, bad: BAD });

  test.each(['', ' ', 'many', '12 days', '20,000', '1.5', '-1', '1e2', '0', '366'])(
    'an amount of %j',
    (typed) => {
      expect(days.problem?.(typed)).toBe(BAD);
    },
  );

  test.each(['1', ' 30 ', '365'])('but not one of %j', (typed) => {
    expect(days.problem?.(typed)).toBeUndefined();
  });

  test.each(['many', '16 %', '1.5', '-1', '101'])('an optional number %j', (typed) => {
    expect(vat.problem?.(typed)).toBe(BAD);
  });

  test.each(['', ' ', '0', ' 16 ', '100'])('but not %j', (typed) => {
    expect(vat.problem?.(typed)).toBeUndefined();
  });
});
