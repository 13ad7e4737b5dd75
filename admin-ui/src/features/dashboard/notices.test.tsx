import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { session } from '../../strapi/owner-session';
import { renderScreen } from '../../testing/render-screen';
import { Notices } from './notices';

const booking = {
  documentId: 'b1',
  name: 'Nomad Denim',
  service: 'Runway model',
  firstDay: '2026-12-12',
  lastDay: '2026-12-12',
};
const notice = (id: number, event: string, more: object = {}) => ({
  id,
  at: '2026-11-25T09:00:00.000Z',
  event,
  booking,
  work: null,
  rank: null,
  quoteNumber: null,
  ...more,
});

let notices: ReturnType<typeof notice>[];
const dismissed = vi.fn();

beforeEach(() => {
  session.open('a token', 'amani');
  dismissed.mockClear();
  vi.stubGlobal(
    'fetch',
    vi.fn(async (_address: string, { body }: { body: string }) => {
      const { query, variables } = JSON.parse(body);
      if (query.startsWith('mutation')) {
        dismissed(variables.id);
        notices = notices.filter(({ id }) => id !== variables.id);
        return Response.json({ data: { dismissNotice: true } });
      }
      return Response.json({ data: { ownerNotices: notices } });
    }),
  );
});

test('each notice links to its booking and stays until it is dismissed', async () => {
  const severalDays = { ...booking, name: 'Vlisco', lastDay: '2026-12-14' };
  notices = [
    notice(1, 'HOLD_ENDED'),
    notice(2, 'MOVED_UP', { rank: 1 }),
    notice(3, 'MOVED_UP', { rank: 2, booking: severalDays }),
  ];
  await renderScreen(<Notices />);
  const ended = await screen.findByRole('link', {
    name: /^The option for Nomad Denim has expired: Runway model, /,
  });
  expect(ended.getAttribute('href')).toBe('/bookings/b1');
  expect(screen.getByRole('link', { name: /^Nomad Denim moved up to first option: / })).toBeDefined();
  expect(
    screen.getByRole('link', { name: /^Vlisco moved up to second option on its busiest day: / }),
  ).toBeDefined();

  fireEvent.click(screen.getByRole('button', { name: /^Dismiss: The option for Nomad Denim/ }));
  await waitFor(() => expect(screen.queryByRole('link', { name: /has expired/ })).toBeNull());
  expect(dismissed).toHaveBeenCalledExactlyOnceWith(1);
  expect(screen.getAllByRole('link', { name: /moved up/ })).toHaveLength(2);
});

test('a failed job links to the schedule, and an unknown event still names its booking', async () => {
  notices = [notice(1, 'WORK_FAILED', { booking: null, work: 'Clears the bin' }), notice(2, 'RESCHEDULED')];
  await renderScreen(<Notices />);
  const failed = await screen.findByRole('link', {
    name: 'This task failed and will run again: Clears the bin',
  });
  expect(failed.getAttribute('href')).toBe('/activity/schedule');
  expect(screen.getByRole('link', { name: /^Nomad Denim: Runway model/ })).toBeDefined();
});

test('the offer of a second factor links to its settings and can be dismissed', async () => {
  notices = [notice(1, 'SECOND_FACTOR_OFFERED', { booking: null })];
  await renderScreen(<Notices />);
  const offer = await screen.findByRole('link', { name: /^Protect your sign-in: / });
  expect(offer.getAttribute('href')).toBe('/settings#signing-in');
  fireEvent.click(screen.getByRole('button', { name: /^Dismiss: Protect your sign-in/ }));
  await waitFor(() => expect(dismissed).toHaveBeenCalledExactlyOnceWith(1));
});

test('a reported payment names the quote and links to its booking', async () => {
  notices = [notice(1, 'PAYMENT_CLAIMED', { quoteNumber: 'Q-2026-0003' })];
  await renderScreen(<Notices />);
  const link = await screen.findByRole('link', {
    name: 'Nomad Denim says that they paid for Q-2026-0003.',
  });
  expect(link.getAttribute('href')).toBe('/bookings/b1');
});
