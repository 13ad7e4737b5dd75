import { expect, test } from 'vitest';
import { siteDay } from '../../shared/site-clock';
import { checkValidUntil } from './quote-rules';

test.each(['2099-02-30', '2099-02-01T10:00:00Z', '', null, 7])(
  'rejects %j as the last valid day, because it is not a calendar day',
  (day) => {
    expect(() => checkValidUntil(day)).toThrow('Enter a date, such as 2027-05-14.');
  },
);

test('accepts today or a later day as the last valid day', () => {
  for (const day of [siteDay(), '2099-02-28']) expect(() => checkValidUntil(day)).not.toThrow();
  expect(() => checkValidUntil('2026-02-28')).toThrow('The quote must be valid until today or later.');
});
