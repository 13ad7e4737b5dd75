import { expect, test } from 'vitest';
import type { Quote, QuoteAbout } from './quote';
import { quoteHash } from './quote-hash';

const from = { name: 'Amani Kito', email: 'a@example.com', phone: '', address: '' };
const about: QuoteAbout = { from, client: 'Zuri', service: 'Runway', startTime: null, place: 'Nairobi' };
const quote = {
  id: 1,
  number: 'Q-2026-0001',
  firstDay: '2026-12-12',
  lastDay: '2026-12-12',
  about,
  lines: [{ id: 7, label: 'Runway', amount: 12_000 }],
  discount: 0,
  discountPercent: 0,
  vatPercent: 16,
  vat: 1920,
  total: 13_920,
  currency: 'KES',
  validUntil: '2026-12-07',
  terms: 'Half now.',
  state: 'sent',
  revision: 2,
} as Quote;

test('stays the same in every release, whatever the order of the keys and the answer', () => {
  const reversed = Object.fromEntries(Object.entries(about).reverse()) as unknown as QuoteAbout;
  const answered: Quote = { ...quote, about: reversed, state: 'accepted', revision: 3, acceptedName: 'Zuri' };
  expect(quoteHash(answered)).toBe(quoteHash(quote));
  expect(quoteHash(quote)).toBe('2d887bac20d5441288a8028855646b308f1b8e3af3343d508c1d7faf0ba23582');
});

test.each([
  { total: 13_921 },
  { terms: 'Half later.' },
  { lastDay: '2026-12-13' },
  { about: { ...about, client: 'Zola' } },
  { lines: [{ id: 7, label: 'Runways', amount: 12_000 }] },
])('differs for another content: %j', (change) => {
  expect(quoteHash({ ...quote, ...change })).not.toBe(quoteHash(quote));
});
