import { notifications } from '@mantine/notifications';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { calendarDay } from '../../dates/format';
import { session } from '../../strapi/owner-session';
import { draftRow as draft } from '../../testing/quote-row';
import { renderScreen } from '../../testing/render-screen';
import type { QuoteRow } from './quote';
import { QuoteSection } from './quote-section';
import { wording } from './wording';

const sent: QuoteRow = { ...draft, revision: 5, number: 'Q-2026-0001', state: 'sent' };

/** The quote as the CMS stores it. */
let stored: QuoteRow;
let send: () => Response;

function answer(query: string): Response {
  if (query.includes('quoteSums')) return Response.json({ data: { sums: { vat: 0, total: 1000 } } });
  if (query.includes('sendQuote')) return send();
  return Response.json({ data: { found: query.includes('QuotesOfBooking') ? [stored] : stored } });
}

beforeEach(() => {
  localStorage.clear();
  notifications.clean();
  session.open('a token', 'amani');
  stored = draft;
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) =>
    answer(JSON.parse(body).query),
  );
});

const openAndSend = async () => {
  await renderScreen(<QuoteSection documentId="b1" />);
  fireEvent.click(await screen.findByRole('button', { name: wording.send }));
};

test('a quote whose sending got no response is shown in its current state', async () => {
  send = () => {
    stored = sent;
    throw new TypeError('network error');
  };
  await openAndSend();
  await screen.findByText('Q-2026-0001');
  expect(screen.queryByRole('button', { name: wording.send })).toBeNull();
});

test('a quote that was already sent is shown in its current state', async () => {
  send = () => {
    stored = sent;
    const error = { name: 'ValidationError', message: 'This quote has already been sent.' };
    return Response.json({
      data: null,
      errors: [{ ...error, extensions: { code: 'BAD_USER_INPUT', error } }],
    });
  };
  await openAndSend();
  await screen.findByText('Q-2026-0001');
  expect(screen.queryByRole('button', { name: wording.send })).toBeNull();
});

test('says who accepted a quote, and whether it has changed since', async () => {
  const by = { acceptedName: 'Zuri', acceptedFor: 'Kitenge Ltd', answeredAt: '2026-11-28T08:00:00.000Z' };
  stored = { ...sent, ...by, state: 'accepted', isAsAccepted: false };
  await renderScreen(<QuoteSection documentId="b1" />);
  await screen.findByText(`Accepted by Zuri, for Kitenge Ltd, on ${calendarDay('2026-11-28')}.`);
  screen.getByText(wording.differs);
});

test('says that a sent quote is for other days than its booking', async () => {
  const days = { firstDay: '2026-12-31', lastDay: '2027-01-01' };
  stored = { ...sent, ...days, booking: { state: 'option', firstDay: '2027-01-05', lastDay: '2027-01-05' } };
  await renderScreen(<QuoteSection documentId="b1" />);
  await screen.findByText(wording.otherDays('Thu, Dec 31, 2026 – Fri, Jan 1, 2027'));
});
