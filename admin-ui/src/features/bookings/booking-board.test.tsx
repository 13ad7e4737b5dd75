import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { session } from '../../strapi/owner-session';
import { renderScreen } from '../../testing/render-screen';
import { BookingBoard } from './booking-board';

const REVISION_NOW = 2;

const overtaken = {
  message: 'Somebody was faster',
  extensions: {
    code: 'STRAPI_CONFLICT_ERROR',
    error: { name: 'ConflictError', message: 'Somebody was faster', details: { current: {} } },
  },
};

const enquiry = (revision: number) => ({
  documentId: 'b1',
  revision,
  service: 'Runway model',
  firstDay: '2026-12-08',
  lastDay: '2026-12-10',
  startTime: null,
  city: 'Nairobi',
  name: 'Jane Wanjiru',
  state: 'enquiry',
  holdRank: null,
  holdEndsAt: null,
  asksForOtherDays: false,
});

test('a conflicting transition waits until the owner has seen the current booking', async () => {
  session.open('a token', 'amani');
  const sent: number[] = [];
  vi.stubGlobal(
    'fetch',
    vi.fn(async (_address: string, { body }: { body: string }) => {
      const { query, variables } = JSON.parse(body);
      if (query.startsWith('mutation')) {
        sent.push(variables.data.revision);
        if (variables.data.revision < REVISION_NOW) return Response.json({ data: null, errors: [overtaken] });
        return Response.json({ data: { moved: { ...enquiry(REVISION_NOW + 1), state: 'declined' } } });
      }
      if (query.includes('owingBookings')) return Response.json({ data: { owingBookings: [] } });
      const read = enquiry(sent.length === 0 ? REVISION_NOW - 1 : REVISION_NOW);
      return Response.json({
        data: {
          enquiry: { nodes: [read], pageInfo: { total: 1 } },
          clashes: [],
          away: [],
          otherDays: null,
          changes: [],
          link: null,
          moveConsequences: null,
        },
      });
    }),
  );
  await renderScreen(<BookingBoard />);
  fireEvent.click(await screen.findByRole('button', { name: /Jane Wanjiru/ }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Decline' }));
  const dialog = within(await screen.findByRole('dialog'));
  const decline = () => fireEvent.click(dialog.getByRole('button', { name: 'Decline' }));

  decline();
  await dialog.findByText('This booking has changed since you opened this dialog');
  expect(dialog.queryByRole('button', { name: 'Decline' })).toBeNull();
  fireEvent.click(dialog.getByRole('checkbox', { name: 'I have read the change' }));
  decline();

  await waitFor(() => expect(sent).toEqual([REVISION_NOW - 1, REVISION_NOW]));
  await screen.findByText('Booking declined');
});
