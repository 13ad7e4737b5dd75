import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { session } from '../../strapi/owner-session';
import { renderScreen } from '../../testing/render-screen';
import { OtherDays } from './other-days';

const asked = {
  firstDay: '2026-12-14',
  lastDay: '2026-12-15',
  revision: 3,
  clashes: [
    {
      documentId: 'b2',
      service: 'Runway model',
      name: 'Vlisco',
      firstDay: '2026-12-15',
      lastDay: '2026-12-15',
      state: 'confirmed',
      holdRank: null,
      holdEndsAt: null,
    },
  ],
  away: [{ documentId: 'a1', firstDay: '2026-12-14', lastDay: '2026-12-14', note: 'Lagos' }],
};

const booking = {
  documentId: 'b1',
  revision: 4,
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
  asksForOtherDays: false,
};

const refusal = {
  message: 'These dates overlap a confirmed booking.',
  extensions: {
    code: 'BAD_USER_INPUT',
    error: { name: 'ValidationError', message: 'These dates overlap a confirmed booking.', details: {} },
  },
};

let sent: object[];
let isRefused: boolean;

beforeEach(() => {
  session.open('a token', 'amani');
  sent = [];
  isRefused = false;
  vi.stubGlobal(
    'fetch',
    vi.fn(async (_address: string, { body }: { body: string }) => {
      const { variables } = JSON.parse(body);
      sent.push(variables);
      if (isRefused) return Response.json({ data: null, errors: [refusal] });
      return Response.json({ data: { answered: booking } });
    }),
  );
});

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

test('the owner sees what is on the asked days before answering', async () => {
  await renderScreen(<OtherDays documentId="b1" asked={asked} />);
  expect(
    await screen.findByRole('heading', { name: /^The client asks for other days: Mon, Dec 14/ }),
  ).toBeDefined();
  expect(screen.getByRole('link', { name: /^Confirmed: Runway model for Vlisco, / })).toBeDefined();
  expect(screen.getByRole('link', { name: /Lagos$/ })).toBeDefined();
});

test.each([
  ['Accept these days', true, 'The booking has moved to the days that the client asked for'],
  ['Decline these days', false, 'Days declined. The booking stays as it is'],
])('“%s” sends the answer with the revision that was read', async (button, accept, done) => {
  await renderScreen(<OtherDays documentId="b1" asked={asked} />);
  await press(button);
  await screen.findByText(done);
  expect(sent).toEqual([{ documentId: 'b1', revision: 3, accept }]);
});

test('a refusal is shown in place, and the days can still be declined', async () => {
  isRefused = true;
  await renderScreen(<OtherDays documentId="b1" asked={asked} />);
  await press('Accept these days');
  await screen.findByText('These dates overlap a confirmed booking.');
  isRefused = false;
  await press('Decline these days');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.at(-1)).toMatchObject({ accept: false });
});
