import { expect, test } from 'vitest';
import { movedPage } from './pages';

test.each([
  ['/book', '/model-profile'],
  ['/book/digitals', '/model-profile/digitals'],
  ['/booking-papers', '/booking-settings'],
])('%s has moved to %s', (from, to) => {
  expect(movedPage(from)).toBe(to);
});

test.each(['/bookings', '/booking', '/books/digitals', '/model-profile', '/nowhere/book'])(
  '%s has no new address',
  (path) => {
    expect(movedPage(path)).toBeNull();
  },
);
