import { cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { session } from '../../strapi/owner-session';
import { renderScreen } from '../../testing/render-screen';
import type { Booking } from './booking';
import { BookingForm } from './booking-form';

function estimateWith(bookingEstimate: object | null) {
  const rateCard = { services: [{ name: 'Runway model' }], extras: [] };
  vi.stubGlobal(
    'fetch',
    vi.fn(async (_address: string, { body }: { body: string }) =>
      Response.json({ data: body.includes('rateCard') ? { rateCard } : { bookingEstimate } }),
    ),
  );
}

beforeEach(() => {
  localStorage.clear();
  session.open('a token', 'amani');
  estimateWith(null);
});

const stored = {
  documentId: 'b1',
  revision: 1,
  service: 'Runway model',
  quantity: 1,
  extras: [] as string[],
  firstDay: '2026-11-08',
  lastDay: '2026-11-10',
} as Booking;

const open = async (booking: Booking | null = null) => {
  await renderScreen(<BookingForm booking={booking} day="" onClose={() => undefined} />);
  await screen.findByLabelText(/^First day/);
};
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const typeFirst = (value: string) => fireEvent.change(field(/^First day/), { target: { value } });
const typeLast = (value: string) => fireEvent.change(field(/^Last day/), { target: { value } });
const lastDay = () => field(/^Last day/).value;

test('the last day follows the first while it is typed, digit by digit', async () => {
  await open();
  for (const year of ['0002', '0020', '0202', '2026']) typeFirst(`${year}-11-27`);
  expect(lastDay()).toBe('2026-11-27');
});

test('a chosen last day stays, but is never before the first', async () => {
  await open();
  typeFirst('2026-11-27');
  typeLast('2026-11-29');
  typeFirst('2026-11-28');
  expect(lastDay()).toBe('2026-11-29');
  typeFirst('2026-12-01');
  expect(lastDay()).toBe('2026-12-01');
});

test('discarding the draft restores the saved last day', async () => {
  await open(stored);
  typeFirst('2026-11-10');
  cleanup();
  await open(stored);
  fireEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(field(/^First day/).value).toBe('2026-11-08');
  expect(lastDay()).toBe('2026-11-10');
});

test('a changed booking explains that its current total leaves the client’s estimate unchanged', async () => {
  const estimate = { lines: [{ label: 'Runway model', amount: 40_000 }], total: 40_000, isFrom: false };
  estimateWith(estimate);
  await open(stored);
  expect(await screen.findByText(/The client’s estimate does not change/)).toBeTruthy();
});

test("a stored booking offers no history, because visitors' submissions have no versions", async () => {
  await open(stored);
  expect(screen.queryByRole('button', { name: 'History' })).toBeNull();
});
