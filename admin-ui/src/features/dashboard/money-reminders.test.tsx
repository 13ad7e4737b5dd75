import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { addDays } from '../../../../cms/src/shared/days';
import { siteDay } from '../../../../cms/src/shared/site-clock';
import { calendarDay } from '../../dates/format';
import { session } from '../../strapi/owner-session';
import { renderScreen } from '../../testing/render-screen';
import { DuePayments, EndingUsages } from './money-reminders';

const inDays = (days: number) => addDays(siteDay(), days);

const owes = (documentId: string, days: number) => ({
  booking: { documentId, name: 'Zuri' },
  balance: {
    quoteNumber: 'Q-2026-0003',
    currency: 'KES',
    owed: 27_500,
    isOverdue: days < 0,
    due: { day: inDays(days) },
  },
  whatsapp: documentId === 'b1' ? 'https://wa.me/254712345678?text=Hello' : null,
});

beforeEach(() => session.open('a token', 'amani'));

const answer = (data: object) => vi.stubGlobal('fetch', async () => Response.json({ data }));

test('lists payments from three days before they are due, with a text for WhatsApp', async () => {
  answer({ owingBookings: [owes('b1', -1), owes('b2', 3), owes('b3', 4)] });
  await renderScreen(<DuePayments />);
  const overdue = await screen.findByRole('link', {
    name: 'Zuri owes KES 27,500 for Q-2026-0003: payment is overdue',
  });
  expect(overdue.getAttribute('href')).toBe('/bookings/b1');
  screen.getByRole('link', {
    name: `Zuri owes KES 27,500 for Q-2026-0003: a payment is due on ${calendarDay(inDays(3))}`,
  });
  expect(screen.getByRole('link', { name: 'Remind Zuri by WhatsApp' }).getAttribute('href')).toMatch(
    /wa\.me/,
  );
  expect(screen.getAllByRole('link')).toHaveLength(3);
});

test('lists usages that end soon and that have ended', async () => {
  const usage = (documentId: string, days: number) => ({
    booking: { documentId, name: 'Zuri' },
    quote: { documentId: `quote of ${documentId}` },
    endsOn: inDays(days),
    usage: 'Print, Kenya',
  });
  answer({ endingUsages: [usage('b1', -2), usage('b2', 20)] });
  await renderScreen(<EndingUsages />);
  await screen.findByRole('link', {
    name: `Image usage of Zuri ended on ${calendarDay(inDays(-2))}: Print, Kenya`,
  });
  screen.getByRole('link', { name: `Image usage of Zuri ends on ${calendarDay(inDays(20))}: Print, Kenya` });
});

test('opens the prepared renewal of a usage with one tap', async () => {
  const asked: string[] = [];
  const usage = { booking: { documentId: 'b1', name: 'Zuri' }, quote: { documentId: 'q1' } };
  vi.stubGlobal('fetch', async (_address: string, { body }: RequestInit) => {
    const { query, variables } = JSON.parse(String(body));
    if (!query.includes('RenewUsage'))
      return Response.json({ data: { endingUsages: [{ ...usage, endsOn: inDays(20), usage: 'Print' }] } });
    asked.push(variables.quote);
    return Response.json({ data: { renewal: { documentId: 'b2' } } });
  });
  const { router } = await renderScreen(<EndingUsages />);
  fireEvent.click(await screen.findByRole('button', { name: 'Offer renewal to Zuri' }));
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/bookings/b2'));
  expect(asked).toEqual(['q1']);
});
