import { expect, test } from 'vitest';
import type { QuoteRow } from './quote';
import { toQuote } from './quote';

type BookingState = NonNullable<QuoteRow['booking']>['state'];

const quoteOf = (state: QuoteRow['state'], booking: BookingState | null) => {
  const row = { documentId: 'q1', revision: 1, state, lines: [], booking: booking && { state: booking } };
  return toQuote(row as unknown as QuoteRow);
};
const stateOf = (...from: Parameters<typeof quoteOf>) => quoteOf(...from).state;

test('an open quote ends with its booking', () => {
  expect(stateOf('sent', 'declined')).toBe('ended');
  expect(stateOf('questioned', 'cancelled')).toBe('ended');
});

test('a quote keeps its state while its booking is live or in the bin', () => {
  expect(stateOf('sent', 'option')).toBe('sent');
  expect(stateOf('questioned', null)).toBe('questioned');
});

test('an accepted quote stays accepted after its booking is done', () => {
  expect(stateOf('accepted', 'done')).toBe('accepted');
});

test.each([
  ['accepted', 'option', true],
  ['accepted', 'confirmed', false],
  ['accepted', 'cancelled', false],
  ['sent', 'option', false],
] as const)(
  'a quote that is %s awaits the confirmation of a booking that is %s: %s',
  (state, booking, awaits) => {
    expect(quoteOf(state, booking).awaitsConfirmation).toBe(awaits);
  },
);
