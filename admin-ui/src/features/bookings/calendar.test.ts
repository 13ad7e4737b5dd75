import { expect, test } from 'vitest';
import { type BriefBooking, bookingSearch, lookOf } from './booking';
import { toCalendar } from './calendar';
import { movesOf, nextRank } from './moves';

const buildBooking = (changes: Partial<BriefBooking>) =>
  ({
    documentId: 'b1',
    name: 'Jane',
    firstDay: '2026-11-27',
    lastDay: '2026-11-27',
    startTime: '',
    state: 'enquiry',
    holdRank: null,
    ...changes,
  }) as BriefBooking;

test('a booking of several days is shown on each of them, even across weeks', () => {
  const booking = buildBooking({ firstDay: '2026-11-28', lastDay: '2026-12-01' });
  const days = ['2026-11-27', '2026-11-28', '2026-11-30', '2026-12-01', '2026-12-02'];

  const held = toCalendar(days, { bookings: [booking], away: [] }).map(({ bookings }) => bookings.length);

  expect(held).toEqual([0, 1, 1, 1, 0]);
});

test('sorts a day by settled bookings, then options by rank, then enquiries', () => {
  const asked = buildBooking({ documentId: 'asked' });
  const second = buildBooking({ documentId: 'second', state: 'option', holdRank: 2 });
  const first = buildBooking({ documentId: 'first', state: 'option', holdRank: 1 });
  const late = buildBooking({ documentId: 'late', state: 'confirmed', startTime: '19:00' });
  const early = buildBooking({ documentId: 'early', state: 'confirmed', startTime: '09:00' });

  const [day] = toCalendar(['2026-11-27'], { bookings: [asked, second, late, first, early], away: [] });

  expect(day?.bookings.map(({ documentId }) => documentId)).toEqual([
    'early',
    'late',
    'first',
    'second',
    'asked',
  ]);
});

test('the look of an option shows its rank', () => {
  expect(lookOf({ state: 'option', holdRank: 2 })).toBe('second');
  expect(lookOf({ state: 'confirmed', holdRank: null })).toBe('confirmed');
});

test('a new option gets the next rank on its busiest day; after a third no more are possible', () => {
  const asked = { firstDay: '2026-11-27', lastDay: '2026-11-29' };
  const option = (firstDay: string, lastDay = firstDay) => ({ state: 'option', firstDay, lastDay });

  expect(nextRank(asked, [])).toBe(1);
  expect(nextRank(asked, [{ ...option('2026-11-27'), state: 'confirmed' }])).toBe(1);
  expect(nextRank(asked, [option('2026-11-27'), option('2026-11-29')])).toBe(2);
  expect(nextRank(asked, [option('2026-11-20', '2026-11-28'), option('2026-11-28')])).toBe(3);
  expect(nextRank(asked, [option('2026-11-28'), option('2026-11-28'), option('2026-11-28')])).toBeNull();
});

test('a closed booking can only be reopened, and a booking is done only once its last day has come', () => {
  const lastDay = '2026-11-27';

  for (const state of ['declined', 'cancelled', 'expired'] as const)
    expect(movesOf({ state, lastDay }, lastDay)).toEqual(['REOPEN']);
  expect(movesOf({ state: 'confirmed', lastDay }, '2026-11-26')).toEqual(['CANCEL']);
  expect(movesOf({ state: 'confirmed', lastDay }, lastDay)).toEqual(['FINISH', 'CANCEL']);
});

test('ignores an invalid day in the URL', () => {
  expect(bookingSearch.parse({ day: '2026-13-40' }).day).toBeUndefined();
  expect(bookingSearch.parse({ day: '2026-11-27' }).day).toBe('2026-11-27');
});
