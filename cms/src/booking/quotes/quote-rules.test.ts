import { expect, test } from 'vitest';
import { nairobiDay } from '../../shared/nairobi';
import { checkValidUntil } from './quote-rules';

test.each(['2099-02-30', '2099-02-01T10:00:00Z', '', null, 7])(
  'a quote is not valid until %j, which is no day of the calendar',
  (day) => {
    expect(() => checkValidUntil(day)).toThrow('Enter a date, such as 2027-05-14.');
  },
);

test('a quote is valid until today or a later day', () => {
  for (const day of [nairobiDay(), '2099-02-28']) expect(() => checkValidUntil(day)).not.toThrow();
  expect(() => checkValidUntil('2026-02-28')).toThrow('The quote must be valid until today or later.');
});
