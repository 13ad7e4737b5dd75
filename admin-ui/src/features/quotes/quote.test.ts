import { expect, test } from 'vitest';
import type { QuoteRow } from './quote';
import { toQuote } from './quote';

type BookingState = NonNullable<QuoteRow['booking']>['state'];

const stateOf = (state: QuoteRow['state'], booking: BookingState | null) => {
  const row = { documentId: 'q1', revision: 1, state, lines: [], booking: booking && { state: booking } };
  return toQuote(row as unknown as QuoteRow).state;
};

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
