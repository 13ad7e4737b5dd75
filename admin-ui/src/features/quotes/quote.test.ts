import { expect, test } from 'vitest';
import type { QuoteRow } from './documents';
import { toQuote } from './quote';

type BookingState = NonNullable<QuoteRow['booking']>['state'];

const stateOf = (state: QuoteRow['state'], booking: BookingState | null) => {
  const row = { documentId: 'q1', revision: 1, state, lines: [], booking: booking && { state: booking } };
  return toQuote(row as unknown as QuoteRow).state;
};

test('a quote that could still be answered has ended with its booking', () => {
  expect(stateOf('sent', 'declined')).toBe('ended');
  expect(stateOf('questioned', 'cancelled')).toBe('ended');
});

test('a quote of a booking that goes on, or is in the bin, is what it is', () => {
  expect(stateOf('sent', 'option')).toBe('sent');
  expect(stateOf('questioned', null)).toBe('questioned');
});

test('a quote that was accepted stays accepted when its booking is done', () => {
  expect(stateOf('accepted', 'done')).toBe('accepted');
});
