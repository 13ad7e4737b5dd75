// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { toClientBooking } from '../../../features/bookings/client-booking';
import type { ClientBookingRow } from '../../../features/bookings/documents';
import { bookingQueries } from '../../../features/bookings/queries';
import { useClientBooking } from '../../../features/bookings/use-client-booking';
import { strapi } from '../../../strapi/client';
import { StrapiRefusal } from '../../../strapi/failures';
import { ChangedBooking } from './changed-booking';
import { CancelPart, QuotePart } from './client-booking';
import { OtherDaysPart } from './other-days';

type Row = NonNullable<ClientBookingRow>;

const quote = (number: string, total: number) => ({
  number,
  revision: 2,
  firstDay: '2099-12-31',
  lastDay: '2099-12-31',
  lines: [],
  discount: 0,
  discountPercent: 0,
  vatPercent: 0,
  vat: 0,
  total,
  currency: 'KES',
  validUntil: '2099-12-01',
  terms: '',
  usage: '',
  state: 'sent',
  payment: null,
  accepted: null as { name: string; company: string | null; day: string } | null,
});

const row: Row = {
  service: 'Fashion Shoot',
  unit: 'day',
  quantity: 2,
  extras: [],
  firstDay: '2099-12-31',
  lastDay: '2099-12-31',
  startTime: null,
  city: 'Nairobi',
  venue: null,
  name: 'Wanjiru Otieno',
  notes: null,
  state: 'enquiry',
  holdRank: null,
  holdEndsAt: null,
  canCancel: true,
  whatsapp: null,
  endsAt: '2100-03-31T21:30:00.000Z',
  revision: 1,
  notice: null,
  hasCalendarFile: false,
  otherDays: null,
  daysTaken: false,
  estimate: { lines: [], total: 40_000, currency: 'KES', isFrom: false },
  quote: quote('Q-2026-0001', 55_000),
  payments: null,
};

const { queryKey } = bookingQueries.client('token');
let client: QueryClient;

function Page() {
  const page = useClientBooking('token');
  return (
    <main>
      <ChangedBooking page={page} />
      <h1>{page.booking?.title}</h1>
      <QuotePart page={page} />
      <OtherDaysPart page={page} />
      <CancelPart page={page} />
    </main>
  );
}

beforeEach(async () => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(queryKey, toClientBooking(row));
  const router = createRouter({
    routeTree: createRootRouteWithContext()({ component: Page }),
    history: createMemoryHistory(),
    context: { queryClient: client },
  });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByText('Accept this quote');
});

/**
 * Sets the current booking of the CMS, which refuses actions on an older one. @returns a mock that counts the attempts
 */
function cmsHas(current: Row) {
  const tried = vi.fn();
  const by = { name: 'Zuri', company: null, day: '2026-11-28' };
  const accepted = { ...current, quote: { ...current.quote, state: 'accepted', revision: 3, accepted: by } };
  vi.spyOn(strapi, 'request').mockImplementation(async ({ variables }): Promise<unknown> => {
    const { seen } = variables as { seen?: object };
    if (!seen) return { clientBooking: current };
    tried();
    if (JSON.stringify(seen) !== toClientBooking(current).seen)
      throw new StrapiRefusal('STRAPI_CONFLICT_ERROR', 'There is a newer quote.');
    return { booking: accepted };
  });
  return () => tried.mock.calls.length;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const isDisabled = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;
const openPart = (label: string) => {
  const details = screen.getByText(label).closest('details') as HTMLDetailsElement;
  details.open = true;
  fireEvent(details, new Event('toggle'));
};

const tickFor = (number: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', {
    name: `I accept quote ${number} and its terms`,
    hidden: true,
  });
const sign = (number: string) => {
  fireEvent.change(screen.getByLabelText('Your full name'), { target: { value: 'Zuri' } });
  fireEvent.click(tickFor(number));
};

test('accepting asks once and names the sum', async () => {
  const tries = cmsHas(row);
  openPart('Accept this quote');
  sign('Q-2026-0001');
  press('Accept KES 55,000');
  await screen.findByText(/^Accepted by Zuri, on 28.November.2026\.$/);
  expect(tries()).toBe(1);
  expect(screen.queryByRole('dialog')).toBeNull();
  await vi.waitFor(
    () => expect(document.activeElement?.textContent).toBe('Accepted, waiting for confirmation'),
    30_000,
  );
});

test('a newer quote does not take the place of the one that is read, and nothing is accepted by a second tap', async () => {
  const newer = { ...row, quote: quote('Q-2026-0002', 155_000) };
  const tries = cmsHas(newer);
  openPart('Accept this quote');
  sign('Q-2026-0001');
  press('Accept KES 55,000');
  expect(await screen.findByRole('dialog', { name: 'There is a newer quote' })).toBeDefined();
  expect(screen.getByText('Quote Q-2026-0002: KES 155,000')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Accept KES 155,000' })).toBeNull();
  expect(isDisabled('Show my booking')).toBe(true);
  press('Show my booking');
  expect(screen.getByRole('dialog')).toBeDefined();
  fireEvent.click(screen.getByRole('checkbox', { name: 'I have read the new sum: KES 155,000' }));
  press('Show my booking');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Your quote is here');
  expect(screen.getByText('Accept this quote').closest('details')?.open).toBe(false);
  expect(tries()).toBe(1);
  openPart('Accept this quote');
  expect(screen.getByLabelText<HTMLInputElement>('Your full name').value).toBe('Zuri');
  expect(tickFor('Q-2026-0002').checked).toBe(false);
  fireEvent.click(tickFor('Q-2026-0002'));
  press('Accept KES 155,000');
  await screen.findByText((text) => text.startsWith('Accepted by Zuri'));
});

test('a change that is found by looking again is confirmed before anything can be done', async () => {
  openPart('Cancel this booking');
  const confirmed = toClientBooking({ ...row, state: 'confirmed', revision: 2 });
  act(() => void client.setQueryData(queryKey, confirmed));
  expect(await screen.findByRole('dialog', { name: 'Your booking has changed' })).toBeDefined();
  expect(screen.getByText('Now: Confirmed')).toBeDefined();
  press('Show my booking');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('Cancel this booking').closest('details')?.open).toBe(false);
});

test('asking for other days sends them once, and the page then says that they wait', async () => {
  const sent = vi.fn();
  const otherDays = { firstDay: '2100-01-04', lastDay: '2100-01-05', isDeclined: false };
  vi.spyOn(strapi, 'request').mockImplementation(async ({ variables }): Promise<unknown> => {
    sent(variables);
    return { booking: { ...row, revision: 2, otherDays } };
  });
  openPart('Ask for other days');
  fireEvent.change(screen.getByLabelText('First day'), { target: { value: '2100-01-04' } });
  fireEvent.change(screen.getByLabelText('Last day (if more than one)'), { target: { value: '2100-01-05' } });
  press('Ask for these days');
  await screen.findByText((text) => text.startsWith('You asked for'));
  expect(sent).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ token: 'token', firstDay: '2100-01-04', lastDay: '2100-01-05' }),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});

const ANSWERS: [answer: string, change: Partial<Row>, text: string][] = [
  ['accepts', { firstDay: '2100-01-04', lastDay: '2100-01-04' }, 'New dates: 4 January 2100'],
  [
    'declines',
    { otherDays: { firstDay: '2100-01-04', lastDay: '2100-01-04', isDeclined: true } },
    'You asked for 4 January 2100. I’m sorry, I’m not available then. Your booking stays as it is.',
  ],
];

test.each(ANSWERS)(
  'a client who has the page open reads that the owner %s other days',
  async (_, change, text) => {
    act(() => void client.setQueryData(queryKey, toClientBooking({ ...row, ...change, revision: 2 })));
    const dialog = await screen.findByRole('dialog', { name: 'Your booking has changed' });
    expect(dialog.textContent?.replaceAll('\u00A0', ' ')).toContain(text);
  },
);
