import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { session } from '../../strapi/owner-session';
import { renderScreen } from '../../testing/render-screen';
import { bookingSearch, toBooking, toBriefBooking } from './booking';
import { BookingCard } from './booking-card';
import { BookingList } from './booking-list';

const row = {
  documentId: 'b1',
  revision: 1,
  createdAt: '2026-11-25T09:00:00.000Z',
  service: 'Runway model',
  unit: 'show',
  quantity: 1,
  extras: [],
  firstDay: '2026-12-08',
  lastDay: '2026-12-08',
  startTime: null,
  city: 'Nairobi',
  venue: null,
  name: 'Jane Wanjiru',
  email: null,
  phone: null,
  notes: null,
  estimate: null,
  ownersNote: null,
  state: 'enquiry',
  holdRank: null,
  holdEndsAt: null,
  asksForOtherDays: true,
  cameFrom: null,
} as const;

const owes = (documentId: string, owed: number, isOverdue: boolean) => ({
  booking: { documentId, name: 'Jane Wanjiru' },
  balance: { quoteNumber: 'Q-2026-0003', currency: 'KES', owed, isOverdue, due: { day: '2026-12-01' } },
});

let owing: ReturnType<typeof owes>[];
const asked = vi.fn();

beforeEach(() => {
  session.open('a token', 'amani');
  owing = [];
  asked.mockClear();
  vi.stubGlobal('fetch', async () => {
    asked();
    return Response.json({ data: { owingBookings: owing } });
  });
});

const listOf = (asksForOtherDays: boolean) => (
  <BookingList
    page={{
      items: [toBooking({ ...row, extras: [...row.extras], asksForOtherDays })],
      total: 1,
      pageCount: 1,
    }}
    search={bookingSearch.parse({})}
  />
);

const cardOf = (asksForOtherDays: boolean) => (
  <BookingCard booking={toBriefBooking({ ...row, asksForOtherDays })} />
);

test.each([
  ['list', listOf],
  ['card', cardOf],
])('the %s marks only a booking whose client asks for other days', async (_place, shownWith) => {
  const { unmount } = await renderScreen(shownWith(true));
  await screen.findByText('Asks for other days');
  unmount();

  await renderScreen(shownWith(false));
  await screen.findByText('Jane Wanjiru');
  expect(screen.queryByText('Asks for other days')).toBeNull();
});

test.each([
  ['list', listOf],
  ['card', cardOf],
])('the %s says what a booking owes, and that it is overdue', async (_place, shownWith) => {
  owing = [owes('b2', 500, true), owes('b1', 15_000, false)];
  const { unmount } = await renderScreen(shownWith(false));
  await screen.findByText('KES 15,000 owed');
  unmount();

  owing = [owes('b1', 15_000, true)];
  await renderScreen(shownWith(false));
  await screen.findByText('KES 15,000 overdue');
});

test('many rows ask once what is owed', async () => {
  owing = [owes('b1', 15_000, false)];
  await renderScreen(
    <>
      {cardOf(false)}
      {cardOf(false)}
    </>,
  );
  expect(await screen.findAllByText('KES 15,000 owed')).toHaveLength(2);
  expect(asked).toHaveBeenCalledOnce();
});
