import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
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
