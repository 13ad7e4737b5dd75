import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { session } from '../../strapi/owner-session';
import { renderScreen } from '../../testing/render-screen';
import { WaitingBookings } from './reminders';

const owes = (documentId: string, isOverdue: boolean) => ({
  booking: { documentId, name: 'Zuri' },
  balance: {
    quoteNumber: 'Q-2026-0003',
    currency: 'KES',
    owed: 27_500,
    isOverdue,
    due: { day: '2026-12-01' },
  },
});

test('lists only overdue payments, and links to their bookings', async () => {
  session.open('a token', 'amani');
  const bookingsWaiting = { newEnquiries: 0, enquiries: [], holdsEnding: [], quotesWithoutAnswer: [] };
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    const isOwing = JSON.parse(body).query.includes('owingBookings');
    const data = isOwing ? { owingBookings: [owes('b1', true), owes('b2', false)] } : { bookingsWaiting };
    return Response.json({ data });
  });
  await renderScreen(<WaitingBookings />);
  const link = await screen.findByRole('link', {
    name: 'Zuri owes KES 27,500 for Q-2026-0003: payment is overdue',
  });
  expect(link.getAttribute('href')).toBe('/bookings/b1');
  expect(screen.getAllByRole('link')).toHaveLength(1);
});
