import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { session } from '../../strapi/owner-session';
import { renderScreen } from '../../testing/render-screen';
import { BookingPage } from './booking-page';

test('the page has no title until its booking is loaded', async () => {
  session.open('a token', 'amani');
  let answer: (response: Response) => void = () => {};
  vi.stubGlobal(
    'fetch',
    vi.fn(() => new Promise<Response>((resolve) => (answer = resolve))),
  );
  await renderScreen(<BookingPage documentId="b1" changing={false} onChanging={() => undefined} />);

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Loading');
  expect(document.title).toBe('Admin');

  await act(async () => answer(Response.json({ data: { found: null } })));

  await screen.findByText('This booking no longer exists');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Bookings');
});
